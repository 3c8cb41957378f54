import { join, resolve } from "node:path";
import { type Heard, Listener, Resampler, SAMPLE_RATE, templateBank } from "mantra-listening";
import { decode } from "mantra-media/dsp/ffmpeg.ts";
import { SAMPLE_RATE as RECORDED_RATE } from "mantra-media/dsp/sample-rate.ts";
import type { Session, SessionOptions } from "../persons/session.ts";
import type { Person } from "../persons/voices.ts";
import type { SungText } from "mantra-media/voice/sung-text.ts";
import { type CountScore, scoreCount } from "./score-count.ts";
import { type Condition, COUNTED } from "./sessions.ts";

/** A person who chants a text in a sitting. */
export interface Chanter<Text = SungText, Somebody = Person> {
  text: Text;
  person: Somebody;
  seed: number;
}

/** Makes the sound of a sitting. */
export interface Sounds<Text, Somebody> {
  session(text: Text, person: Somebody, options: SessionOptions): Session;
}

const PROJECT = join(import.meta.dirname, "../../..");
const TAUGHT = 3;
const MOST_LESSONS = 6;
const BLOCK = 320;
export const TALK_SECONDS = 600;

/** The seconds that the processor has worked, and the seconds of sound that it has processed. */
interface Work {
  cpu: number;
  heard: number;
}

/** A sitting is made by these options. */
type Sitting = Pick<Condition, "options" | "teaching" | "repetitions">;

interface Report {
  /** The times at which repetitions were counted. */
  counts: number[];
  isTaught: boolean;
  /** The number of repetitions that were counted as soon as the text was found. */
  found: number;
}

interface Listening {
  /** At these moments the person taps to say that a repetition is over. */
  ends?: readonly number[];
  /** The kind of work that the listener does until it is ready. */
  work: keyof Cost["work"];
}

/** What the sittings have cost, and how many lessons they had. */
export interface Cost {
  readonly work: Record<"lessons" | "counting" | "searching", Work>;
  readonly lessons: { taught: number; refused: number };
}

/** Lets people sit one after the other, and adds up what the counter has cost. */
export function createSittings<Text extends { readonly id: string }, Somebody>(sounds: Sounds<Text, Somebody>) {
  const work: Cost["work"] = { lessons: newWork(), counting: newWork(), searching: newWork() };
  const lessons: Cost["lessons"] = { taught: 0, refused: 0 };

  function listen(listener: Listener, sound: Float32Array, { ends = [], work: first }: Listening): Report {
    const counts: number[] = [];
    let isTaught = false;
    let found = 0;
    let phase = begin(work[first]);
    const note = (heard: readonly Heard[], time: number) => {
      for (const { type } of heard) {
        if (type === "repetition") counts.push(time);
        if (type === "ready") isTaught = true;
      }
      if (heard.some(({ type }) => type === "ready")) found = counts.length;
    };
    const taps = ends.map((end) => end + 0.15);
    for (let from = 0; from < sound.length; from += BLOCK) {
      const wasTaught = isTaught;
      const now = (from + BLOCK) / SAMPLE_RATE;
      note(listener.push(sound.subarray(from, from + BLOCK)), now);
      while ((taps[0] ?? Infinity) <= now) {
        taps.shift();
        note(listener.endTake(), now);
      }
      phase.heard += BLOCK / SAMPLE_RATE;
      if (isTaught && !wasTaught) phase = phase.goOn(work.counting);
    }
    phase.end();
    return { counts, isTaught, found };
  }

  /**
   * Teaches three repetitions, each ended by a tap. A person whose lesson is refused teaches again, as the screen asks.
   * Returns null after the last allowed lesson.
   */
  function teach({ text, person, seed }: Chanter<Text, Somebody>, options: Condition["options"]): Listener | null {
    for (let lesson = 0; lesson < MOST_LESSONS; lesson++) {
      const listener = new Listener();
      const lessonOptions = { ...options, disturbances: 0, gaps: [0.8, 1.2] as const };
      const taught = sounds.session(text, person, {
        ...lessonOptions,
        repetitions: TAUGHT,
        seed: seed + 50_000 * lesson,
      });
      listener.teach();
      lessons.taught++;
      if (listen(listener, taught.sound, { ends: endsOf(taught), work: "lessons" }).isTaught) return listener;
      lessons.refused++;
    }
    return null;
  }

  return {
    work,
    lessons,

    /** Teaches, and then counts. Returns null where every lesson was refused. */
    sitTaught(chanter: Chanter<Text, Somebody>, condition: Sitting): CountScore | null {
      const { options, teaching = options, repetitions = COUNTED } = condition;
      const { text, person, seed } = chanter;
      const listener = teach(chanter, teaching);
      if (!listener) return null;
      const sitting = sounds.session(text, person, { ...options, repetitions, seed: seed + 10_000 });
      return scoreCount(endsOf(sitting), listen(listener, sitting.sound, { work: "counting" }).counts);
    },

    /** Lets the person chant another text than the one that was taught. Returns what was counted nevertheless. */
    sitWithAnother(
      chanter: Chanter<Text, Somebody>,
      another: Text,
      { options, repetitions = COUNTED }: Sitting,
    ): number | null {
      const listener = teach(chanter, options);
      if (!listener) return null;
      const { sound } = sounds.session(another, chanter.person, {
        ...options,
        repetitions,
        seed: chanter.seed + 10_000,
      });
      return listen(listener, sound, { work: "counting" }).counts.length;
    },

    /** Finds the first repetitions by our recording of the text, and counts once they are found. */
    sitFound({ text, person, seed }: Chanter<Text, Somebody>, { options }: Sitting): CountScore {
      const listener = new Listener();
      listener.search(templateBank(recordingOf(text)));
      const { sound, repetitions } = sounds.session(text, person, { ...options, repetitions: COUNTED, seed });
      const { counts, found } = listen(listener, sound, { work: "searching" });
      const ends = endsOf({ sound, repetitions });
      // Repetitions that the search has found are counted after they were chanted, so only their number can be judged.
      return { ...scoreCount(ends.slice(found), counts.slice(found)), repetitions: ends.length };
    },

    /** Lets only others talk. Returns what was counted nevertheless. */
    talkedAt(text: Text, talk: Float32Array): number {
      const listener = new Listener();
      listener.search(templateBank(recordingOf(text)));
      return listen(listener, talk, { work: "searching" }).counts.length;
    },
  };
}

/** Returns `createSittings` with the listener of another checkout of this project. */
export async function createEarlierSittings(checkout: string): Promise<typeof createSittings> {
  const path = resolve(checkout, "packages/listening-figures/aloud/sittings.ts");
  const earlier: typeof import("./sittings.ts") = await import(path);
  return earlier.createSittings;
}

/** Makes each sitting only once, so that several versions of the listener hear the same one. */
export function rememberSounds<Text extends { readonly id: string }, Somebody extends { readonly id: string }>(
  sounds: Sounds<Text, Somebody>,
) {
  const made = new Map<string, Session>();
  return {
    session(text: Text, person: Somebody, options: SessionOptions): Session {
      const name = JSON.stringify([text.id, person.id, options]);
      const session = made.get(name) ?? sounds.session(text, person, options);
      made.set(name, session);
      return session;
    },
    forget: () => made.clear(),
  };
}

const newWork = (): Work => ({ cpu: 0, heard: 0 });

function begin(work: Work) {
  const began = process.cpuUsage();
  const phase = {
    heard: 0,
    end() {
      const { user, system } = process.cpuUsage(began);
      work.cpu += (user + system) / 1e6;
      work.heard += phase.heard;
    },
    goOn(next: Work) {
      phase.end();
      return begin(next);
    },
  };
  return phase;
}

const endsOf = ({ repetitions }: Session) => repetitions.map(({ end }) => end);

export function recordingOf({ id }: { readonly id: string }): Float32Array {
  const { left } = decode(join(PROJECT, `public/audio/mantras/${id}.mp3`));
  return new Resampler(RECORDED_RATE).push(Float32Array.from(left));
}

/**
 * Measures the milliseconds of the processor that it takes to convert a second of a microphone's sound to SAMPLE_RATE.
 */
export function measureResampling(seconds = 60): number {
  const rate = 48_000;
  const resampler = new Resampler(rate);
  const block = Float32Array.from({ length: 1024 }, (_, i) => Math.sin(i));
  const work = newWork();
  const phase = begin(work);
  for (; phase.heard < seconds; phase.heard += block.length / rate) resampler.push(block);
  phase.end();
  return (1000 * work.cpu) / work.heard;
}
