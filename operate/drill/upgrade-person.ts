import { randomUUID } from "node:crypto";
import { day as dayMs } from "../../src/model/durations.ts";
import { mira, openBrowser } from "../../src/server/accounts/test-browser.ts";
import { creationOptions } from "../../src/server/accounts/test-passkeys.ts";
import { createAuthenticator } from "../../src/server/identity/passkeys/test-authenticator.ts";
import { picture } from "../../src/server/photos/test-pictures.ts";
import { chanted, sat } from "../../src/server/practice-log/test-entries.ts";

type Ask = Parameters<typeof openBrowser>[0];
type Browser = ReturnType<typeof openBrowser>;

/** Returns the date, as YYYY-MM-DD, so many days before a time. */
const daysBefore = (time: number, days: number) => new Date(time - days * dayMs).toISOString().slice(0, 10);

/** Throws where a server does not accept a request that it should. */
async function take(sending: Promise<Response>) {
  const reply = await sending;
  if (!reply.ok) throw new Error(`${reply.url} was answered with ${reply.status} ${await reply.text()}`);
}

/** Signs a person up who uses everything that the first releases had, on two devices. */
export async function useEverything(ask: Ask, { name, origin }: { name: string; origin: string }) {
  const email = `${name}@example.org`;
  const browser = openBrowser(ask);
  await take(browser.signUp({ ...mira, email }));
  await take(openBrowser(ask).signIn(email));
  await take(browser.patch("/api/user", { dayBeginsAt: 3, showStreaks: false }));
  for (const mantra of ["om-namah-shivaya", "gayatri-mantra", "maha-mrityunjaya"]) {
    await take(browser.post(`/api/favorites/${mantra}`, {}));
  }
  const today = Date.now();
  for (let day = 1; day <= 30; day++) {
    const date = daysBefore(today, day);
    await take(browser.post("/api/practice/chants", { ...chanted(0, 108 - day, date), id: randomUUID() }));
    await take(browser.post("/api/practice/sittings", { ...sat(0, 5 + day, date), id: randomUUID() }));
  }
  const mistaken = randomUUID();
  await take(browser.post("/api/practice/chants", { ...chanted(0, 7, daysBefore(today, 1)), id: mistaken }));
  await take(browser.remove(`/api/practice/${mistaken}?timeZone=UTC`, {}));
  const type = { "content-type": "image/webp" };
  await take(browser.request("PUT", "/api/user/photo", { body: new Blob([picture("webp")]), headers: type }));
  const passkey = createAuthenticator().create(await creationOptions(browser), { origin });
  await take(browser.post("/api/user/passkeys", passkey));
  return browser;
}

/** Uses everything that later releases have added, and signs in on another device. */
export async function usePresent(ask: Ask, browser: Browser) {
  const { uid = "", email = "" } = (await browser.user()) as { uid: string; email: string };
  const at = new Date().toISOString();
  const fields = [{ name: "chant/mode", value: "manual", at }];
  const counts = [{ name: `malas/${at.slice(0, 10)}`, count: 2 }];
  await take(browser.post("/api/user/state", { person: uid, device: randomUUID(), cursor: 0, fields, counts }));
  await take(browser.post("/api/user/reminders/calendar", {}));
  await take(openBrowser(ask).signIn(email));
}
