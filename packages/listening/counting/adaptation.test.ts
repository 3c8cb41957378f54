import { expect, test } from "vitest";
import { Adaptation } from "./adaptation.ts";
import { FRAMES_PER_SECOND, framesOf } from "../features/front-end.ts";
import { freeOfMean } from "../features/mean-remover.ts";
import { inARoom, secondsOf, silence, sing, TEXT } from "../test-voice.ts";
import { TextDistances } from "./text-distances.ts";

const ONCE = [silence(1), sing(TEXT)];
const TIMES = 8;

/** Returns the frames from the beginning of one repetition to the end of another. */
function passage(first: number, last = first) {
  const [round, rest] = [secondsOf(ONCE), secondsOf(ONCE.slice(0, 1))];
  const [start = 0, end = 0] = [first * round + rest, (last + 1) * round].map((time) =>
    Math.round(time * FRAMES_PER_SECOND),
  );
  return { start, end };
}

/** Returns how much the limit rises after passages that were nearly counted. */
function riseAfter(passages: readonly ReturnType<typeof passage>[]): number {
  const frames = framesOf(inARoom([...Array.from({ length: TIMES }, () => ONCE).flat(), silence(1)]));
  const vectors = freeOfMean(frames);
  const { start, end } = passage(0);
  const adaptation = new Adaptation(new TextDistances(vectors.slice(start, end)), { fit: 0.65, snr: 0 });
  const before = adaptation.limitAt(0);
  for (const [at, frame] of frames.entries()) adaptation.remember(frame, vectors[at] ?? new Float32Array());
  for (const each of passages) adaptation.followMissed({ ...each, score: 0, count: 1, gain: -0.03 });
  return adaptation.limitAt(0) - before;
}

test("the limit follows three repetitions that were missed", () => {
  expect(riseAfter([passage(1), passage(2), passage(3)])).toBe(0);
  expect(riseAfter([passage(1), passage(2), passage(3), passage(4)])).toBeGreaterThan(0.01);
});

test("what is far longer than the text is no repetition: it neither makes a row nor breaks one", () => {
  expect(riseAfter([passage(1), passage(2), passage(3, 5), passage(6), passage(7)])).toBeGreaterThan(0.01);
  expect(riseAfter([passage(1), passage(2), passage(3, 5), passage(6)])).toBe(0);
});
