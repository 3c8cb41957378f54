import { expect, test } from "vitest";
import { fitFor } from "../comparison/template-fit.ts";
import { FRAMES_PER_SECOND, framesOf } from "../features/front-end.ts";
import { freeOfMean } from "../features/mean-remover.ts";
import { inARoom, secondsOf, silence, sing, TEXT } from "../test-voice.ts";
import { AnotherText } from "./another-text.ts";
import { SpokenMemory } from "./spoken-memory.ts";
import { TextDistances } from "./text-distances.ts";
import { TextOrder } from "./text-order.ts";

const OTHER = "eunihaosina";
const FIT = fitFor(0.4);
const [LITTLE, USUAL] = [0.05, 0.3];

/** Returns the passages of a sitting in which TEXT is said once and then another text several times. */
function sittingOf(other: string, pause: number) {
  const said = [TEXT, other, other, other];
  const frames = framesOf(inARoom([silence(1), ...said.flatMap((text) => [sing(text), silence(pause)])]));
  const vectors = freeOfMean(frames);
  const memory = new SpokenMemory();
  for (const [at, frame] of frames.entries()) memory.add(frame, vectors[at] ?? new Float32Array());
  const length = secondsOf([sing(TEXT)]);
  const passages = said.map((_, at) => {
    const start = 1 + at * (length + pause);
    return { start: Math.round(start * FRAMES_PER_SECOND), end: Math.round((start + length) * FRAMES_PER_SECOND) };
  });
  const [own, ...others] = passages;
  const order = new TextOrder(new TextDistances(vectors.slice(own?.start, own?.end)), memory, FIT);
  return { another: new AnotherText(order, memory, FIT), others };
}

test("another text in a quiet room is refused from its second time on", () => {
  const { another, others } = sittingOf(OTHER, 1.5);
  expect(others.map((passage) => another.isHeard(passage, LITTLE))).toEqual([false, true, true]);
  expect(another.isHeard(others[2] ?? { start: 0, end: 0 }, LITTLE)).toBe(true);
});

test("the text itself is not refused, however little it gains, nor is what gains as much as in the lesson", () => {
  const own = sittingOf(TEXT, 1.5);
  expect(own.others.some((passage) => own.another.isHeard(passage, LITTLE))).toBe(false);
  const { another, others } = sittingOf(OTHER, 1.5);
  expect(others.some((passage) => another.isHeard(passage, USUAL))).toBe(false);
});

test("without pauses nothing is refused, because others may be talking", () => {
  const { another, others } = sittingOf(OTHER, 0.1);
  expect(others.some((passage) => another.isHeard(passage, LITTLE))).toBe(false);
});

test("after a sure repetition a single one is counted again", () => {
  const { another, others } = sittingOf(OTHER, 1.5);
  const [first, second] = others;
  if (!first || !second) throw new Error("nothing was said");
  another.isHeard(first, LITTLE);
  another.note(USUAL);
  expect(another.isHeard(second, LITTLE)).toBe(false);
});
