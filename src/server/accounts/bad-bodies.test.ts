import { expect, test } from "vitest";
import { openSqlite } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

const tables = ["account", "credential", "session", "verification", "person_setting", "attempt", "outbox"] as const;

/** Sends a body as a signed-in user. Returns the response and whether any table has changed. */
async function send(line: string, body: BodyInit, headers: Record<string, string> = {}) {
  await using db = await openSqlite();
  const browser = openBrowser(testApp({ db }).ask);
  await browser.signUp();
  const dump = async () =>
    JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
  const before = await dump();
  const [method = "", path = ""] = line.split(" ");
  const reply = await browser.request(method, path, { body, headers });
  const [status, text] = await statusAndText(reply);
  return { status, text, hasChanged: before !== (await dump()) };
}

const lines = [
  "POST /api/auth/sign-up",
  "POST /api/auth/sign-in",
  "POST /api/auth/sign-out",
  "POST /api/auth/reset",
  "POST /api/auth/new-password",
  "POST /api/auth/new-password/passkeys",
  "POST /api/auth/exchange",
  "PATCH /api/user",
  "DELETE /api/user",
  "POST /api/user/password",
  "POST /api/user/email",
  "POST /api/user/email/confirmation",
  "POST /api/auth/confirm-email",
  "POST /api/auth/sign-in-link",
  "POST /api/auth/link",
];

const good: Record<string, object> = {
  "POST /api/auth/sign-up": { name: "Kabir", email: "kabir@example.org", password: "a loom and a song" },
  "POST /api/auth/sign-in": { email: mira.email, password: mira.password },
  "POST /api/auth/sign-out": {},
  "POST /api/auth/reset": { email: mira.email },
  "POST /api/auth/new-password": { token: "a".repeat(43), password: "a loom and a song" },
  "POST /api/auth/new-password/passkeys": { token: "a".repeat(43) },
  "POST /api/auth/exchange": { idToken: "a.b.c" },
  "PATCH /api/user": { displayName: "Mirabai" },
  "DELETE /api/user": { password: mira.password },
  "POST /api/user/email": { password: mira.password, email: "meera@example.org" },
  "POST /api/user/email/confirmation": {},
  "POST /api/auth/confirm-email": { token: "a".repeat(43) },
  "POST /api/auth/sign-in-link": { email: mira.email },
  "POST /api/auth/link": { token: "a".repeat(43) },
  "POST /api/user/password": { password: mira.password, newPassword: "a new garland" },
};

const oneSentence = /^[A-Z][^\n<>{}]{5,110}$/;

test.each(lines)("%s takes nothing but a small JSON object with its own fields, from our own pages", async (line) => {
  const body = JSON.stringify(good[line]);
  const withField = (field: string) => `${body.slice(0, -1)}${body === "{}" ? "" : ","}${field}}`;
  const refusals: [BodyInit, number, Record<string, string>?][] = [
    ["{", 400],
    ["nonsense", 400],
    ["null", 400],
    ["[]", 400],
    ['"text"', 400],
    ["108", 400],
    [withField('"role":"admin"'), 400],
    [withField('"__proto__":{"role":"admin"}'), 400],
    [withField('"constructor":{"prototype":{}}'), 400],
    [withField('"toString":1'), 400],
    [JSON.stringify({ text: "x".repeat(5_000_000) }), 413],
    [`${" ".repeat(17_000)}${body}`, 413],
    [body, 415, { "content-type": "text/plain" }],
    [body, 415, { "content-type": "application/x-www-form-urlencoded" }],
    [body, 403, { "sec-fetch-site": "cross-site" }],
    [body, 403, { "sec-fetch-site": "same-site", origin: "http://localhost:3000" }],
  ];
  for (const [sent, expected, headers] of refusals) {
    const { status, text, hasChanged } = await send(line, sent, headers);
    expect([String(sent).slice(0, 60), status, hasChanged]).toEqual([String(sent).slice(0, 60), expected, false]);
    expect(text).toMatch(oneSentence);
  }
});

const wrongValues: [string, object, string][] = [
  ["POST /api/auth/sign-up", { name: "K" }, "Name must be at least 2 characters long"],
  ["POST /api/auth/sign-up", { name: " K " }, "Name must be at least 2 characters long"],
  ["POST /api/auth/sign-up", { name: "x".repeat(101) }, "Name must be at most 100 characters long"],
  ["POST /api/auth/sign-up", { name: "Ka\u0000bir" }, "Name must not contain control characters"],
  ["POST /api/auth/sign-up", { name: "Kabir\nBcc: x" }, "Name must not contain control characters"],
  ["POST /api/auth/sign-up", { name: "Kabir\ud800" }, "Name must not contain control characters"],
  ["POST /api/auth/sign-up", { name: "\u200b\u200b" }, "Name must have a letter that can be seen"],
  ["POST /api/auth/sign-up", { name: "\u3164\u2800" }, "Name must have a letter that can be seen"],
  ["POST /api/auth/sign-up", { name: "\u0301\u0301" }, "Name must have a letter that can be seen"],
  [
    "POST /api/auth/sign-up",
    { name: "\u202eMira" },
    "Name must not contain characters that turn the direction of a text",
  ],
  [
    "PATCH /api/user",
    { displayName: "Mi\u2067ra" },
    "Name must not contain characters that turn the direction of a text",
  ],
  ["PATCH /api/user", { displayName: "👩" }, "Name must be at least 2 characters long"],
  ["POST /api/auth/sign-up", { name: { toString: "x" } }, "Name must be a text"],
  ["POST /api/auth/sign-up", { name: undefined }, "Name must be a text"],
  ["POST /api/auth/sign-up", { email: "kabir" }, "Please enter a valid email address."],
  ["POST /api/auth/sign-up", { email: "a@b.c\r\nBcc: x@example.org" }, "Please enter a valid email address."],
  ["POST /api/auth/sign-up", { email: ["a@example.org"] }, "Please enter a valid email address."],
  ["POST /api/auth/sign-up", { email: `${"a".repeat(250)}@example.org` }, "Please enter a valid email address."],
  ["POST /api/auth/sign-up", { password: 123_456 }, "Password must be a text"],
  ["POST /api/auth/sign-up", { password: "x".repeat(257) }, "Password must be at most 256 characters long"],
  ["POST /api/auth/sign-up", { password: "secret\u0000more" }, "Password must not contain control characters"],
  ["POST /api/auth/sign-up", { password: "short" }, "Password should be at least 6 characters."],
  ["POST /api/auth/sign-in", { password: { $ne: "" } }, "Password must be a text"],
  ["POST /api/auth/sign-in", { email: "' or 1=1 --" }, "Please enter a valid email address."],
  ["POST /api/auth/reset", { email: null }, "Please enter a valid email address."],
  ["POST /api/auth/new-password", { token: "" }, "The token is missing"],
  ["POST /api/auth/new-password", { keepPasskeys: "all" }, "The passkeys to keep must be a list"],
  ["POST /api/user/password", { keepPasskeys: Array(21).fill("a") }, "At most 20 passkeys can be kept"],
  ["POST /api/auth/new-password/passkeys", { token: "" }, "The token is missing"],
  ["POST /api/auth/new-password", { token: "x".repeat(201) }, "The token is too long"],
  ["POST /api/auth/exchange", { idToken: "a.b" }, "The idToken is not a JSON Web Token"],
  ["POST /api/auth/exchange", { idToken: "a.b.<c>" }, "The idToken is not a JSON Web Token"],
  ["POST /api/auth/exchange", { idToken: "x".repeat(8001) }, "The idToken is too long"],
  ["POST /api/auth/exchange", { idToken: null }, "The idToken must be a text"],
  ["POST /api/auth/exchange", { endOtherSessions: 1 }, "End other sessions must be true or false"],
  ["PATCH /api/user", { displayName: "" }, "Name must be at least 2 characters long"],
  ["PATCH /api/user", { displayName: null }, "Name must be a text"],
  ["PATCH /api/user", { photoURL: "http://example.org/a.jpg" }, "Photo URL must begin with https://"],
  ["PATCH /api/user", { photoURL: "javascript:alert(1)" }, "Photo URL must begin with https://"],
  ["PATCH /api/user", { photoURL: "" }, "Photo URL must begin with https://"],
  ["PATCH /api/user", { photoURL: 5 }, "Photo URL must be a text"],
  ["PATCH /api/user", { dayBeginsAt: 5 }, "The day must begin between 0 and 4 o'clock"],
  ["PATCH /api/user", { dayBeginsAt: -1 }, "The day must begin between 0 and 4 o'clock"],
  ["PATCH /api/user", { dayBeginsAt: 1.5 }, "The day must begin at a whole hour"],
  ["PATCH /api/user", { dayBeginsAt: "3" }, "The day must begin at a whole hour"],
  ["PATCH /api/user", { showStreaks: 1 }, "Show streaks must be true or false"],
];

test.each(wrongValues)("%s with %j is refused in a sentence", async (line, wrong, sentence) => {
  const { status, text, hasChanged } = await send(line, JSON.stringify({ ...good[line], ...wrong }));
  expect([status, text, hasChanged]).toEqual([400, sentence, false]);
});

test.each(["मीराबाई", "रा", "श्री", "क्‍ष राम", "👨‍👩‍👧", "Śrī Rāma", "李白", "O'Neill-Ünlü", "👩🏽‍🦰 Mira"])(
  "the name %s is kept as it is meant",
  async (name) => {
    const browser = openBrowser(testApp().ask);
    await browser.signUp({ ...mira, name: name.normalize("NFD") });
    expect(await browser.user()).toMatchObject({ displayName: name.normalize("NFC") });
  },
);

test.each([
  ["256 letters in parts", "é".repeat(256).normalize("NFD"), "é".repeat(256)],
  ["256 pictures", "🙏".repeat(256), "🙏".repeat(256)],
  ["256 syllables in parts", "क़".repeat(128).normalize("NFD"), "क़".repeat(128)],
])("a password of %s is as long as it looks, and the same from every keyboard", async (_, typed, other) => {
  const browser = openBrowser(testApp().ask);
  expect((await browser.signUp({ ...mira, password: typed })).status).toBe(200);
  expect((await browser.signIn(mira.email, other)).status).toBe(200);
  const tooLong = await browser.signUp({
    ...mira,
    email: "meera@example.org",
    password: `${typed}x${"y".repeat(256)}`,
  });
  expect(await statusAndText(tooLong)).toEqual([400, "Password must be at most 256 characters long"]);
});
