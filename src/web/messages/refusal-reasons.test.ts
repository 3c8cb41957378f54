import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import { refusalReasons } from "#contract/refusal-reasons.ts";
import { reasonSentence as inEnglish } from "./en/refusal-reasons.ts";
import { readRefusal } from "./hi/read-refusals.ts";
import { reasonSentence as inHindi } from "./hi/refusal-reasons.ts";

const english = "There is no such time zone";
const hindi = /^[\p{Script=Devanagari}\p{M}\p{P}\p{N}\s/:]+$/u;
/** Addresses are the same in every language. */
const withoutAddress = (sentence: string) => sentence.replace("https", "");

test.each(Object.keys(refusalReasons))("%s is said in the language of the page", (reason) => {
  const refusal = new ApiError(400, english, "invalid-body", 0, reason);
  expect(inEnglish(refusal)).toBe(english);
  expect(withoutAddress(inHindi(refusal))).toMatch(hindi);
});

test("in Hindi a proxy's words are replaced, and words that the app has chosen itself stay", () => {
  expect(inHindi(new ApiError(502, "Bad Gateway"))).toMatch(hindi);
  expect(inHindi(new ApiError(400, "पासवर्ड छोटा है", "weak-password"))).toBe("पासवर्ड छोटा है");
});

test.each([
  [new ApiError(404, "Deity not found", "deity-not-found")],
  [new ApiError(503, "The database does not answer", "database-unavailable")],
  [new ApiError(500, "Something went wrong on the server")],
])("a page in Hindi says in Hindi that $message", (error) => {
  expect(readRefusal(error)).toMatch(hindi);
});
