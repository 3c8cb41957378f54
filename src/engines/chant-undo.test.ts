import { describe, expect, test } from "vitest";
import { chantReducer, type ChantEvent } from "./chant-counter.ts";
import { loops, press, start, sung, times, unsung } from "./test-counter.ts";

describe("one bead too many", () => {
  const takeBack: ChantEvent = { type: "take-back" };

  test("is taken back, and the mala goes on", () => {
    expect(unsung(press, press, takeBack)).toMatchObject({ status: "running", count: 1 });
    expect(sung(start, ...loops(3), takeBack)).toMatchObject({ status: "running", count: 2, mode: "auto" });
  });

  test("is never below none", () => {
    expect(unsung(takeBack).status).toBe("not-started");
    expect(unsung(press, takeBack, takeBack, takeBack)).toMatchObject({ status: "running", count: 0 });
  });

  test("is taken back from a pause, which stays one", () => {
    expect(unsung(press, press, { type: "pause" }, takeBack)).toMatchObject({ status: "paused", count: 1 });
  });

  test("does not undo a complete mala", () => {
    expect(unsung(...times(108, press), takeBack)).toMatchObject({ status: "complete", count: 108 });
  });

  test("counted again it completes the mala, at 108 and not before", () => {
    const again = unsung(...times(107, press), takeBack, press);
    expect(again).toMatchObject({ status: "running", count: 107 });
    expect(chantReducer(again, press)).toMatchObject({ status: "complete", count: 108 });
  });

  test("of a mala left earlier makes it one of now", () => {
    expect(sung({ type: "restore", count: 67, mode: "manual" }, takeBack)).toMatchObject({
      status: "running",
      count: 66,
    });
    expect(sung({ type: "restore", count: 67, mode: "auto" }, takeBack)).toMatchObject({
      status: "paused",
      reason: "asked",
      count: 66,
    });
  });

  test("in another tab is not ours to take", () => {
    expect(unsung({ type: "elsewhere", count: 12 }, takeBack).count).toBe(12);
  });
});

describe("a reset that was not meant", () => {
  const reset: ChantEvent = { type: "reset" };
  const undo: ChantEvent = { type: "undo-reset" };

  test("is undone: the mala is as it was", () => {
    expect(unsung(...times(67, press), reset, undo)).toMatchObject({ status: "running", count: 67 });
    expect(unsung(press, { type: "pause" }, reset, undo)).toMatchObject({ status: "paused", count: 1 });
    expect(sung(start, ...loops(3), reset, undo)).toMatchObject({ status: "running", count: 3, mode: "auto" });
  });

  test("stays undoable when Reset is pressed twice, or the mode is changed", () => {
    expect(unsung(...times(67, press), reset, reset, undo).count).toBe(67);
    expect(sung(start, ...loops(3), reset, { type: "mode", mode: "manual" }, undo)).toMatchObject({ count: 3 });
  });

  test("is undone whatever was counted meanwhile, which is added", () => {
    expect(unsung(...times(67, press), reset, ...times(3, press), undo)).toMatchObject({
      status: "running",
      count: 70,
    });
    expect(unsung(...times(67, press), reset, press, { type: "pause" }, undo)).toMatchObject({
      status: "paused",
      reason: "asked",
      count: 68,
    });
    expect(unsung(...times(67, press), reset, ...times(3, press), reset, press, undo).count).toBe(71);
    expect(unsung(...times(100, press), reset, ...times(10, press), undo)).toMatchObject({ status: "complete" });
  });

  test("is undone once, and not after its time, nor once another mala is complete", () => {
    expect(unsung(...times(67, press), reset, undo, undo).count).toBe(67);
    expect(unsung(...times(67, press), reset, { type: "forget-reset" }, undo)).toMatchObject({ count: 0 });
    expect(unsung(...times(67, press), reset, press, { type: "forget-reset" }, undo).count).toBe(1);
    expect(unsung(...times(67, press), reset, ...times(108, press), undo).count).toBe(108);
  });

  test("brings back neither a complete mala nor one of another tab", () => {
    expect(unsung(...times(108, press), reset, undo).count).toBe(0);
    expect(unsung({ type: "elsewhere", count: 12 }, reset, undo).count).toBe(0);
  });
});
