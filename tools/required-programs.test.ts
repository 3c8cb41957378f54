import { expect, test } from "vitest";
import { missingOf } from "./required-programs.ts";

test("a program that is required and not there is named", () => {
  expect(missingOf("node no-such-program git")).toEqual(["no-such-program"]);
  expect(missingOf("")).toEqual([]);
});
