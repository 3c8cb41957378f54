/**
 * Prints how well real people are counted beside the voices of recorded speech units, in the same room and noise: malas of 108.
 *
 *     npm run aloud:people -- --digits <folder> [--half heard|judged] [--only "fan"] [--sounds folder] [--synthetic 6]
 *                        [--before checkout]
 *
 * `--digits`: a copy of the Free Spoken Digit Dataset; where there is none, the command says how to fetch it. It fetches
 * nothing itself. The persons are divided: `heard` are those with whom limits are chosen, `judged` are the others, left alone until then.
 * `--synthetic`: sittings a row of festival's voices, which are installed (root, apt); 0 leaves them out. `--sounds`: as for `aloud:figures`.
 * `--before`: another checkout of this project, whose listener hears the same sittings; figures that differ are "before → now".
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readMantraTexts } from "mantra-media/voice/mantra-text.ts";
import { keepSounds } from "../aloud/kept-sounds.ts";
import type { CountScore } from "../aloud/score-count.ts";
import { type Chanter, type Cost, createEarlierSittings, createSittings, rememberSounds } from "../aloud/sittings.ts";
import { installPersons } from "../persons/festival.ts";
import { PERSONS } from "../persons/voices.ts";
import { LEAST_WITHIN, MOST_COUNTED, MOST_LATENCY, PEOPLE_CONDITIONS, type PeopleCondition } from "./conditions.ts";
import {
  readSpeakers,
  recordSpeaker,
  type Speaker,
  SPOKEN_TEXTS,
  type SpokenOptions,
  type SpokenText,
} from "./spoken-digits.ts";

const MALA = 108;
/** A sitting with another text than the taught one has so many repetitions. */
const OTHERS = 54;
/** These are two short texts and a verse, which people chant most often. */
const MANTRAS = ["om-namo-bhagavate", "om-namo-narayanaya", "sarva-mangala"];
const SEED = 40;

const { values: options } = parseArgs({
  options: {
    digits: { type: "string", default: "free-spoken-digit-dataset" },
    half: { type: "string", multiple: true, default: ["heard", "judged"] },
    only: { type: "string", multiple: true, default: [""] },
    sounds: { type: "string" },
    synthetic: { type: "string", default: "6" },
    before: { type: "string" },
  },
});

/** A row of the table is made of these figures. */
interface Row {
  readonly scores: readonly CountScore[];
  /** How many repetitions of another text were counted, and of how many. */
  readonly counted: number;
  readonly said: number;
  readonly lessons: number;
  readonly refused: number;
  readonly sittings: number;
}

/** Lets a person sit in each of several sittings. */
function sitAll<Text extends { readonly id: string }, Somebody>(
  people: Cost & Pick<ReturnType<typeof createSittings<Text, Somebody>>, "sitTaught" | "sitWithAnother">,
  chanters: readonly (Chanter<Text, Somebody> & { readonly another: Text })[],
  condition: PeopleCondition,
): Row {
  const before = { ...people.lessons };
  const scores: CountScore[] = [];
  let [counted, said] = [0, 0];
  for (const chanter of chanters) {
    if (condition.mostMissed !== null) {
      const score = people.sitTaught(chanter, { ...condition, repetitions: MALA });
      if (score) scores.push(score);
      continue;
    }
    const others = people.sitWithAnother(chanter, chanter.another, { ...condition, repetitions: OTHERS });
    if (others === null) continue;
    counted += others;
    said += OTHERS;
  }
  const { taught, refused } = people.lessons;
  return {
    scores,
    counted,
    said,
    lessons: taught - before.taught,
    refused: refused - before.refused,
    sittings: chanters.length,
  };
}

/** The cells of a row from its repetitions on, and whether the goals are kept. */
function describe(condition: PeopleCondition, row: Row): string[] {
  const lessons = `${row.refused} of ${row.lessons}`;
  if (condition.mostMissed === null) {
    const share = (100 * row.counted) / row.said;
    const verdict = share <= MOST_COUNTED ? "kept" : "missed: counted";
    return [`${row.said}`, "–", share.toFixed(1), "–", "–", lessons, verdict];
  }
  const sum = (of: (score: CountScore) => number) => row.scores.reduce((total, score) => total + of(score), 0);
  const repetitions = sum((score) => score.repetitions);
  const missed = (100 * sum((score) => score.missed)) / repetitions;
  const extra = (100 * sum((score) => score.false)) / repetitions;
  const within = row.scores.filter((score) => Math.abs(score.false - score.missed) <= 1).length;
  const latencies = row.scores.flatMap((score) => score.latencies).toSorted((a, b) => a - b);
  const latency = (part: number) => latencies[Math.floor(part * (latencies.length - 1))] ?? Number.NaN;
  const judged: [string, boolean][] = [
    ["missed", missed <= condition.mostMissed],
    ["malas", 100 * within >= LEAST_WITHIN * row.sittings],
    ["latency", latency(0.5) <= MOST_LATENCY.median && latency(0.95) <= MOST_LATENCY.most],
  ];
  const faults = judged.flatMap(([name, isKept]) => (isKept ? [] : [name]));
  return [
    `${repetitions}`,
    missed.toFixed(1),
    extra.toFixed(1),
    `${within} of ${row.sittings}`,
    `${latency(0.5).toFixed(2)}, ${latency(0.95).toFixed(2)}`,
    lessons,
    faults.length === 0 ? "kept" : `missed: ${faults.join(", ")}`,
  ];
}

/** Prints a row. `rows` has that of the earlier listener, if there is one, and then that of this one. */
function print(condition: PeopleCondition, material: string, persons: number, rows: readonly Row[]): void {
  const [now = [], before = now] = rows.map((row) => describe(condition, row)).toReversed();
  const cells = now.map((cell, at) => (before[at] === cell ? cell : `${before[at]} → ${cell}`));
  console.log(`| ${[condition.name, material, persons, ...cells].join(" | ")} |`);
}

const speakers = readSpeakers(options.digits);
const halves: Readonly<Record<string, readonly Speaker[]>> = {
  heard: speakers.filter((_, at) => at % 2 === 0),
  judged: speakers.filter((_, at) => at % 2 === 1),
};
const spokenSounds = rememberSounds({
  session: (text: SpokenText, speaker: Speaker, spoken) =>
    // The sitting passes on what the conditions choose, so these are the options of a speaker.
    recordSpeaker(text, speaker, { ...(spoken as SpokenOptions), others: speakers.filter((one) => one !== speaker) }),
});

const mantras = readMantraTexts(join(import.meta.dirname, "../../../content")).filter(({ id }) => MANTRAS.includes(id));
const madeSounds = rememberSounds(keepSounds(options.sounds ?? null));
const earlier = options.before === undefined ? [] : [await createEarlierSittings(options.before)];
const versions = [...earlier, createSittings];
const real = versions.map((create) => create(spokenSounds));
const synthetic = versions.map((create) => create(madeSounds));
const voices = Number(options.synthetic);
if (voices > 0) installPersons();

const otherOf = <T>(list: readonly T[], at: number): T => {
  const other = list[at % list.length];
  if (other === undefined) throw new Error("there are no texts or persons");
  return other;
};

console.log(`Malas of ${MALA}, each taught by three repetitions. Real: ${speakers.map(({ id }) => id).join(", ")} (Free Spoken Digit Dataset, 8 kHz), texts
${SPOKEN_TEXTS.map(({ id }) => id).join(" and ")}, every word another take, joined here. Heard while limits are chosen: ${halves.heard?.map(({ id }) => id).join(", ")}; judged: the others.
Synthetic: ${MANTRAS.join(", ")} by festival's voices. Malas are within one bead; goals: ${LEAST_WITHIN} % of them, latency ${MOST_LATENCY.median} and ${MOST_LATENCY.most} s.

| condition | who | persons | repetitions | missed % | false % | malas within 1 | latency median, 95 % s | lessons refused | goals |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |`);
for (const [place, condition] of PEOPLE_CONDITIONS.entries()) {
  if (!options.only.some((words) => condition.name.includes(words))) continue;
  for (const half of options.half) {
    const persons = halves[half] ?? [];
    const chanters = persons.flatMap((person, at) =>
      SPOKEN_TEXTS.map((text, which) => ({
        text,
        another: otherOf(SPOKEN_TEXTS, which + 1),
        person,
        seed: 1_000_000 * SEED + 1000 * place + 10 * at + which,
      })),
    );
    const rows = real.map((people) => sitAll(people, chanters, condition));
    print(condition, `real, ${half}`, persons.length, rows);
    spokenSounds.forget();
  }
  if (condition.isOfPeople || voices === 0) continue;
  const chanters = Array.from({ length: voices }, (_, at) => ({
    text: otherOf(mantras, at),
    another: otherOf(mantras, at + 1),
    person: otherOf(PERSONS, 2 * at + place),
    seed: 1_000_000 * SEED + 1000 * place + 500 + at,
  }));
  const rows = synthetic.map((people) => sitAll(people, chanters, condition));
  print(condition, "synthetic", new Set(chanters.map(({ person }) => person)).size, rows);
  madeSounds.forget();
}
for (const [name, costs] of Object.entries({ real, synthetic })) {
  const counting = costs.map(({ work }) => work.counting).filter(({ heard }) => heard > 0);
  if (counting.length === 0) continue;
  const cpu = counting.map((work) => ((1000 * work.cpu) / work.heard).toFixed(2)).join(" → ");
  console.log(`\nCPU while counting, ${name}: ${cpu} ms for a second of sound.`);
}
