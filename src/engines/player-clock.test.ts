import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { followClock, type ClockSample, type PlayerClock } from "./player-clock.ts";

const LENGTH = 5;

const at = (time: number, now: number, sample: Partial<ClockSample> = {}): ClockSample => ({
  time,
  now,
  duration: LENGTH,
  rate: 1,
  wantedRate: sample.rate ?? 1,
  isSeek: false,
  ...sample,
});
/** Creates the sample of a seek event that comes before the seek is done. */
const seek = (time: number, now: number, sample: Partial<ClockSample> = {}) =>
  at(time, now, { wantedRate: 1, ...sample, rate: 0, isSeek: true });

function loopsOf(samples: readonly ClockSample[]) {
  let clock: PlayerClock | null = null;
  let loops = 0;
  for (const sample of samples) {
    const followed = followClock(clock, sample);
    clock = followed.clock;
    if (followed.hasLooped) loops += 1;
  }
  return loops;
}

describe("a loop", () => {
  test("is a seek from the end to the start, in the time that playing takes", () => {
    expect(loopsOf([at(4.9, 0), seek(0, 120)])).toBe(1);
  });

  test("is counted once, however many events follow it", () => {
    expect(loopsOf([at(4.9, 0), seek(0, 120), at(0, 130, { rate: 0, wantedRate: 1 }), at(0.1, 230)])).toBe(1);
  });

  test("is counted also where its position is read before the event of its seek", () => {
    expect(loopsOf([at(4.9, 0), at(0.1, 200), seek(0.12, 220), at(0.2, 300)])).toBe(1);
  });

  test("may come late, for a page that was too busy to look or a recording that ends in silence", () => {
    expect(loopsOf([at(4, 0), seek(0, 3000)])).toBe(1);
  });

  test("comes sooner to a faster player", () => {
    expect(loopsOf([at(1, 0, { rate: 2 }), seek(0.5, 2300)])).toBe(1);
    expect(loopsOf([at(1, 0), seek(0.5, 2300)])).toBe(0);
  });

  test("is counted after another one that nobody saw the end of", () => {
    const fast = { duration: 1, rate: 16, wantedRate: 16 };
    const seeking = { ...fast, rate: 0 };
    expect(loopsOf([at(0.9, 0, fast), seek(0, 20, fast), at(0, 50, seeking), seek(0, 90, fast)])).toBe(2);
  });

  test("is counted for each seek, when a busy page gets the events of several at once", () => {
    expect(loopsOf([at(4.5, 0), seek(0.5, 11_000), seek(0.5, 11_001), seek(0.5, 11_002)])).toBe(3);
  });
});

describe("no loop", () => {
  test("is a player that only plays on", () => {
    expect(loopsOf([at(1, 0), at(1.25, 250)])).toBe(0);
  });

  test("is a position that wavers by a few milliseconds", () => {
    expect(loopsOf([at(1.02, 0), at(1.0, 5)])).toBe(0);
  });

  test("is the slider dragged back, from wherever", () => {
    for (const from of [0.5, 2, 4, 4.7]) expect(loopsOf([at(from, 0), seek(0, 50)])).toBe(0);
  });

  test("is the slider dragged back step by step, with the data late", () => {
    expect(loopsOf([at(4.5, 0), seek(4, 100), seek(2, 3000), seek(0, 9000), at(0.1, 9100)])).toBe(0);
  });

  test("is a paused player that is rewound", () => {
    expect(loopsOf([at(3, 0, { rate: 0 }), seek(0, 2000, { wantedRate: 0 })])).toBe(0);
  });

  test("is a player that waits for the network, however long", () => {
    for (const now of [500, 5000, 50_000]) expect(loopsOf([at(2, 0, { rate: 0 }), at(2, now)])).toBe(0);
  });

  test("is a machine that slept", () => {
    expect(loopsOf([at(1, 0), at(1, 600_000)])).toBe(0);
  });

  test("is a recording without a known length", () => {
    for (const duration of [Number.NaN, Number.POSITIVE_INFINITY, 0]) {
      expect(loopsOf([at(4.9, 0, { duration }), seek(0, 250, { duration })])).toBe(0);
    }
  });

  test("is the slider dragged back after a page was too busy to look, once it plays on in peace", () => {
    const calm = Array.from({ length: 10 }, (_, place) => at(place / 4, 12_010 + place * 250));
    expect(loopsOf([at(4.5, 0), seek(0, 12_000), ...calm, seek(0, 14_300)])).toBe(1);
  });
});

const seconds = (min: number, max: number) => fc.double({ min, max, noNaN: true });

interface Player {
  length: number;
  rate: number;
  /** The milliseconds of silence at each end, while the browser seeks to the start. */
  gaps: number[];
  /** The milliseconds that the page takes to handle one event. */
  handling: number[];
  /** The milliseconds for which the page is busy before it handles an event. */
  busy: number[];
}

const anyPlayer: fc.Arbitrary<Player> = fc.record({
  length: seconds(0.3, 40),
  rate: fc.oneof(fc.constantFrom(0.25, 0.5, 1, 2, 4, 8, 16), seconds(0.25, 16)),
  gaps: fc.array(seconds(0, 3000), { minLength: 1, maxLength: 40 }),
  handling: fc.array(fc.oneof(seconds(1, 60), seconds(60, 1500)), { minLength: 1, maxLength: 60 }),
  busy: fc.array(fc.oneof(fc.constant(0), seconds(0, 500), seconds(500, 30_000)), { minLength: 1, maxLength: 60 }),
});

/**
 * Simulates a player that loops by itself, as HTML specifies: each loop queues a seek event, and a time update is
 * queued 250 ms after the last one was handled. A busy page handles its queue late and in order, and reads the position
 * of that later moment.
 */
function samplesOf({ length, rate, gaps, handling, busy }: Player): ClockSample[] {
  const round = (length / rate) * 1000;
  const starts = [0];
  for (const gap of gaps) starts.push((starts.at(-1) ?? 0) + round + gap);
  const seeks = starts.slice(1);
  const samples: ClockSample[] = [];
  let [now, nextUpdate] = [0, 0];
  while (seeks[0] !== undefined) {
    const isSeek = seeks[0] < nextUpdate;
    const due = isSeek ? seeks[0] : nextUpdate;
    const pauses = due > now ? busy : handling;
    now = Math.max(now, due) + (pauses[samples.length % pauses.length] ?? 0);
    if (isSeek) seeks.shift();
    else nextUpdate = now + 250;
    const sinceStart = now - (starts.findLast((start) => start <= now) ?? 0);
    samples.push(at(Math.min((sinceStart / 1000) * rate, length), now, { duration: length, rate, isSeek }));
  }
  return samples;
}

test("every loop is counted once, at any speed, however late and in whatever clusters its events are handled", () => {
  fc.assert(
    fc.property(anyPlayer, (player) => {
      const first = at(0, 0, { duration: player.length, rate: player.rate });
      expect(loopsOf([first, ...samplesOf(player)])).toBe(player.gaps.length);
    }),
    { numRuns: 500 },
  );
});

test("no seek within a recording is ever a loop, unless it leaps from the very end to the very start", () => {
  const place = seconds(0, 1);
  fc.assert(
    fc.property(seconds(4, 20), fc.constantFrom(0.25, 1, 2, 4), place, place, (length, rate, from, to) => {
      fc.pre(from - to < 1 - 0.35 / length);
      const clock = { duration: length, rate };
      const samples = [at(from * length, 0, clock), seek(to * length, 30, { ...clock, wantedRate: rate })];
      expect(loopsOf(samples)).toBe(0);
    }),
  );
});

test("a slider dragged to and fro gives no bead, from wherever the player was", () => {
  const drag = fc.record({ to: seconds(0, 0.9), after: seconds(16, 400) });
  fc.assert(
    fc.property(seconds(4, 20), seconds(0, 0.9), fc.array(drag, { maxLength: 40 }), (length, from, drags) => {
      let now = 0;
      const seeks = drags.map(({ to, after }) => seek(to * length, (now += after), { duration: length }));
      expect(loopsOf([at(from * length - 0.4, 0, { duration: length }), ...seeks])).toBe(0);
    }),
  );
});
