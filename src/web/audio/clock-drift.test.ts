import { expect, test } from "vitest";
import { watchDrift } from "./clock-drift.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");

/** Creates a clock of sounds that began at 3 seconds, and a function that lets it run. */
function clockOfSounds() {
  let seconds = 3;
  return { read: () => seconds, run: (more: number) => (seconds += more) };
}

test("clocks that run alike have not drifted, however long", () => {
  const sounds = clockOfSounds();
  const drift = watchDrift(sounds.read, NOON);
  sounds.run(2700);
  expect(drift.hasDrifted(NOON + 2_700_000)).toBe(false);
  expect(drift.hasDrifted(NOON + 2_700_200)).toBe(false);
});

test("a clock that stood still while the device slept has drifted", () => {
  const sounds = clockOfSounds();
  const drift = watchDrift(sounds.read, NOON);
  sounds.run(60);
  expect(drift.hasDrifted(NOON + 660_000)).toBe(true);
  expect(drift.hasDrifted(NOON + 60_300)).toBe(true);
});

test("a wall clock that was set back has drifted, too", () => {
  const sounds = clockOfSounds();
  const drift = watchDrift(sounds.read, NOON);
  sounds.run(60);
  expect(drift.hasDrifted(NOON)).toBe(true);
});

test("what is scheduled again is measured from there", () => {
  const sounds = clockOfSounds();
  const drift = watchDrift(sounds.read, NOON);
  drift.reset(NOON + 600_000);
  sounds.run(10);
  expect(drift.hasDrifted(NOON + 610_000)).toBe(false);
});
