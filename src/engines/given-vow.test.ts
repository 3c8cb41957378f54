import { expect, test } from "vitest";
import { givenVowQuery, readGivenVow } from "./given-vow.ts";

test("what a teacher gives is what the pupil is offered", () => {
  for (const asked of [
    { days: 40, malasPerDay: 1 },
    { days: 1008, malasPerDay: 108 },
    { days: 21, malasPerDay: 3, round: 27 },
  ] as const)
    expect(readGivenVow(givenVowQuery(asked))).toEqual(asked);
});

test("the address can be read, and says no more than it must", () => {
  expect(givenVowQuery({ days: 40, malasPerDay: 1, round: 108 })).toBe("?vow=40&malas=1");
  expect(givenVowQuery({ days: 40, malasPerDay: 2, round: 11 })).toBe("?vow=40&malas=2&round=11");
  expect(readGivenVow("?vow=11")).toEqual({ days: 11, malasPerDay: 1 });
  expect(readGivenVow("?vow=11&utm_source=mail")).toEqual({ days: 11, malasPerDay: 1 });
});

test("an address without a vow gives none", () => {
  for (const query of ["", "?begin", "?malas=3", "?vows=40"]) expect(readGivenVow(query)).toBeNull();
});

test.each([
  ...["", "0", "-1", "1.5", "1009", "1e3", "99999", " 40", "४०", "forty", "40.", "NaN"].map((days) => `?vow=${days}`),
  ...["", "0", "109", "1.", "many"].map((malas) => `?vow=40&malas=${malas}`),
  ...["", "0", "33", "216", "108.0"].map((round) => `?vow=40&malas=1&round=${round}`),
])("%s cannot be vowed", (query) => expect(readGivenVow(query)).toBe("unreadable"));
