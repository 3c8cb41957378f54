import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

const dayMs = 24 * 3600 * 1000;

const mantras = [
  { deityId: "shiva", mantraId: "om-namah-shivaya" },
  { deityId: "krishna", mantraId: "maha-mantra" },
  { deityId: "ganesha", mantraId: "gam-ganapataye" },
];

export const dateBefore = (days: number, from = new Date()) =>
  new Date(from.getTime() - days * dayMs).toISOString().slice(0, 10);

interface Call {
  path: string;
  body: object;
}

/** Practice of one day. In the last year it is counted on this site; before that it is added by hand. */
function practiceOf(daysAgo: number, now: Date): Call[] {
  const localDate = dateBefore(daysAgo, now);
  const mantra = mantras[daysAgo % 3] ?? {};
  const timeZone = "Asia/Kolkata";
  const lived = (hour: number, minutes: number) => {
    const began = Date.parse(`${localDate}T00:00:00Z`) + hour * 3600 * 1000;
    const moments = { startedAt: new Date(began), endedAt: new Date(began + minutes * 60 * 1000) };
    return { id: randomUUID(), ...moments, localDate, timeZone };
  };
  if (daysAgo > 360) {
    const byHand = { id: randomUUID(), localDate, timeZone };
    const chant = { ...byHand, ...mantra, repetitions: 108 * (1 + (daysAgo % 4)) };
    return [{ path: "/api/practice/by-hand/chants", body: chant }];
  }
  const repetitions = daysAgo % 5 === 0 ? 54 : 108;
  const calls = [{ path: "/api/practice/chants", body: { ...lived(1, 20), ...mantra, repetitions } }];
  if (daysAgo % 4 !== 1) return calls;
  const sitting = { ...lived(2, 25), soundId: "om-chant", minutes: 20 };
  return [...calls, { path: "/api/practice/sittings", body: sitting }];
}

/** True for the days with practice: every other day, except most of a month in the summer. */
const isDayOff = (daysAgo: number) => daysAgo % 2 === 0 || (daysAgo > 140 && daysAgo < 165);

/** Writes a log of two years, up to yesterday, and a day long before it, for who is signed in on the page. */
export async function practiceTwoYears(page: Page, now = new Date()) {
  const days = [...Array.from({ length: 730 }, (_, place) => place + 1), 1001].filter((daysAgo) => !isDayOff(daysAgo));
  await sendAll(
    page,
    days.flatMap((daysAgo) => practiceOf(daysAgo, now)),
  );
}

/** Writes so many malas of one past day, which are more than one page of the history where they are many. */
export async function chantOften(page: Page, { times, daysAgo }: { times: number; daysAgo: number }) {
  const now = new Date();
  await sendAll(page, Array.from({ length: times }, () => practiceOf(daysAgo, now)[0] ?? []).flat());
}

const sendAll = (page: Page, calls: readonly Call[]) =>
  page.evaluate(async (calls) => {
    const headers = { "content-type": "application/json" };
    // Six requests run at once, as from a browser to one server.
    for (let from = 0; from < calls.length; from += 6) {
      const sent = calls.slice(from, from + 6).map(async ({ path, body }) => {
        const reply = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
      });
      await Promise.all(sent);
    }
  }, calls);
