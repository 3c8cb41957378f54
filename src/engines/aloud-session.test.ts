import { expect, test } from "vitest";
import { aloudReducer, isOpen, isShort, isShortText, newAloud, type AloudEvent } from "./aloud-session.ts";

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

test("a text is short below two seconds", () => {
  expect(isShort(template)).toBe(false);
  expect(isShort({ ...template, features: template.features.slice(60) })).toBe(true);
});

test("a text is known as short by its syllables before it is heard", () => {
  expect(isShortText("oṃ namaḥ śivāya")).toBe(true);
  expect(isShortText("śrī rāma")).toBe(true);
  expect(isShortText("oṃ aiṃ hrīṃ klīṃ cāmuṇḍāyai vicce")).toBe(false);
  expect(isShortText("oṃ namo bhagavate vāsudevāya")).toBe(false);
});
