import { expect, test } from "vitest";
import { canonicalEmail, isEmail, needsSmtpUtf8, typedEmail } from "./email-address.ts";

test.each([
  "ravi@भारत.भारत",
  "ravi@xn--h2brj9c.xn--h2brj9c",
  "रवि@भारत.भारत",
  "मीरा‍@उदाहरण.भारत",
  "jack&jill@example.org",
  "o'neill+mala@example.org",
  "a{b}|c~d`e/f=g?h^i_j!k#l$m%n*o@example.org",
  "ravi@bücher.example",
  "李白@例子.公司",
  "ravi@faß.example",
  "ravi@localhost",
  `${"a".repeat(242)}@example.org`,
])("%s is an address", (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  "",
  "ravi",
  "@example.org",
  "ravi@",
  "ravi@@example.org",
  "ra vi@example.org",
  "ravi@exa mple.org",
  "ravi@example..org",
  "ravi@-example.org",
  "ravi@example_.org",
  "ravi@भारत..भारत",
  "ravi@example.org:25",
  "ravi@example.org/भारत",
  "ravi@[127.0.0.1]",
  '"ravi"@example.org',
  "ravi<x@example.org",
  "a,b@example.org",
  "ra\u202evi@example.org",
  "ra\u200bvi@example.org",
  "ra\u3000vi@example.org",
  "ra\ud800vi@example.org",
  "ravi@example.org\r\nBcc: x@example.org",
  `ravi@${"a".repeat(64)}.org`,
  `${"a".repeat(250)}@example.org`,
  `${"र".repeat(85)}@example.org`,
])("%j is none", (email) => {
  expect(isEmail(email)).toBe(false);
});

test.each([
  ["ravi@भारत.भारत", "ravi@xn--h2brj9c.xn--h2brj9c"],
  ["RAVI@XN--H2BRJ9C.भारत", "ravi@xn--h2brj9c.xn--h2brj9c"],
  ["Ravi@Example.ORG", "ravi@example.org"],
  ["Zoë@Bücher.example", "zoë@xn--bcher-kva.example"],
  ["zoë@bücher.example".normalize("NFD"), "zoë@xn--bcher-kva.example"],
  [" ravi@例子。公司 ", "ravi@xn--fsqu00a.xn--55qx5d"],
])("%s is compared as %s", (email, canonical) => {
  expect(canonicalEmail(email)).toBe(canonical);
  expect(canonicalEmail(canonical)).toBe(canonical);
});

test("an address is kept as it was typed, but for spaces around it, letters in parts, and capitals where all is ASCII", () => {
  expect(typedEmail(` ${"Zoë@भारत.भारत".normalize("NFD")}\n`)).toBe("Zoë@भारत.भारत");
  expect(typedEmail("Ravi@भारत.भारत")).toBe("Ravi@भारत.भारत");
  expect(typedEmail("Ravi@Example.ORG")).toBe("ravi@example.org");
});

test.each([
  ["रवि@example.org", true],
  ["zoë@example.org", true],
  ["ravi@भारत.भारत", false],
  ["jack&jill@example.org", false],
])("that %s needs SMTPUTF8 is %s", (email, isNeeded) => {
  expect(needsSmtpUtf8(email)).toBe(isNeeded);
});
