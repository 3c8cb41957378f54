import { expect, test } from "vitest";
import { avatarLetter, initials } from "./initials.ts";

const email = "sita@example.org";

test("without a name and without an email the letter is U", () => {
  for (const missing of [null, "", " "]) {
    expect(avatarLetter({ displayName: null, email: missing })).toBe("U");
    expect(initials({ displayName: null, email: missing })).toBe("U");
  }
});

test("the frame shows the first letter of the name, else of the email, else U", () => {
  expect(avatarLetter({ displayName: "mira bai", email })).toBe("M");
  expect(avatarLetter({ displayName: null, email })).toBe("S");
  expect(avatarLetter({ displayName: "  ", email: "" })).toBe("U");
});

test("the profile shows the first letters of the first two words", () => {
  expect(initials({ displayName: "Adi Shankara Acharya", email })).toBe("AS");
  expect(initials({ displayName: " mira ", email })).toBe("M");
  expect(initials({ displayName: null, email })).toBe("S");
  expect(initials({ displayName: null, email: "" })).toBe("U");
});

test("a letter is what a reader takes for one", () => {
  expect(initials({ displayName: "एकनाथ क्षितिज", email })).toBe("एक्षि");
  expect(initials({ displayName: "émile zola".normalize("NFD"), email }).normalize("NFC")).toBe("ÉZ");
});
