import { expect, test } from "vitest";
import { framesOf, HOP } from "../features/front-end.ts";
import { Listener } from "../listener.ts";
import { freeOfMean } from "../features/mean-remover.ts";
import { SAMPLE_RATE } from "../sound/sample-rate.ts";
import { templateBank } from "./template-bank.ts";
import { inARoom, silence, sing, talk, talkInWords, TEXT } from "../test-voice.ts";
import type { Features } from "../comparison/feature-rows.ts";

const OTHER = "eunihaosina";

/** Returns templates of a text by a voice that is not the chanter's, at three paces and three lengths of the throat. */
const otherVoice = (text: string) =>
  [0.12, 0.16, 0.2].flatMap((pace) =>
    [0.9, 1, 1.1].map((warp) =>
      freeOfMean(framesOf(inARoom([sing(text, { pace, pitch: 190, throat: 1.12 })]), { warp })),
    ),
  );

/** Counts the repetitions while and after the text is looked for. */
function count(sound: Float32Array, templates: readonly Features[]): number {
  const listener = new Listener();
  listener.search(templates);
  return listener.push(sound).filter(({ type }) => type === "repetition").length;
}

const chant = (times: number, pace: number) =>
  Array.from({ length: times }, (_, time) => [sing(TEXT, { pace }), silence(0.1 + 0.2 * (time % 3))]).flat();

test("another voice of the text finds a person's own repetitions, and all are counted", () => {
  expect(count(inARoom([silence(1), ...chant(9, 0.18), silence(1)]), otherVoice(TEXT))).toBe(9);
});

// There are few pauses, so only the text itself tells where it begins, and another voice finds that half a second off.
test.each([0, 0.15, 0.5])(
  "with a pause of %f s in every third place repetitions are counted when they end",
  (pause) => {
    const parts = Array.from({ length: 24 }, (_, time) => [
      sing(OTHER, { pace: 0.2 }),
      silence(time % 3 === 1 ? pause : 0.04),
    ]).flat();
    const sound = inARoom([silence(1), ...parts, silence(1.5)]);
    const ends = parts.flatMap((_, at) =>
      at % 2 === 0 ? [1 + parts.slice(0, at + 1).reduce((sum, { length }) => sum + length / SAMPLE_RATE, 0)] : [],
    );
    const recording = inARoom([silence(0.5), sing(OTHER, { pace: 0.3, pitch: 190, throat: 1.12 }), silence(0.5)]);
    const listener = new Listener();
    listener.search(templateBank(recording));
    const counts: number[] = [];
    for (let from = 0; from < sound.length; from += HOP) {
      for (const { type } of listener.push(sound.subarray(from, from + HOP))) {
        if (type === "repetition") counts.push((from + HOP) / SAMPLE_RATE);
      }
    }
    expect(counts).toHaveLength(24);
    for (const [at, end] of ends.entries()) {
      if (at < 20) continue;
      const late = (counts[at] ?? 0) - end;
      expect(late).toBeGreaterThan(0);
      expect(late).toBeLessThan(0.3);
    }
  },
);

test("a word to somebody before the first repetition does not hide the text", () => {
  const [first, ...others] = chant(9, 0.18);
  if (!first) throw new Error("nothing is chanted");
  const spoilt = [sing("ous", { pace: 0.1 }), silence(0.4), first, silence(0.2)];
  const sound = inARoom([silence(1), ...spoilt, ...others, silence(1)]);
  expect(count(sound, otherVoice(TEXT))).toBe(9);
});

test("talk in long words is not taken for repetitions of the text", () => {
  const sound = inARoom([silence(1), ...talk({ pace: 0.12 }), ...talk({ pace: 0.1 }), silence(1)]);
  expect(count(sound, otherVoice(TEXT))).toBe(0);
});

// In these talks the search has once taken something for three repetitions of the text.
test.each([
  { text: TEXT, seed: 36, from: 0.3 },
  { text: TEXT, seed: 43, from: 0 },
  { text: OTHER, seed: 9, from: 0.3 },
  { text: OTHER, seed: 11, from: 0.6 },
  { text: OTHER, seed: 27, from: 1.2 },
  { text: OTHER, seed: 34, from: 0.3 },
  { text: OTHER, seed: 42, from: 0.9 },
])("of talk nothing is counted: $text, talk $seed from $from s on", ({ text, seed, from }) => {
  const recording = inARoom([silence(0.5), sing(text, { pace: 0.3, pitch: 190, throat: 1.12 }), silence(0.5)]);
  const sound = inARoom([silence(2), ...talkInWords(40, seed)]).subarray(Math.round(from * SAMPLE_RATE));
  expect(count(sound, templateBank(recording))).toBe(0);
});
