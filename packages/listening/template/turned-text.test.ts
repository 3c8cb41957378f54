import { expect, test } from "vitest";
import { turned } from "./turned-text.ts";

const TEXT = Array.from({ length: 60 }, (_, at) =>
  Float32Array.of(Math.sin(at), Math.cos(3 * at), at % 7, (at * at) % 11),
);
const shifted = (by: number) => [...TEXT.slice(by), ...TEXT.slice(0, by)];
const HEARD = { rounds: 1, sooner: 60, later: 60, reason: 0 };

test.each([0, 2, 10, 30, 52])("a text that begins %i frames late is turned to begin with the sound", (late) => {
  expect(turned(shifted(late), { ...HEARD, sound: TEXT })).toEqual(TEXT);
});

test("a text is turned no farther than allowed, and not at all without a reason", () => {
  expect(turned(shifted(30), { ...HEARD, sound: TEXT, sooner: 10, later: 10 })).not.toEqual(TEXT);
  const another = TEXT.map((frame) => frame.map((value) => 1.1 * value));
  expect(turned(shifted(4), { ...HEARD, sound: another })).toEqual(TEXT);
  expect(turned(shifted(4), { ...HEARD, sound: another, reason: 10 })).toEqual(shifted(4));
  expect(turned(TEXT, { ...HEARD, sound: [] })).toEqual(TEXT);
  expect(turned(TEXT, { ...HEARD, sound: TEXT, sooner: 9 })).toEqual(TEXT);
});

test("a sound may have the text several times", () => {
  expect(turned(shifted(6), { ...HEARD, sound: [...TEXT, ...TEXT, ...TEXT], rounds: 3 })).toEqual(TEXT);
});
