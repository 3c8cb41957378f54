/**
 * Prints how well what is chanted aloud is counted, with nine persons' recorded speech units in a room, beside the goals:
 * npm run aloud:figures [-- sittings a condition]. Installs festival's voices (root, apt). Every sitting has another
 * person, text and seed.
 */
import { join } from "node:path";
import { type Heard, Listener } from "../../src/practice/listening/listener.ts";
import { SAMPLE_RATE } from "../../src/practice/listening/mel-bands.ts";
import { Resampler } from "../../src/practice/listening/resampler.ts";
import { templateBank } from "../../src/practice/listening/template-bank.ts";
import { decode } from "../dsp/ffmpeg.ts";
import { SAMPLE_RATE as RECORDED_RATE } from "../dsp/sample-rate.ts";
import { installPersons, PERSONS_RATE } from "../persons/festival.ts";
import { recordSession, recordTalk, type Session } from "../persons/session.ts";
import { type Person, PERSONS } from "../persons/voices.ts";
import { readMantraTexts } from "../voice/mantra-text.ts";
import type { SungText } from "../voice/sung-text.ts";
import { describeScores } from "./describe-scores.ts";
import { type CountScore, scoreCount } from "./score-count.ts";
import { CONDITIONS, type Condition, type Goals, GOALS } from "./sessions.ts";

const PROJECT = join(import.meta.dirname, "../..");
/** Texts of two seconds and more at a speaking pace. */
const TEXTS = new Set([
  "om-namo-bhagavate",
  "om-namo-narayanaya",
  "maha-mantra",
  "gayatri-mantra",
  "vakratunda",
  "sarva-mangala",
]);
const TAUGHT = 3;
const MOST_LESSONS = 6;
const COUNTED = 27;
const BLOCK = 320;
const TALK_SECONDS = 600;

interface Chanter {
  text: SungText;
  person: Person;
  seed: number;
}

if (PERSONS_RATE !== SAMPLE_RATE) throw new Error("persons chant at another rate than the listener hears");
installPersons();
const sittings = Number(process.argv[2] ?? 6);
const texts = readMantraTexts(join(PROJECT, "content")).filter(({ id }) => TEXTS.has(id));
const chanters = (condition: number): Chanter[] =>
  Array.from({ length: sittings }, (_, sitting) => {
    const [text, person] = [texts[sitting % texts.length], PERSONS[(sitting * 2 + condition) % PERSONS.length]];
    if (!text || !person) throw new Error("there are neither texts nor persons");
    return { text, person, seed: 1000 + 100 * condition + sitting };
  });

const show = (name: string, scores: readonly CountScore[], goals: Goals) =>
  console.log(`| ${name} | ${describeScores(scores, goals)} |`);

/** Seconds of the processor, and of sound that it heard. */
interface Work {
  cpu: number;
  heard: number;
}
const counting: Work = { cpu: 0, heard: 0 };
const searching: Work = { cpu: 0, heard: 0 };
let lessons = 0;
let refusedLessons = 0;

interface Report {
  /** Times at which repetitions were counted. */
  counts: number[];
  isTaught: boolean;
}

interface Listening {
  /** Moments at which the person says that a repetition is over. */
  ends?: readonly number[];
  work?: Work;
}

function listen(listener: Listener, sound: Float32Array, { ends = [], work = counting }: Listening = {}): Report {
  const counts: number[] = [];
  let isTaught = false;
  const note = (type: Heard["type"], now: number) => {
    if (type === "repetition") counts.push(now);
    if (type === "ready") isTaught = true;
  };
  const began = process.cpuUsage();
  const taps = ends.map((end) => end + 0.15);
  for (let from = 0; from < sound.length; from += BLOCK) {
    const now = (from + BLOCK) / SAMPLE_RATE;
    for (const { type } of listener.push(sound.subarray(from, from + BLOCK))) note(type, now);
    while ((taps[0] ?? Infinity) <= now) {
      taps.shift();
      for (const { type } of listener.endTake()) note(type, now);
    }
  }
  const { user, system } = process.cpuUsage(began);
  work.cpu += (user + system) / 1e6;
  work.heard += sound.length / SAMPLE_RATE;
  return { counts, isTaught };
}

const endsOf = ({ repetitions }: Session) => repetitions.map(({ end }) => end);

/** Three repetitions are taught, each ended by a tap, and then it counts. Who is refused teaches again, as the screen asks. */
function sitTaught({ text, person, seed }: Chanter, { options, teaching = options }: Condition): CountScore {
  const listener = teach({ text, person, seed }, teaching);
  const sitting = recordSession(text, person, { ...options, repetitions: COUNTED, seed: seed + 10_000 });
  return scoreCount(endsOf(sitting), listen(listener, sitting.sound).counts);
}

function teach({ text, person, seed }: Chanter, options: Condition["options"]): Listener {
  for (let lesson = 0; lesson < MOST_LESSONS; lesson++) {
    const listener = new Listener();
    const taught = recordSession(text, person, {
      ...options,
      disturbances: 0,
      gaps: [0.8, 1.2],
      repetitions: TAUGHT,
      seed: seed + 50_000 * lesson,
    });
    listener.teach();
    lessons++;
    if (listen(listener, taught.sound, { ends: endsOf(taught) }).isTaught) return listener;
    refusedLessons++;
  }
  throw new Error(`${person.id} could not teach ${text.id} in ${MOST_LESSONS} lessons`);
}

/** Our own recording of the text finds the first repetitions, which are counted once they are found. */
function sitFound({ text, person, seed }: Chanter, { options }: Condition): CountScore {
  const listener = new Listener();
  listener.search(templateBank(recordingOf(text)));
  const { sound, repetitions } = recordSession(text, person, { ...options, repetitions: COUNTED, seed });
  const { counts } = listen(listener, sound, { work: searching });
  const late = Math.max(0, repetitions.length - counts.length);
  // Those of the search are counted later than they were chanted, so that only their number can be told.
  return {
    repetitions: repetitions.length,
    missed: late,
    false: Math.max(0, counts.length - repetitions.length),
    latencies: [],
  };
}

function talkedAt({ text, seed }: Chanter): number {
  const listener = new Listener();
  listener.search(templateBank(recordingOf(text)));
  return listen(listener, recordTalk(TALK_SECONDS, { seed }), { work: searching }).counts.length;
}

function recordingOf({ id }: SungText): Float32Array {
  const { left } = decode(join(PROJECT, `public/audio/mantras/${id}.mp3`));
  return new Resampler(RECORDED_RATE).push(Float32Array.from(left));
}

console.log(
  `${sittings} sittings of ${COUNTED} repetitions a condition, taught by ${TAUGHT}; texts: ${texts.map(({ id }) => id).join(", ")}.\n`,
);
console.log(
  "| condition | repetitions | missed % | false % | exact % | within 1 % | latency median, 95 % s | goals |\n| --- | --- | --- | --- | --- | --- | --- | --- |",
);
const taken = CONDITIONS.map((condition, at) => {
  const scores = chanters(at).map((chanter) => sitTaught(chanter, condition));
  show(condition.name, scores, GOALS[condition.group]);
  return { group: condition.group, scores };
});
for (const group of ["quiet", "disturbed", "others", "fan after quiet"] as const) {
  const scores = taken.flatMap((one) => (one.group === group ? one.scores : []));
  show(`**all: ${group}**`, scores, GOALS[group]);
}
const [atEase] = CONDITIONS;
if (atEase)
  show(
    `${atEase.name}, found by our recording`,
    chanters(50).map((chanter) => sitFound(chanter, atEase)),
    GOALS.quiet,
  );
console.log(
  `Only others talk, ${TALK_SECONDS} s each: ${chanters(60).map(talkedAt).join(", ")} counted (at most 1 an hour).`,
);
console.log(`Lessons refused: ${refusedLessons} of ${lessons}, each taught again.`);
const costOf = ({ cpu, heard }: Work) => `${((1000 * cpu) / heard).toFixed(1)} ms`;
console.log(
  `CPU for a second of sound: ${costOf(counting)} while it counts (at most 10), ${costOf(searching)} while the text is looked for.`,
);
