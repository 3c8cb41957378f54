import { createAuthenticator } from "../identity/passkeys/test-authenticator.ts";
import { picture } from "../photos/test-pictures.ts";
import { chanted } from "../practice-log/test-entries.ts";
import type { testApp } from "../test-app.ts";
import { mira, openBrowser } from "./test-browser.ts";
import { openPushBrowser } from "../reminders/test-push.ts";
import { addPasskey, creationOptions } from "./test-passkeys.ts";

/** Signs a person up who has a row in every table. */
export async function withEverything(app: ReturnType<typeof testApp>, email: string) {
  const browser = openBrowser(app.ask);
  await browser.signUp({ ...mira, email });
  await browser.post("/api/auth/reset", { email });
  await app.outbox.sendDue();
  await browser.patch("/api/user", { dayBeginsAt: 3 });
  await browser.post("/api/favorites/om-namah-shivaya", {});
  await browser.post("/api/practice/chants", chanted(1, 108));
  await browser.post("/api/user/state", await someState(browser));
  await browser.post("/api/user/reminders/calendar", {});
  await browser.post("/api/user/reminders/device", openPushBrowser().subscription);
  const type = { "content-type": "image/webp" };
  await browser.request("PUT", "/api/user/photo", { body: new Blob([picture("webp")]), headers: type });
  await addPasskey(browser, createAuthenticator());
  await creationOptions(browser);
  return browser;
}

async function someState(browser: ReturnType<typeof openBrowser>) {
  const { uid = "" } = (await browser.user()) ?? {};
  const device = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const fields = [{ name: "chant/mode", value: "manual", at: "2026-11-20T11:00:00.000Z" }];
  return { person: uid, device, cursor: 0, fields, counts: [{ name: "malas/2026-11-20", count: 2 }] };
}
