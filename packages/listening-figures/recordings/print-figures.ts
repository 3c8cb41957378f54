/**
 * Prints how well recordings are imported, with nine persons' recorded speech units, whose times are known, beside the
 * goals: npm run recording:figures [-- recordings]. Installs festival's voices (root, apt). Every recording has another
 * person, text, seed and number of repetitions.
 */
import { join } from "node:path";
import { installPersons } from "../persons/festival.ts";
import { recordSession, type Session, type SessionOptions } from "../persons/session.ts";
import { type Person, PERSONS } from "../persons/voices.ts";
import { readMantraTexts } from "mantra-media/voice/mantra-text.ts";
import type { SungText } from "mantra-media/voice/sung-text.ts";
import { findText, type FoundText, judgeText, type TextJudgment } from "mantra-media/recordings/find-text.ts";

const PROJECT = join(import.meta.dirname, "../../..");
const TEXTS = [
  "om-namah-shivaya",
  "gayatri-mantra",
  "om-namo-narayanaya",
  "sarva-mangala",
  "maha-mantra",
  "vakratunda",
  "om-namo-bhagavate",
];
const CONDITIONS: readonly { name: string; options: Omit<SessionOptions, "seed" | "repetitions"> }[] = [
  { name: "dry", options: {} },
  { name: "room 0.5 s", options: { room: 0.5 } },
  { name: "sung, room 0.5 s", options: { room: 0.5, melody: 300, matra: 0.26 } },
  { name: "room 0.5 s, fan 20 dB, phone", options: { room: 0.5, phone: true, noise: { kind: "fan", decibels: 20 } } },
];
const MOST_REPETITIONS = 5;
const GOALS = { median: 40, most: 100, far: 2 };
const FAR = 300;

interface Attempt {
  condition: number;
  text: SungText;
  person: Person;
  session: Session;
}

interface Outcome {
  condition: number;
  isCountRight: boolean;
  /** Each syllable begins so many milliseconds late. */
  errors: number[];
  /** The judgments of the recording as the text that it is, and as another. */
  right: TextJudgment;
  wrong: TextJudgment;
}

installPersons();
const recordings = Number(process.argv[2] ?? 20);
const catalogue = readMantraTexts(join(PROJECT, "content"));
const texts = TEXTS.map((id) => {
  const text = catalogue.find((one) => one.id === id);
  if (!text) throw new Error(`there is no mantra ${id}`);
  return text;
});

function at<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new Error("the list is empty");
  return one;
}

function record(number: number): Attempt {
  const condition = number % CONDITIONS.length;
  const [text, person] = [at(texts, number), at(PERSONS, 3 * number + 1)];
  const session = recordSession(text, person, {
    ...at(CONDITIONS, condition).options,
    repetitions: 1 + (number % MOST_REPETITIONS),
    seed: 3000 + number,
    gaps: [0.3, 1.5],
  });
  return { condition, text, person, session };
}

const nearest = ({ repetitions }: Session, { span }: FoundText) =>
  repetitions.toSorted((a, b) => Math.abs(a.start - span.start) - Math.abs(b.start - span.start))[0];

function bring(attempt: Attempt, number: number): Outcome {
  const { condition, text, session } = attempt;
  const found = findText(session.sound, text);
  const truth = found && nearest(session, found);
  const wrong = at(texts, number + 1);
  const mistaken = findText(session.sound, wrong);
  return {
    condition,
    // A single repetition need not be recognized, because then the whole recording counts as one.
    isCountRight: Math.max(1, found?.repetitions.length ?? 0) === session.repetitions.length,
    errors: truth
      ? truth.syllables.map(({ start }, place) => 1000 * ((found.syllables[place]?.start ?? 0) - start))
      : [],
    right: judgeAs(text, attempt, found),
    wrong: judgeAs(wrong, attempt, mistaken),
  };
}

/** Judges a recording that is said to be a text, and prints what is neither taken as it nor refused. */
function judgeAs(said: SungText, { session, text }: Attempt, found: FoundText | null): TextJudgment {
  if (!found) throw new Error(`nothing sounds in a recording that is said to be ${said.id}`);
  const judgment = judgeText(session.sound, found, { text: said, catalogue });
  const { verdict, score, rival } = judgment;
  const isPlain = verdict === (said === text ? "same" : "another");
  if (!isPlain) {
    const other = rival ? `${rival.text.id} ${rival.score.toFixed(1)}` : "–";
    console.log(`| ${text.id} | ${said.id} | ${verdict} | ${score.toFixed(1)} | ${other} |`);
  }
  return judgment;
}

console.log("| recording of | said to be | verdict | score | likest other |\n| --- | --- | --- | --- | --- |");
const outcomes = Array.from({ length: recordings }, (_, number) => bring(record(number), number));

const share = (numbers: readonly number[], place: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(place * numbers.length))] ?? Number.NaN;

console.log(`
${recordings} recordings of 1 to ${MOST_REPETITIONS} repetitions; texts: ${TEXTS.join(", ")}.\n`);
console.log(
  "| condition | boundaries | median ms | 90 % ms | over 300 ms | bias ms |\n| --- | --- | --- | --- | --- | --- |",
);
for (const [condition, { name }] of [...CONDITIONS.entries(), [-1, { name: "**all**" }] as const]) {
  const errors = outcomes.flatMap((one) => (condition === -1 || one.condition === condition ? one.errors : []));
  const away = errors.map(Math.abs);
  const bias = errors.reduce((sum, error) => sum + error / errors.length, 0);
  const far = (100 * away.filter((error) => error > FAR).length) / away.length;
  console.log(
    `| ${name} | ${errors.length} | ${share(away, 0.5).toFixed(0)} | ${share(away, 0.9).toFixed(0)} | ${far.toFixed(1)} % | ${bias.toFixed(0)} |`,
  );
}
const count = (is: (outcome: Outcome) => boolean) => `${outcomes.filter(is).length} of ${recordings}`;
console.log(`
Goals: median ${GOALS.median} ms, 90 % ${GOALS.most} ms, over 300 ms ${GOALS.far} %.
Repetitions counted right: ${count((one) => one.isCountRight)} (goal 19 of 20).

| said to be | taken | doubtful, both named | refused as another text |
| --- | --- | --- | --- |`);
for (const kind of ["right", "wrong"] as const) {
  const having = (verdict: TextJudgment["verdict"]) => outcomes.filter((one) => one[kind].verdict === verdict);
  const [taken, doubtful, refused] = [having("same"), having("doubtful"), having("another")];
  console.log(`| the ${kind} text | ${taken.length} | ${doubtful.length} | ${refused.length} |`);
}
