import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hasLooped, type ClockSample } from "./player-clock.ts";

const at = (time: number, now: number, { duration = 5, rate = 1 } = {}): ClockSample => ({ time, now, duration, rate });

test("a player that was at its end and is at its start has looped once", () => {
  expect(hasLooped(at(4.9, 0), at(0.12, 240))).toBe(true);
});

test("a player that only plays on has not looped", () => {
  expect(hasLooped(at(1, 0), at(1.25, 250))).toBe(false);
});

test("a position that wavers by a few milliseconds is no loop", () => {
  expect(hasLooped(at(1.02, 0), at(1.0, 5))).toBe(false);
});

test("dragging the slider back is no loop, from wherever it was dragged", () => {
  for (const from of [0.5, 2, 4, 4.7]) expect(hasLooped(at(from, 0), at(0, 50))).toBe(false);
});

test("a paused player that is rewound has not looped", () => {
  expect(hasLooped(at(3, 0, { rate: 0 }), at(0, 2000))).toBe(false);
});

test("a player that waits for the network has not looped, however long it waits", () => {
  for (const now of [500, 5000, 50_000]) expect(hasLooped(at(2, 0, { rate: 0 }), at(2, now))).toBe(false);
});

test("a faster player is sooner at its end", () => {
  expect(hasLooped(at(1, 0, { rate: 2 }), at(0.5, 2300))).toBe(true);
  expect(hasLooped(at(1, 0, { rate: 1 }), at(0.5, 2300))).toBe(false);
});

test("a page that was too busy to look hears of the loop when it looks again", () => {
  expect(hasLooped(at(4, 0), at(0, 3000))).toBe(true);
});

test("a machine that slept has not chanted", () => {
  expect(hasLooped(at(1, 0), at(1, 600_000))).toBe(false);
});

test("without a known length nothing is counted", () => {
  for (const duration of [Number.NaN, Number.POSITIVE_INFINITY, 0]) {
    expect(hasLooped(at(4.9, 0, { duration }), at(0, 250, { duration }))).toBe(false);
  }
});

interface Player {
  length: number;
  /** Seconds of silence at each end, while the browser goes back to the start. */
  gaps: number[];
  /** Seconds between the looks at its clock. */
  looks: number[];
}

/** A player as browsers have it: it tells each loop by a seek, and its clock whenever it pleases. */
function beadsOf({ length, gaps, looks }: Player) {
  let now = 0;
  let before = at(0, 0, { duration: length });
  let beads = 0;
  function look(time: number, moment: number) {
    const sample = at(time, moment * 1000, { duration: length });
    if (hasLooped(before, sample)) beads += 1;
    before = sample;
  }
  for (const gap of gaps) {
    let time = 0;
    for (const pause of looks) {
      time += pause;
      if (time >= length + gap) break;
      look(Math.min(time, length), now + time);
    }
    now += length + gap;
    look(0, now);
  }
  return beads;
}

const seconds = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test("however rarely it is looked at and however long it takes to begin anew, each loop is one bead", () => {
  const player = fc.record({
    length: seconds(0.3, 40),
    gaps: fc.array(seconds(0, 3), { minLength: 1, maxLength: 60 }),
    looks: fc.array(fc.oneof(seconds(0.02, 1.2), seconds(1, 30)), { maxLength: 60 }),
  });
  fc.assert(
    fc.property(player, (any) => {
      expect(beadsOf(any)).toBe(any.gaps.length);
    }),
  );
});

test("no seek within a recording is ever a loop, unless it leaps from the very end to the very start", () => {
  const place = seconds(0, 1);
  fc.assert(
    fc.property(seconds(4, 20), place, place, (length, from, to) => {
      fc.pre(from - to < 1 - 0.25 / length);
      expect(hasLooped(at(from * length, 0, { duration: length }), at(to * length, 30, { duration: length }))).toBe(
        false,
      );
    }),
  );
});
