import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { refusalHeader, refusals, type RefusalCode } from "#contract/refusals.ts";
import { mira, openBrowser } from "./accounts/test-browser.ts";
import { addPasskey, creationOptions, signInWithPasskey } from "./accounts/test-passkeys.ts";
import { openSqlite } from "./db/test-databases.ts";
import { openDatabase, prepareDatabase } from "./db/open.ts";
import { folders } from "./folders.ts";
import { createHttpServer } from "./http/listener.ts";
import { createAuthenticator } from "./identity/passkeys/test-authenticator.ts";
import { createConcurrencyLimit } from "./identity/concurrency-limit.ts";
import { client, openGoogle, type Claims } from "./identity/firebase/test-google.ts";
import { picture } from "./photos/test-pictures.ts";
import { addDays } from "#engines/calendar-date.ts";
import { mostRecorded } from "./practice-log/plausible.ts";
import { chanted, fillLog, today } from "./practice-log/test-entries.ts";
import { changes, fillState, modeSet } from "./person-state/test-changes.ts";
import { openPushBrowser } from "./reminders/test-push.ts";
import { quickHasher, testApp } from "./test-app.ts";

const newBrowser = () => openBrowser(testApp().ask);

async function signedIn() {
  const browser = newBrowser();
  await browser.signUp();
  return browser;
}

/** Makes a call `times` times, and resolves to the response to the next one. */
async function responseAfter(times: number, call: (time: number) => Promise<Response>) {
  for (let time = 0; time < times; time++) await call(time);
  return call(times);
}

/** Signs in with a token of the hosted provider. */
const exchange = async ({ issue, request }: Awaited<ReturnType<typeof openGoogle>>, claims: Claims, given = {}) =>
  openBrowser(testApp({ firebase: client, request, ...given }).ask).post(api.exchange.path, {
    idToken: await issue({ claims }),
  });

const postRaw = (body: string, headers: Record<string, string> = {}) =>
  newBrowser().request("POST", api.signIn.path, { body, headers });

/** Sends a malformed request with Node's own client, because no other client sends such a Host header. */
async function malformedRequest() {
  const { app, deps } = testApp();
  const server = createHttpServer(app, deps).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, host: "127.0.0.1", headers: { host: "not a host" }, agent: false }).end();
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  const body = await text(incoming);
  server.close();
  const code = String(incoming.headers[refusalHeader]);
  return new Response(body, { status: incoming.statusCode ?? 0, headers: { [refusalHeader]: code } });
}

/** Lets two people sign up at once on a server that makes one hash at a time and has no queue. */
async function busy() {
  const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 0 });
  const gate = Promise.withResolvers<void>();
  const hasher = {
    ...quickHasher,
    hash: (password: string) => limit(() => gate.promise.then(() => quickHasher.hash(password))),
  };
  const { ask } = testApp({ hasher });
  const both = [openBrowser(ask).signUp(), openBrowser(ask).signUp({ ...mira, email: "kabir@example.org" })];
  const response = await Promise.race(both);
  gate.resolve();
  await Promise.all(both);
  return response;
}

/** Sends a write while another process holds the database file. */
async function databaseUnavailable() {
  const folder = mkdtempSync(join(tmpdir(), "held-"));
  const file = join(folder, "held.sqlite");
  const db = openDatabase(file);
  await prepareDatabase(db, folders.migrations);
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  const response = await openBrowser(testApp({ db }).ask).signUp();
  other.close();
  await db.destroy();
  rmSync(folder, { recursive: true });
  return response;
}

const photoElsewhere = { photoURL: "https://photos.example/mira.jpg" };

const scenarios: Record<RefusalCode, () => Promise<Response>> = {
  "undecodable-address": () => newBrowser().get("/api/deities/%E0%A4%A"),
  "malformed-request": malformedRequest,
  "malformed-json": () => postRaw("{"),
  "invalid-body": () => newBrowser().post(api.newPassword.path, { token: "", password: "om" }),
  "invalid-email": () => newBrowser().signIn("mira", "om"),
  "invalid-query": () => newBrowser().get(api.search.path),
  "cross-site": () => postRaw("{}", { "sec-fetch-site": "cross-site" }),
  "unknown-call": () => newBrowser().get("/api/nothing"),
  "file-not-found": () => newBrowser().get("/images/nothing.png"),
  "wrong-method": () => newBrowser().request("PUT", api.deities.path),
  "body-too-large": () => postRaw(" ".repeat(17_000)),
  "json-only": () => postRaw("{}", { "content-type": "text/plain" }),
  busy,
  "database-unavailable": databaseUnavailable,
  "not-ready": () => testApp({ isDraining: () => true }).ask("/readyz"),

  "no-reminders": async () => (await signedIn()).post(api.addReminderDevice.path, openPushBrowser().subscription),
  "deity-not-found": () => newBrowser().get("/api/deities/nobody"),
  "hymn-not-found": () => newBrowser().get("/api/hymns/nothing"),
  "mantra-not-found": () => newBrowser().get("/api/chant/shiva/nothing"),
  "place-not-found": () => newBrowser().get("/api/calendar/2026?place=nowhere"),
  "too-many-calendars": () => {
    const { ask } = testApp();
    return responseAfter(40, (time) => ask(`/api/calendar/2026?latitude=90&longitude=${time}&zone=UTC`));
  },
  "post-not-found": () => newBrowser().get("/api/blog-posts/nothing"),

  "login-required": () => newBrowser().get(api.favorites.path),
  "wrong-credentials": () => newBrowser().signIn(mira.email, "not hers"),
  "wrong-password": async () => (await signedIn()).remove(api.deleteUser.path, { password: "not hers" }),
  "weak-password": () => newBrowser().signUp({ ...mira, password: "om" }),
  "common-password": () => newBrowser().signUp({ ...mira, password: "Password1" }),
  "email-registered": async () => (await signedIn()).signUp(),
  "unreachable-email": () =>
    openBrowser(testApp({ canReach: async () => false }).ask).signUp({ ...mira, email: "मीरा@example.org" }),
  "used-link": () => newBrowser().post(api.newPassword.path, { token: "used", password: "a new garland" }),
  "unverified-sign-in": async () => exchange(await openGoogle(), { aud: "another" }),
  "unverified-email": async () => {
    await using db = await openSqlite();
    await openBrowser(testApp({ db }).ask).signUp();
    const response = await exchange(await openGoogle(), { email: mira.email, email_verified: false }, { db });
    return response;
  },
  "other-provider": () => newBrowser().post(api.exchange.path, { idToken: "a.b.c" }),
  "identity-unavailable": async () => {
    const google = await openGoogle();
    google.fail(true);
    return exchange(google, {});
  },
  "too-many-guesses": async () => {
    const browser = newBrowser();
    return responseAfter(10, () => browser.signIn(mira.email, "not hers"));
  },
  "too-many-accounts": async () => {
    const browser = newBrowser();
    await browser.signUp();
    return responseAfter(10, () => browser.signUp());
  },
  "too-many-resets": async () => {
    const browser = newBrowser();
    return responseAfter(60, (time) => browser.post(api.requestReset.path, { email: `mira${time}@example.org` }));
  },
  "too-many-sign-in-links": async () => {
    const browser = newBrowser();
    return responseAfter(60, (time) => browser.post(api.requestSignInLink.path, { email: `mira${time}@example.org` }));
  },
  "too-many-links": async () => {
    const browser = newBrowser();
    return responseAfter(10, () => browser.post(api.newPassword.path, { token: "guessed", password: "a new garland" }));
  },
  "too-many-emails": async () => {
    const browser = await signedIn();
    return responseAfter(10, () => browser.post(api.sendConfirmation.path, {}));
  },
  "not-a-photo": async () =>
    (await signedIn()).request("PUT", api.putPhoto.path, { body: "GIF89a", headers: { "content-type": "image/gif" } }),
  "unfit-photo": async () =>
    (await signedIn()).request("PUT", api.putPhoto.path, {
      body: new Blob([picture("extendedWebp")]),
      headers: { "content-type": "image/webp" },
    }),
  "photo-unreachable": async () => (await signedIn()).patch(api.updateUser.path, photoElsewhere),
  "too-many-photos": async () => {
    const browser = await signedIn();
    return responseAfter(10, () => browser.patch(api.updateUser.path, photoElsewhere));
  },

  "too-many-exports": async () => {
    const browser = await signedIn();
    return responseAfter(10, () => browser.get(api.exportUser.path));
  },

  "unknown-passkey": () => signInWithPasskey(newBrowser(), createAuthenticator()),
  "invalid-passkey": async () => {
    const browser = await signedIn();
    const options = await creationOptions(browser);
    return browser.post(api.addPasskey.path, createAuthenticator().create({ ...options, challenge: "AAAA" }));
  },
  "too-many-passkeys": async () => {
    const browser = await signedIn();
    for (let each = 0; each < 20; each++) await addPasskey(browser, createAuthenticator());
    return browser.post(api.beginPasskey.path, { password: mira.password });
  },

  "unknown-mantra": async () =>
    (await signedIn()).post(api.recordChant.path, { ...chanted(1, 108), mantraId: "nothing" }),
  "implausible-practice": async () =>
    (await signedIn()).post(api.recordChant.path, { ...chanted(1, 108), endedAt: "2026-11-20T05:00:00Z" }),
  "too-much-practice": async () => {
    await using db = await openSqlite();
    const browser = openBrowser(testApp({ db }).ask);
    await browser.signUp();
    const { uid = "?" } = (await browser.user()) ?? {};
    await fillLog(db, uid, { rows: mostRecorded, dateOf: (row) => addDays(today, -Math.floor(row / 1000)) });
    const response = await browser.post(api.recordChant.path, chanted(1, 108));
    return response;
  },
  "other-person": async () => (await signedIn()).post(api.exchangeState.path, changes("somebody-else")),
  "too-many-fields": async () => {
    await using db = await openSqlite();
    const browser = openBrowser(testApp({ db }).ask);
    await browser.signUp();
    const { uid = "?" } = (await browser.user()) ?? {};
    await fillState(db, uid);
    const response = await browser.post(api.exchangeState.path, changes(uid, modeSet("manual")));
    return response;
  },
  "entry-not-found": async () => (await signedIn()).remove("/api/practice/nothing", {}),
};

/**
 * Returns the parts of a response that a client can distinguish: its status, its code and, where it never varies, its
 * sentence.
 */
async function describe(response: Response, code: RefusalCode) {
  const sentence = await response.text();
  expect(sentence).toMatch(/^[A-Z].{5,110}$/);
  return [response.status, response.headers.get(refusalHeader), refusals[code].sentence && sentence];
}

const codes = Object.keys(refusals) as RefusalCode[];

test.each(codes)("%s is sent with the status and the sentence of the contract", async (code) => {
  const { status, sentence } = refusals[code];
  expect(await describe(await scenarios[code](), code)).toEqual([status, code, sentence]);
});
