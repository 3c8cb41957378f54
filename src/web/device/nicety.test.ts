// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Chant } from "#contract/page-replies.ts";
import type { Meditation, MeditationSound } from "#model/meditation.ts";
import { isActive } from "#engines/meditation-session.ts";
import { plainPlan } from "#engines/sitting-plan.ts";
import { Sitting } from "../features/meditation/sitting.ts";
import { chooseForBeads } from "../mala/bead-choices.ts";
import { createMala } from "../mala/mala.ts";
import { TabbedBrowser } from "../practice/test-tabbed-browser.ts";
import { exitFullscreen } from "./fullscreen.ts";
import { canShareFiles } from "./share.ts";

function refuse(): never {
  throw new TypeError("This device cannot do that");
}

/** Returns the media session of a browser, with one part of it that throws. */
const mediaSession = (refusing: Partial<MediaSession>) => ({
  setActionHandler() {},
  setPositionState() {},
  ...refusing,
});

const forbidden = { get: refuse, set: refuse };

/** Devices that refuse one nicety, or all of them. */
const devices: [string, () => void][] = [
  // This device comes first, because a context that could be opened is kept.
  ["opens no sound", () => vi.stubGlobal("AudioContext", refuse)],
  ["sets no handler of its lock screen", () => give({ mediaSession: mediaSession({ setActionHandler: refuse }) })],
  ["takes no position of its lock screen", () => give({ mediaSession: mediaSession({ setPositionState: refuse }) })],
  [
    "takes no title of its lock screen",
    () => give({ mediaSession: Object.defineProperty(mediaSession({}), "metadata", forbidden) }),
  ],
  ["throws for its lock screen", () => vi.spyOn(navigator, "mediaSession" as never, "get").mockImplementation(refuse)],
  ["throws for a vibration", () => give({ vibrate: refuse })],
  ["throws for a wake lock", () => give({ wakeLock: { request: refuse } })],
  ["opens no player", () => vi.stubGlobal("Audio", refuse)],
  ["makes no addresses for files", () => vi.spyOn(URL, "createObjectURL").mockImplementation(refuse)],
];

/** A context that needs no touch to play sound. */
class RunningContext {
  readonly state = "running";
}
class Titles {
  readonly title = "";
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", RunningContext);
  vi.stubGlobal("MediaMetadata", Titles);
  vi.stubGlobal("isSecureContext", true);
  give({ mediaSession: mediaSession({}) });
});

const given: string[] = [];

function give(properties: Record<string, unknown>) {
  for (const [name, value] of Object.entries(properties)) {
    given.push(name);
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

afterEach(() => {
  for (const name of given.splice(0)) Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(devices)("on a device that %s, a mala starts, counts and pauses", (_, refuseIt) => {
  const tab = new TabbedBrowser().openTab();
  chooseForBeads({ click: true, vibration: true, headset: true });
  // These are the parts of a chant that the counter reads.
  const chanted = { mantra: { id: "om", title: "Om" }, deity: { id: "shiva", name: "Shiva", image: "" } } as Chant;
  const mala = createMala(chanted);
  const leave = mala.enter({ deps: tab.deps, player: null, verse: document.createElement("p"), earlySamples: [] });
  refuseIt();
  mala.press({ type: "mode", mode: "manual" });
  mala.proceed();
  mala.countBead();
  expect(mala.read().chant).toMatchObject({ status: "running", count: 1 });
  mala.proceed();
  expect(mala.read().chant).toMatchObject({ status: "paused", count: 1 });
  leave();
});

test.each(devices)("on a device that %s, a sitting starts, pauses and ends", (_, refuseIt) => {
  refuseIt();
  // This is the part of a page that a sitting reads.
  const sitting = new Sitting({ video: { poster: "" } } as Meditation);
  const leave = sitting.enter();
  const sound = { id: "om-chant", name: "Om", audioUrl: "/om.webm", loopStart: 0, loopEnd: 1 } as MeditationSound;
  sitting.start({ plan: plainPlan, sound, volume: 0.5 });
  expect(sitting.read().session.status).toBe("running");
  sitting.pause();
  expect(sitting.read().session.status).toBe("paused");
  sitting.end();
  expect(isActive(sitting.read().session)).toBe(false);
  leave();
});

test("a browser that throws where it is asked whether it shares pictures shares texts", () => {
  give({ canShare: refuse });
  expect(canShareFiles()).toBe(false);
});

test("a browser that does not leave fullscreen keeps nobody in a sitting", () => {
  const full = document as unknown as Record<string, unknown>;
  Object.assign(full, { fullscreenElement: document.body, exitFullscreen: refuse });
  expect(exitFullscreen).not.toThrow();
});
