import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchHearing } from "./hearing-watch.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/**
 * Returns an open microphone, and what the watch reported: the milliseconds at which it fell silent (−) or was heard
 * again (+).
 */
function openMicrophone() {
  const track = { muted: false };
  const told: string[] = [];
  const context = {
    state: "running" as AudioContextState | "interrupted",
    stoppedAt: null as number | null,
    wakes: 0,
    get currentTime() {
      return this.stoppedAt ?? Date.now() / 1000;
    },
    async resume() {
      this.wakes += 1;
      if (this.state !== "running") throw new DOMException("Not now", "InvalidStateError");
    },
  };
  const watch = watchHearing({
    tracks: [track],
    // Safari has a state of its own, which the types of the DOM lack.
    context: context as unknown as AudioContext,
    onSilent: (isSilent) => told.push(`${isSilent ? "-" : "+"}${Date.now()}`),
  });
  watch.start();
  return { track, context, told, watch };
}

type Microphone = ReturnType<typeof openMicrophone>;
const faults: [string, (microphone: Microphone) => void, (microphone: Microphone) => void][] = [
  ["the track is muted", ({ track }) => (track.muted = true), ({ track }) => (track.muted = false)],
  [
    "the context is suspended",
    ({ context }) => (context.state = "suspended"),
    ({ context }) => (context.state = "running"),
  ],
  [
    "the context is interrupted",
    ({ context }) => (context.state = "interrupted"),
    ({ context }) => (context.state = "running"),
  ],
  [
    "the clock of the context stands still",
    ({ context }) => (context.stoppedAt = context.currentTime),
    ({ context }) => (context.stoppedAt = null),
  ],
];

test.each(faults)("when %s, that is told within two seconds, once, and told again when it is over", (_, fail, mend) => {
  const microphone = openMicrophone();
  vi.advanceTimersByTime(10_001);
  expect(microphone.told).toEqual([]);
  fail(microphone);
  vi.advanceTimersByTime(60_000);
  const [silentAt] = microphone.told.map((time) => -Number(time));
  expect(microphone.told).toHaveLength(1);
  expect(silentAt).toBeGreaterThan(10_001);
  expect(silentAt).toBeLessThan(12_001);
  mend(microphone);
  vi.advanceTimersByTime(2000);
  expect(microphone.told).toEqual([`-${silentAt}`, expect.stringMatching(/^\+70[4-8]00$/)]);
});

test.each(faults)("a hiccup in which %s is not told", (_, fail, mend) => {
  const microphone = openMicrophone();
  fail(microphone);
  vi.advanceTimersByTime(700);
  mend(microphone);
  vi.advanceTimersByTime(10_000);
  expect(microphone.told).toEqual([]);
});

test("a context that stands is asked to go on at each look, and no more once the microphone is off", () => {
  const { context, watch, told } = openMicrophone();
  context.state = "suspended";
  vi.advanceTimersByTime(800);
  expect(context.wakes).toBe(2);
  watch.stop();
  vi.advanceTimersByTime(10_000);
  expect([context.wakes, told]).toEqual([2, []]);
});
