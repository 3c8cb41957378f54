import { expect, test } from "vitest";
import { inARoom, silence, sing, TEXT } from "../test-voice.ts";
import { OTHER_VOICE_FIT, otherVoiceFit } from "./other-voice-fit.ts";
import { templateBank } from "./template-bank.ts";

function fitOf(text: string): number {
  const templates = templateBank(inARoom([silence(0.5), sing(text, { pace: 0.3 }), silence(0.5)]));
  return otherVoiceFit(templates.toSorted((one, other) => other.length - one.length)[0] ?? []);
}

test("another voice may be further from a text of few sounds, because all of its places are near each other", () => {
  expect(fitOf(TEXT)).toBe(OTHER_VOICE_FIT);
  const few = fitOf("haanhaanaaanaaah");
  expect(few).toBeGreaterThan(OTHER_VOICE_FIT + 0.02);
  expect(few).toBeLessThan(1);
});
