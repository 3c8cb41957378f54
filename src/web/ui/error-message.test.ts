import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import { failureMessages } from "#messages/ui.ts";
import { refusalMessages } from "#messages/refusals.ts";
import { errorMessage, refusalSentence } from "./error-message.ts";

test.each([
  ["a fixed refusal", new ApiError(403, "Wrong", "wrong-password"), refusalMessages["wrong-password"]],
  ["a composed refusal", new ApiError(400, "Too short", "weak-password", 0, "password-rules"), "Too short"],
  ["a refusal of a newer server", new ApiError(400, "New", "new-code"), "New"],
  ["a refusal of a proxy", new ApiError(502, "Bad Gateway"), "Bad Gateway"],
  ["a page of a proxy", new ApiError(413, "<html>Too Large</html>"), refusalMessages["database-unavailable"]],
])("%s is said by its code, else in the sentence that came", (_, error, sentence) => {
  expect(refusalSentence(error)).toBe(sentence);
  expect(errorMessage(error)).toBe(`${error.status}: ${sentence}`);
});

test("a request that nothing answers is a network error", () => {
  expect(errorMessage(new TypeError("Failed to fetch"))).toBe(failureMessages.network);
});
