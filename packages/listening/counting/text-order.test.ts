import { expect, test } from "vitest";
import { FRAMES_PER_SECOND, framesOf } from "../features/front-end.ts";
import { freeOfMean } from "../features/mean-remover.ts";
import { SpokenMemory } from "./spoken-memory.ts";
import { inARoom, secondsOf, silence, sing, TEXT } from "../test-voice.ts";
import { TextDistances } from "./text-distances.ts";
import { TextOrder } from "./text-order.ts";

const QUIET_FIT = 0.6;

/** Returns the order of TEXT among what was sung, and the frames at which that began and ended. */
function orderAfter(sung: string) {
  const frames = framesOf(inARoom([silence(1), sing(TEXT), silence(1), sing(sung), silence(1)]));
  const vectors = freeOfMean(frames);
  const [from, to] = [1, 1 + secondsOf([sing(TEXT)])].map((moment) => Math.round(moment * FRAMES_PER_SECOND));
  const memory = new SpokenMemory();
  for (const [at, frame] of frames.entries()) memory.add(frame, vectors[at] ?? new Float32Array());
  const start = (to ?? 0) + FRAMES_PER_SECOND;
  const passage = { start, end: start + Math.round(secondsOf([sing(sung)]) * FRAMES_PER_SECOND) };
  return { order: new TextOrder(new TextDistances(vectors.slice(from, to)), memory, QUIET_FIT), passage };
}

test("the text is told from its own letters in another order", () => {
  const own = orderAfter(TEXT);
  expect(own.order.disorderOf(own.passage)).toBeLessThan(0.8);
  expect(own.order.isAnother(own.passage)).toBe(false);
  for (const other of [TEXT.split("").toReversed().join(""), "eunihaosina"]) {
    const { order, passage } = orderAfter(other);
    expect(order.disorderOf(passage)).toBeGreaterThan(0.9);
    expect(order.isAnother(passage)).toBe(true);
  }
});

test("less than half of the text is not the text", () => {
  const { order, passage } = orderAfter(TEXT.slice(0, 4));
  expect(order.disorderOf(passage)).toBeGreaterThan(0.9);
  expect(order.isAnother(passage)).toBe(true);
});
