/**
 * Prints how well what is chanted aloud is counted, with nine persons' recorded speech units in a room, beside the goals
 * and the prototype. Exit code 1 where a goal is missed. Installs festival's voices (root, apt). Every sitting has another
 * person, text and seed.
 *
 *     npm run aloud:figures -- [--sittings 18] [--seed 3] [--only "near talker"] [--sounds folder] [--before checkout]
 *
 * `--only`: rows with these words in their names; may be given more than once. `--sounds`: keeps the sittings, for the next version to hear them too.
 * `--before`: another checkout of this project, whose listener hears the same sittings first; its rows have no verdict.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SAMPLE_RATE } from "mantra-listening";
import { installPersons, PERSONS_RATE } from "../persons/festival.ts";
import { PERSONS } from "../persons/voices.ts";
import { readMantraTexts } from "mantra-media/voice/mantra-text.ts";
import { describeScores } from "./describe-scores.ts";
import { keepSounds } from "./kept-sounds.ts";
import type { CountScore } from "./score-count.ts";
import { CONDITIONS, type Condition, COUNTED, type Goals, GOALS, MOST_CPU, MOST_FALSE_AN_HOUR } from "./sessions.ts";
import {
  type Chanter,
  type Cost,
  createEarlierSittings,
  createSittings,
  measureResampling,
  rememberSounds,
  TALK_SECONDS,
} from "./sittings.ts";

/** These texts last two seconds and more when they are spoken. */
const TEXTS = new Set([
  "om-namo-bhagavate",
  "om-namo-narayanaya",
  "maha-mantra",
  "gayatri-mantra",
  "vakratunda",
  "sarva-mangala",
]);
/** Seeds are made of places in the list of conditions. These places are for sittings that belong to no condition. */
const FOUND_PLACE = 50;
const TALK_PLACE = 60;

if (PERSONS_RATE !== SAMPLE_RATE) throw new Error("persons chant at another rate than the listener hears");
installPersons();
const { values: options } = parseArgs({
  options: {
    sittings: { type: "string", default: "18" },
    seed: { type: "string", default: "3" },
    only: { type: "string", multiple: true, default: [""] },
    sounds: { type: "string" },
    before: { type: "string" },
  },
});
const sittings = Number(options.sittings);
const texts = readMantraTexts(join(import.meta.dirname, "../../../content")).filter(({ id }) => TEXTS.has(id));
const kept = keepSounds(options.sounds ?? null);
const sounds = rememberSounds(kept);
const people = createSittings(sounds);
const before = options.before === undefined ? null : (await createEarlierSittings(options.before))(sounds);
const isShown = (name: string) => options.only.some((words) => name.includes(words));
let faults = 0;

const chanters = (place: number, number = sittings): Chanter[] =>
  Array.from({ length: number }, (_, sitting) => {
    const [text, person] = [texts[sitting % texts.length], PERSONS[(sitting * 2 + place) % PERSONS.length]];
    if (!text || !person) throw new Error("there are neither texts nor persons");
    return { text, person, seed: 1_000_000 * Number(options.seed) + 100 * place + sitting };
  });

/** A mala is four times as long as another sitting, so there are fewer of them. */
const sittingsOf = ({ repetitions = COUNTED }: Condition) => Math.ceil((sittings * COUNTED) / repetitions);

function judge(failed: readonly string[]): string {
  faults += failed.length;
  return failed.length === 0 ? "kept" : `missed: ${failed.join(", ")}`;
}

function showBefore(name: string, scores: readonly CountScore[], goals: Goals) {
  if (scores.length > 0) console.log(`| ${name}, before | ${describeScores(scores, goals).cells} | – | – |`);
}

function show(name: string, scores: readonly CountScore[], { goals, prototype }: { goals: Goals; prototype: string }) {
  if (scores.length === 0) {
    console.log(`| ${name} | 0 | – | – | – | – | –, – | ${judge(["every lesson refused"])} | ${prototype} |`);
    return;
  }
  const described = describeScores(scores, goals);
  console.log(`| ${name} | ${described.cells} | ${judge(described.faults)} | ${prototype} |`);
}

console.log(`${sittings} sittings of ${COUNTED} repetitions a row, a quarter as many malas of 108, taught by three; seed ${options.seed};
texts: ${texts.map(({ id }) => id).join(", ")}.

| condition | repetitions | missed % | false % | exact % | within 1 % | latency median, 95 % s | goals | prototype: missed, false; latency |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |`);
for (const [place, condition] of CONDITIONS.entries()) {
  if (!isShown(condition.name)) continue;
  const sat: (CountScore | null)[] = [];
  const satBefore: (CountScore | null)[] = [];
  for (const chanter of chanters(place, sittingsOf(condition))) {
    if (before) satBefore.push(before.sitTaught(chanter, condition));
    sat.push(people.sitTaught(chanter, condition));
    sounds.forget();
  }
  const scores = sat.filter((score) => score !== null);
  showBefore(
    condition.name,
    satBefore.filter((score) => score !== null),
    GOALS[condition.group],
  );
  const refused = sat.length - scores.length;
  show(refused === 0 ? condition.name : `${condition.name} (${refused} of ${sat.length} could not teach)`, scores, {
    goals: GOALS[condition.group],
    prototype: condition.prototype,
  });
}
const FOUND = "free tempo, breaths, room, found by our recording";
const [atEase] = CONDITIONS;
if (atEase && isShown(FOUND)) {
  if (before) {
    const found = chanters(FOUND_PLACE).map((chanter) => before.sitFound(chanter, atEase));
    showBefore(FOUND, found, GOALS.quiet);
  }
  const scores = chanters(FOUND_PLACE).map((chanter) => people.sitFound(chanter, atEase));
  show(FOUND, scores, { goals: GOALS.quiet, prototype: "0.7 %, 1; –" });
}
if (isShown("only others talk")) showTalk();
showCost(people);
process.exitCode = faults === 0 ? 0 : 1;

function showTalk() {
  const talks = chanters(TALK_PLACE, Math.min(sittings, texts.length)).map(({ text, seed }) =>
    people.talkedAt(text, kept.talk(TALK_SECONDS, seed)),
  );
  const counted = talks.reduce((sum, count) => sum + count, 0);
  const anHour = (3600 * counted) / (TALK_SECONDS * talks.length);
  const verdict = judge(anHour <= MOST_FALSE_AN_HOUR ? [] : ["false"]);
  console.log(`
Only others talk, ${talks.length} × ${TALK_SECONDS} s: ${counted} counted, ${anHour.toFixed(1)} an hour (goal ${MOST_FALSE_AN_HOUR}; prototype 0 in 3 hours): ${verdict}.`);
}

function showCost({ work, lessons }: Cost) {
  const resampling = measureResampling();
  console.log(`
Lessons refused: ${lessons.refused} of ${lessons.taught}, each taught again.
CPU for a second of sound, ms (goal ${MOST_CPU}; prototype 2 to 5 without the way from 48 kHz down to 16, which is ${resampling.toFixed(1)} of it):`);
  for (const [name, { cpu, heard }] of Object.entries(work)) {
    if (heard === 0) continue;
    const cost = (1000 * cpu) / heard + resampling;
    console.log(`- ${name}: ${cost.toFixed(1)}, ${judge(cost <= MOST_CPU ? [] : ["cpu"])}`);
  }
}
