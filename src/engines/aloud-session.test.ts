import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  aloudReducer,
  isCorrection,
  isOpen,
  lessonOffer,
  newAloud,
  watchForVoice,
  type AloudEvent,
} from "./aloud-session.ts";
import { chantReducer, type ChantEvent } from "./chant-counter.ts";
import { newChant } from "./chant-state.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const template = { features: Array.from({ length: 150 }, () => new Float32Array(1)), ratio: 0.5, snr: 30 };
const after = (...events: AloudEvent[]) => events.reduce(aloudReducer, newAloud);
const heard = (what: (AloudEvent & { type: "heard" })["heard"]): AloudEvent => ({ type: "heard", heard: what });

test("who is known is counted at once, and nobody else", () => {
  expect(after({ type: "opened", remembered: template })).toMatchObject({ status: "counting", isRemembered: true });
  expect(after({ type: "opened", remembered: null }).status).toBe("open");
});

test("a lesson tells its repetitions, starts over with a reason, and ends in counting", () => {
  const lesson: AloudEvent[] = [{ type: "opened", remembered: null }, { type: "lesson-begun" }];
  expect(after(...lesson, heard({ type: "take", takes: 2 }))).toMatchObject({ takes: 2, refusal: null });
  const refused = [...lesson, heard({ type: "take", takes: 2 }), heard({ type: "refused", reason: "unlike" })];
  expect(after(...refused)).toMatchObject({ status: "lesson", takes: 0, refusal: "unlike" });
  // The reason is kept, because its message may ask for a press after each repetition.
  expect(after(...refused, heard({ type: "take", takes: 1 }))).toMatchObject({ takes: 1, refusal: "unlike" });
  expect(after(...refused, heard({ type: "ready", template }))).toMatchObject({
    status: "counting",
    isRemembered: false,
  });
});

test("neither a lesson nor a search begins without a microphone", () => {
  const refused = after({ type: "refused", reason: "absent" });
  expect(isOpen(refused)).toBe(false);
  expect(aloudReducer(refused, { type: "lesson-begun" })).toBe(refused);
  expect(aloudReducer(refused, { type: "search-begun" })).toBe(refused);
  expect(aloudReducer(refused, { type: "reopened" })).toEqual(newAloud);
});

test("a voice that is kept stays known as kept while it is taught again, and without a microphone", () => {
  const again = after(
    { type: "opened", remembered: template },
    { type: "lesson-begun" },
    heard({ type: "ready", template }),
  );
  expect(again).toMatchObject({ status: "counting", isRemembered: true });
  const refused = after({ type: "remembered", isRemembered: true }, { type: "refused", reason: "absent" });
  expect(refused).toMatchObject({ status: "refused", isRemembered: true });
  expect(aloudReducer(refused, { type: "remembered", isRemembered: false }).isRemembered).toBe(false);
});

test("a search that has lasted long says so, and goes on", () => {
  const searching = after({ type: "opened", remembered: null }, { type: "search-begun" });
  expect(aloudReducer(searching, heard({ type: "not-found" }))).toMatchObject({ status: "search", isLong: true });
});

const searching: AloudEvent[] = [{ type: "opened", remembered: null }, { type: "search-begun" }];
const found = heard({ type: "ready", template });
const corrected: AloudEvent = { type: "corrected" };
const offerTo = (events: AloudEvent[], text = "oṃ namaḥ śivāya") => lessonOffer(after(...events), text);

test("a lesson is offered after two corrections in one mala, and no longer once it has begun", () => {
  const counting = [...searching, found];
  expect(offerTo(counting)).toBe(null);
  expect(offerTo([...counting, corrected])).toBe(null);
  expect(offerTo([...counting, corrected, { type: "mala-begun" }, corrected])).toBe(null);
  const miscounted = [...counting, corrected, corrected];
  expect(offerTo(miscounted)).toBe("miscounted");
  expect(offerTo([...miscounted, { type: "lesson-begun" }])).toBe(null);
  expect(offerTo([...miscounted, { type: "lesson-begun" }, found])).toBe(null);
  expect(offerTo([...searching, corrected, corrected])).toBe("miscounted");
});

test("a lesson is offered where two minutes have found nothing", () => {
  expect(offerTo([...searching, heard({ type: "not-found" })])).toBe("unfound");
});

test("where a text that was found by itself may be counted half, a lesson is offered, in which taps end the repetitions", () => {
  const halved = [...searching, found, heard({ type: "holes" })];
  expect(offerTo(halved)).toBe("holes");
  expect(after(...halved, { type: "lesson-begun" })).toMatchObject({ status: "lesson", isTapped: true });
  const unfound = [...searching, heard({ type: "not-found" }), { type: "lesson-begun" } as const];
  expect(after(...unfound)).toMatchObject({ isTapped: true });
  expect(after(...searching, { type: "lesson-begun" })).toMatchObject({ isTapped: false });
});

test("in a lesson of a text of one part that is said again, taps end the repetitions", () => {
  const opened = { type: "opened", remembered: null } as const;
  expect(after(opened, { type: "lesson-begun", isOnePart: true })).toMatchObject({ isTapped: true });
  expect(after(opened, { type: "lesson-begun", isOnePart: false })).toMatchObject({ isTapped: false });
});

test("a lesson is offered for a text under a second and a half, by its syllables first and then by its sound", () => {
  expect(offerTo(searching)).toBe(null);
  expect(offerTo(searching, "śrī rāma")).toBe("short");
  expect(offerTo([{ type: "opened", remembered: null }], "śrī rāma")).toBe(null);
  const second = { ...template, features: template.features.slice(100) };
  const foundShort = heard({ type: "ready", template: second });
  expect(offerTo([...searching, foundShort])).toBe("short");
  expect(offerTo([...searching, found], "śrī rāma")).toBe(null);
  expect(offerTo([...searching, { type: "lesson-begun" }, foundShort])).toBe(null);
  expect(offerTo([{ type: "opened", remembered: second }])).toBe(null);
});

const stateOf = (...events: ChantEvent[]) => events.reduce(chantReducer, newChant("none"));

test("one bead more or less by hand is a correction; a Reset, another tab and a mala that comes back are none", () => {
  const aloud: ChantEvent[] = [{ type: "mode", mode: "aloud" }, { type: "start" }];
  const one = stateOf(...aloud, { type: "press" });
  expect(isCorrection(stateOf(...aloud), one)).toBe(true);
  expect(isCorrection(one, chantReducer(one, { type: "take-back" }))).toBe(true);
  expect(isCorrection(one, chantReducer(one, { type: "pause" }))).toBe(false);
  expect(isCorrection(one, chantReducer(one, { type: "reset" }))).toBe(false);
  expect(isCorrection(one, chantReducer(one, { type: "elsewhere", count: 2 }))).toBe(false);
  expect(isCorrection(one, chantReducer(one, { type: "continue-from", count: 5 }))).toBe(false);
});

test("that nobody is heard is told after eight seconds of silence, once, and is over with the next sound", () => {
  const told: boolean[] = [];
  const voice = watchForVoice({
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    tell: (isUnheard) => told.push(isUnheard),
  });
  voice.follow(true);
  vi.advanceTimersByTime(7999);
  voice.follow(true);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(60_000);
  voice.follow(false);
  voice.follow(false);
  expect(told).toEqual([true, false]);
  voice.follow(true);
  vi.advanceTimersByTime(7000);
  // A sound or a press on Pause ends the wait.
  voice.follow(false);
  voice.follow(true);
  vi.advanceTimersByTime(7000);
  expect(told).toEqual([true, false]);
  expect(after(...searching, { type: "unheard", isUnheard: true }).isUnheard).toBe(true);
});
