import { computeCalendar } from "#server/calendar/compute-calendar.ts";
import { runAtOnce, runInSlices } from "#server/calendar/slices.ts";
import { loadLibrary } from "#server/content/load-library.ts";
import { folders } from "#server/folders.ts";
import { toCalendarPlace } from "#server/calendar/places.ts";
import { atMost, report } from "./figures.ts";

/** This program measures the CPU time of a year of the calendar, and how long it keeps the server from other work. */
const rounds = 8;

const { calendar: texts } = loadLibrary(folders.content, folders.public);
const place = toCalendarPlace(texts.place);
const yearFrom = (year: number) => computeCalendar(texts, { place, first: `${year}-01-01`, count: 365 });

runAtOnce(yearFrom(2015));
const before = process.cpuUsage();
for (let round = 0; round < rounds; round++) runAtOnce(yearFrom(2016 + round));
const { user } = process.cpuUsage(before);

let longest = 0;
let turned = performance.now();
const watching = setInterval(() => {
  longest = Math.max(longest, performance.now() - turned);
  turned = performance.now();
}, 0);
await runInSlices(yearFrom(2026));
clearInterval(watching);

report([
  atMost(250, { what: "CPU time of a year of the calendar", value: user / 1000 / rounds, unit: " ms", digits: 0 }),
  atMost(50, { what: "longest wait of a request while it is computed", value: longest, unit: " ms", digits: 0 }),
]);
