import { describe, expect, test } from "vitest";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { chantReducer, type ChantEvent } from "./chant-counter.ts";
import { newChant, partPassed } from "./chant-state.ts";
import { loops, press, sample, start, sung, times, unsung } from "./test-counter.ts";

describe("with a recording", () => {
  test("the mala begins in auto mode, with nothing counted", () => {
    expect(sung()).toMatchObject({ status: "not-started", mode: "auto", count: 0 });
  });

  test("each loop of the recording is a bead", () => {
    expect(sung(start, ...loops(5)).count).toBe(5);
  });

  test("108 loops complete the mala, and the 109th adds none", () => {
    expect(sung(start, ...loops(109))).toMatchObject({ status: "complete", count: 108 });
  });

  test("listening before Start counts nothing", () => {
    expect(sung(...loops(3)).count).toBe(0);
  });

  test("the counter button counts nothing in auto mode", () => {
    expect(sung(press).status).toBe("not-started");
    expect(sung(start, press).count).toBe(0);
  });

  test("loops count nothing in manual mode, nor while paused", () => {
    expect(sung({ type: "mode", mode: "manual" }, start, ...loops(3)).count).toBe(0);
    expect(sung(start, { type: "pause" }, ...loops(3)).count).toBe(0);
  });

  test("dragging the slider back counts nothing", () => {
    expect(sung(start, sample(3, 0), sample(0, 100), sample(2, 2100), sample(0.5, 2200)).count).toBe(0);
  });

  test("pausing the player pauses the count, playing it resumes", () => {
    const paused = sung(start, ...loops(2), { type: "player-paused" });
    expect(paused).toMatchObject({ status: "paused", reason: "asked", count: 2 });
    expect(chantReducer(paused, { type: "player-played" })).toMatchObject({ status: "running", count: 2 });
  });

  test("in manual mode the player may pause and play without the count", () => {
    const byHand = sung({ type: "mode", mode: "manual" }, start, press);
    expect(chantReducer(byHand, { type: "player-paused" }).status).toBe("running");
    expect(chantReducer(chantReducer(byHand, { type: "pause" }), { type: "player-played" }).status).toBe("paused");
  });

  test("playing the recording does not start the mala", () => {
    expect(sung({ type: "player-played" }).status).toBe("not-started");
  });

  test("changing the mode keeps the count", () => {
    const byHand = sung(start, ...loops(4), { type: "mode", mode: "manual" }, press);
    expect(byHand).toMatchObject({ status: "running", mode: "manual", count: 5 });
    expect(chantReducer(byHand, { type: "mode", mode: "auto" })).toMatchObject({ mode: "auto", count: 5 });
  });

  test("a refused player waits for a touch", () => {
    const refused = sung(start, { type: "player-refused" });
    expect(refused).toMatchObject({ status: "paused", reason: "refused" });
    expect(chantReducer(refused, { type: "resume" }).status).toBe("running");
  });

  test("a refused player does not hold up a count by hand", () => {
    expect(sung(start, { type: "player-refused" }, { type: "mode", mode: "manual" })).toMatchObject({
      status: "running",
      mode: "manual",
    });
  });

  test("a recording that breaks leaves the count to the hand", () => {
    const broken = sung(start, ...loops(7), { type: "player-broken" });
    expect(broken).toMatchObject({ status: "running", mode: "manual", recording: "broken", count: 7 });
    expect(chantReducer(broken, { type: "mode", mode: "auto" }).mode).toBe("manual");
  });

  test("the rewinding after a reset is no loop of the next mala", () => {
    const again = sung(start, sample(4.9, 0), { type: "reset" }, start, sample(0, 100), sample(0.2, 300));
    expect(again.count).toBe(0);
    const next = sung(start, ...loops(108), { type: "next-mala" }, sample(0, 1e6));
    expect(next).toMatchObject({ status: "running", count: 0 });
  });
});

describe("without a recording", () => {
  test("the beads are counted by hand, and auto mode is not to be had", () => {
    expect(unsung().mode).toBe("manual");
    expect(unsung({ type: "mode", mode: "auto" }).mode).toBe("manual");
  });

  test("the first press starts the mala, and is its first bead", () => {
    expect(unsung(press)).toMatchObject({ status: "running", count: 1 });
  });

  test("108 presses complete the mala, and the 109th adds none", () => {
    expect(unsung(...times(107, press)).status).toBe("running");
    expect(unsung(...times(109, press))).toMatchObject({ status: "complete", count: 108 });
  });

  test("who paused gets no bead from a chance touch", () => {
    expect(unsung(press, { type: "pause" }, press)).toMatchObject({ status: "paused", count: 1 });
  });

  test("reset forgets the count and keeps the mode", () => {
    expect(unsung(press, press, { type: "reset" })).toMatchObject({ status: "not-started", count: 0, mode: "manual" });
  });

  test("the next mala begins at once, and only after a complete one", () => {
    expect(unsung(...times(108, press), { type: "next-mala" })).toMatchObject({ status: "running", count: 0 });
    expect(unsung(press, { type: "next-mala" }).count).toBe(1);
  });
});

describe("a mala left earlier", () => {
  const restore: ChantEvent = { type: "restore", count: 67, mode: "manual" };

  test("waits where it was left", () => {
    expect(sung(restore)).toMatchObject({ status: "paused", reason: "kept", count: 67, mode: "manual" });
  });

  test("goes on with Continue, or with its next bead", () => {
    expect(sung(restore, { type: "resume" })).toMatchObject({ status: "running", count: 67 });
    expect(sung(restore, press)).toMatchObject({ status: "running", count: 68 });
  });

  test("never overwrites what has been counted here", () => {
    expect(unsung(press, restore).count).toBe(1);
    expect(unsung(press, { type: "pause" }, restore).count).toBe(1);
  });

  test("is counted by hand where there is no recording", () => {
    expect(unsung({ type: "restore", count: 5, mode: "auto" }).mode).toBe("manual");
  });

  test("is never a whole mala, nor less than none", () => {
    expect(sung({ type: "restore", count: 500, mode: "auto" }).count).toBe(107);
    expect(sung({ type: "restore", count: -3, mode: "auto" }).count).toBe(0);
    expect(sung({ type: "restore", count: Number.NaN, mode: "auto" }).count).toBe(0);
  });
});

describe("a mala counted in another tab", () => {
  const elsewhere: ChantEvent = { type: "elsewhere", count: 12 };

  test("is not counted here", () => {
    const held = unsung(press, elsewhere);
    expect(held).toMatchObject({ status: "paused", reason: "elsewhere", count: 12 });
    for (const event of [press, start, { type: "resume" }, { type: "player-played" }] as const) {
      expect(chantReducer(held, event)).toMatchObject({ status: "paused", count: 12 });
    }
  });

  test("is counted here again once it has been taken over, from where the other tab left it", () => {
    const taken = unsung(press, elsewhere, { type: "restore", count: 15, mode: "manual" }, { type: "resume" }, press);
    expect(taken).toMatchObject({ status: "running", count: 16 });
  });

  test("leaves a complete mala alone", () => {
    expect(unsung(...times(108, press), elsewhere).status).toBe("complete");
  });
});

test("a voice tells the quarters: 27, 54, 81 and 108", () => {
  const said = new Set<number | null>();
  let state = unsung();
  for (let bead = 0; bead < BEADS_PER_MALA; bead++) {
    state = chantReducer(state, press);
    said.add(partPassed(state));
  }
  expect([...said]).toEqual([null, 27, 54, 81, 108]);
});

test.each([
  [11, [11]],
  [21, [7, 14, 21]],
  [27, [9, 18, 27]],
  [54, [18, 36, 54]],
] as const)("of a round of %i it tells %j", (size, parts) => {
  const said = new Set<number | null>();
  let state = newChant("none", size);
  for (let bead = 0; bead < size; bead++) {
    state = chantReducer(state, press);
    said.add(partPassed(state));
  }
  expect([...said].filter((count) => count !== null)).toEqual(parts);
  expect(state.status).toBe("complete");
});

const heard = (isSure = true, confirms = false): ChantEvent => ({ type: "heard", isSure, confirms });
const aloud: ChantEvent[] = [{ type: "mode", mode: "aloud" }, { type: "start" }];
const chanting = (...events: ChantEvent[]) => [...aloud, ...events].reduce(chantReducer, newChant("playable"));

test("what is heard is a bead in Aloud alone, and while the mala runs", () => {
  expect(chanting(heard(), heard()).count).toBe(2);
  expect(chanting(heard(), { type: "pause" }, heard()).count).toBe(1);
  expect(chanting({ type: "mode", mode: "manual" }, heard()).count).toBe(0);
});

test("an unsure bead stays so until a sure one of the same chanting, or until it is taken back", () => {
  expect(chanting(heard(), heard(false)).unsure).toEqual([2]);
  expect(chanting(heard(false), heard(true, false)).unsure).toEqual([1]);
  expect(chanting(heard(false), heard(true, true)).unsure).toEqual([]);
  expect(chanting(heard(), heard(false), { type: "take-back" })).toMatchObject({ count: 1, unsure: [] });
});

test("in Aloud a press adds the bead that was missed, and the recording, which would be heard too, pauses the mala", () => {
  expect(chanting(heard(), { type: "press" }).count).toBe(2);
  expect(chanting({ type: "player-played" }).status).toBe("paused");
});

test("a mala that was chanted aloud goes on by hand: only a touch opens the microphone", () => {
  const kept: ChantEvent = { type: "restore", count: 5, mode: "aloud" };
  expect(chantReducer(newChant("playable"), kept)).toMatchObject({ mode: "manual", count: 5 });
  const chosen = chantReducer(newChant("playable"), { type: "mode", mode: "aloud" });
  expect(chantReducer(chosen, kept)).toMatchObject({ mode: "aloud", count: 5 });
});

test("a voice is counted on where the recording cannot be played", () => {
  const chosen = chanting({ type: "press" }, { type: "player-broken" });
  expect(chosen).toMatchObject({ status: "running", mode: "aloud", recording: "broken", count: 1 });
});
