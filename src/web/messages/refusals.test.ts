import { expect, test } from "vitest";
import { refusals } from "#contract/refusals.ts";
import { refusalMessages } from "#messages/refusals.ts";

test("in English a page says refusals in the server's own sentences", () => {
  const fixed = Object.entries(refusals).flatMap(([code, { sentence }]) =>
    sentence === null ? [] : [[code, sentence]],
  );
  expect(refusalMessages).toEqual(Object.fromEntries(fixed));
});
