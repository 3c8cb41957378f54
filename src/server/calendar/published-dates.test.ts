import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Observance } from "./observance.ts";
import { observe } from "./observances.ts";
import type { Place } from "./sky.ts";
import { runAtOnce } from "./slices.ts";

/**
 * Each published table was made for one of these places. The almanac of 2023 does not name its place; this one fits its
 * sunrises.
 */
const places: Readonly<Record<string, Place>> = {
  delhi: { latitude: 28.6139, longitude: 77.209, zone: "Asia/Kolkata" },
  kashi: { latitude: 25.2, longitude: 82.6, zone: "Asia/Kolkata" },
  ayodhya: { latitude: 26.79, longitude: 82.2, zone: "Asia/Kolkata" },
  calgary: { latitude: 51.0447, longitude: -114.0719, zone: "America/Edmonton" },
  bern: { latitude: 46.948, longitude: 7.447, zone: "Europe/Zurich" },
};

const published = readTable("published-dates.csv");
const explained = readTable("explained-dates.csv");

/** The computed observances of each place, for the years of which published dates exist. */
const computed = new Map(
  Object.entries(places).map(([name, place]): [string, Observance[]] => {
    const dates = published.filter((row) => row[3] === name).map(([date = ""]) => Number(date.slice(0, 4)));
    const [first, last] = [Math.min(...dates), Math.max(...dates)];
    return [name, runAtOnce(observe(place, `${first}-01-01`, (last - first + 1) * 366)).observances];
  }),
);

/** An observance without a custom is kept by people of all customs. */
const isComputed = ([date, id, custom, place = ""]: readonly string[]) =>
  (computed.get(place) ?? []).some(
    (found) => found.date === date && found.id === id && (custom === "" || (found.custom ?? custom) === custom),
  );

const keyOf = (row: readonly string[]) => row.slice(0, 4).join(" ");

test("each of the published dates is the computed one, or the table beside it says why not", () => {
  expect(published.length).toBeGreaterThanOrEqual(810);
  const differing = published.filter((row) => !isComputed(row));
  expect(differing.map(keyOf).toSorted()).toEqual(explained.map(keyOf).toSorted());
});

test("a difference is a fault of the source, the custom of some, or a day in doubt", () => {
  for (const [, , , , kind, why = ""] of explained) {
    expect(["source", "custom", "doubt"]).toContain(kind);
    expect(why.length).toBeGreaterThan(10);
  }
});

/** Reads the rows of a table of this folder, without its heading. A field with commas is in quotation marks. */
function readTable(file: string): string[][] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ""),
  );
}
