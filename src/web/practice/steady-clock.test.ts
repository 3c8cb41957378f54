import { expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import { steadyClock } from "./steady-clock.ts";

const noon = Date.parse("2026-11-20T12:00:00Z");

/** A device at noon, which lives on, sleeps, is looked at, and has its clock set. */
function openDevice() {
  const reading = { wall: noon, steady: 0 };
  const page = new EventTarget();
  let isHidden = false;
  const now = steadyClock({ read: () => ({ ...reading }), isHidden: () => isHidden, page });
  return {
    minutes: () => (now() - noon) / minute,
    live(minutes: number) {
      reading.wall += minutes * minute;
      reading.steady += minutes * minute;
    },
    sleep: (minutes: number) => void (reading.wall += minutes * minute),
    setBy: (minutes: number) => void (reading.wall += minutes * minute),
    show(isShown: boolean) {
      isHidden = !isShown;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

test("a clock that is set right moves nothing, in either direction", () => {
  const device = openDevice();
  device.live(3);
  device.setBy(-60);
  device.live(2);
  expect(device.minutes()).toBe(5);
  device.setBy(6);
  device.live(1);
  expect(device.minutes()).toBe(6);
});

test("the sleep of a phone that was put away counts, and what was set before that does not", () => {
  const device = openDevice();
  device.setBy(90);
  device.show(false);
  device.live(1);
  device.sleep(20);
  device.show(true);
  device.setBy(90);
  device.live(4);
  expect(device.minutes()).toBe(25);
});

test("it goes on in a hidden page that is awake, and whose clock is set back", () => {
  const device = openDevice();
  device.show(false);
  for (let lived = 0; lived < 5; lived++) {
    device.live(1);
    device.minutes();
  }
  device.setBy(-600);
  device.live(5);
  device.show(true);
  expect(device.minutes()).toBe(10);
});
