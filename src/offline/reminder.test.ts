import { expect, test } from "vitest";
import { readReminder } from "./reminder.ts";

const origin = "https://mantra.example";
const message = {
  title: "Time for your practice",
  body: "Your vow: day 3 of 40",
  path: "/chant/shiva/om-namah-shivaya",
};
const read = (sent: unknown) => readReminder(JSON.stringify(sent), origin);

test("a reminder is read as the server has sent it", () => expect(read(message)).toEqual(message));

test.each(["https://elsewhere.example/", "//elsewhere.example/", "javascript:alert(1)", "\\\\elsewhere.example", ""])(
  "a touch never leads to %j",
  (path) => expect(read({ ...message, path })).toEqual({ ...message, path: "/" }),
);

test("anything else is no reminder", () => {
  expect([undefined, "", "{", "null", "[]", '{"title":"Om"}'].map((text) => readReminder(text, origin))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
