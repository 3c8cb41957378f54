import { localDateOf } from "#engines/calendar-date.ts";
import { isRest } from "#engines/sankalpa.ts";
import { inLanguage, type Language } from "#model/languages.ts";
import { minute } from "#model/durations.ts";
import { paths } from "#model/paths.ts";
import type { ReminderMessage } from "#model/reminders.ts";
import type { Db } from "../db/open.ts";
import { report } from "../diagnostics.ts";
import type { Log } from "../log.ts";
import type { Network } from "../outgoing/public-host.ts";
import { nextTime } from "./next-time.ts";
import { clearFailures, countFailure, devicesOf, removeDevice } from "./push-devices.store.ts";
import type { PushSettings } from "./push-settings.ts";
import { readChoices } from "./reminders.store.ts";
import { numberedDays, runningVows, type RunningVow } from "./running-vows.ts";
import { knownLanguage, texts } from "../texts/texts.ts";
import { sendPush } from "./send-push.ts";

/** A reminder that is later than this is not sent. The server or a push service may not have run in time. */
const latest = 30 * minute;
/** So many people are reminded at the same time. */
const atOnce = 8;
const pageSize = 80;

export interface RemindDeps {
  db: Db;
  push: PushSettings;
  network: Network;
  log: Pick<Log, "warn">;
  now: () => Date;
}

type Due = Awaited<ReturnType<typeof findDue>>[number];

/**
 * Creates the function that sends all due reminders. A person is reminded at most once a day, at the first time of
 * practice, but not after practicing that day or while the vow rests. Of several servers, the one that moves the time
 * sends the reminder.
 */
export function createRemindDue(deps: RemindDeps) {
  const { db, now, log } = deps;

  return async function remindDue(signal?: AbortSignal) {
    const findNext = async () => (signal?.aborted ? [] : findDue(db, now()));
    for (let due = await findNext(); due.length > 0; due = await findNext()) {
      const waiting = due.values();
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (const person of waiting) await remind(person);
        }),
      );
    }
  };

  async function remind(due: Due) {
    const at = now();
    const { timeZone, namesMantra, ...choices } = readChoices(due.choices);
    const today = localDateOf(at.toISOString(), timeZone, due.day_begins_at ?? 0);
    const late = at.getTime() - Date.parse(due.due_at);
    const devices = await devicesOf(db, due.account_id, at);
    const mayBeSent = devices.length > 0 && late <= latest && due.reminded_on !== today;
    const hasToPractice = mayBeSent && !(await hasPracticed(db, due.account_id, today));
    const vows = hasToPractice ? await runningVows(db, due.account_id, today) : [];
    const isSent = hasToPractice && !isRestDay(vows, today);
    const next = devices.length > 0 ? nextTime({ times: choices.times, timeZone }, at) : null;
    if (!(await claim(db, due, { next, remindedOn: isSent ? today : due.reminded_on })) || !isSent) return;
    for (const device of devices) {
      const message = composeMessage(vows, { today, namesMantra, language: knownLanguage(device.language) });
      if (device.rests_until === null || device.rests_until <= at.toISOString())
        await send(device, { message, seconds: Math.ceil((latest - late) / 1000) });
    }
  }

  async function send(device: Awaited<ReturnType<typeof devicesOf>>[number], sent: Parameters<typeof sendPush>[2]) {
    const { session_hash: sessionHash, failures } = device;
    const status = await sendPush(deps, device, sent).catch((error: unknown) => {
      log.warn("A reminder did not reach its push service", {
        reason: error instanceof Error ? error.message : "unknown",
      });
      return 0;
    });
    if (status === 404 || status === 410) {
      report.reminder("forgotten");
      return void (await removeDevice(db, sessionHash));
    }
    if (status < 200 || status > 299) {
      report.reminder(status === 0 ? "unreached" : "refused");
      return countFailure(db, sessionHash, { failures, now: now() });
    }
    report.reminder("sent");
    if (failures > 0) await clearFailures(db, sessionHash);
  }
}

const findDue = async (db: Db, now: Date) => {
  const rows = await db
    .selectFrom("reminder")
    .leftJoin("person_setting", "person_setting.account_id", "reminder.account_id")
    .select(["reminder.account_id", "choices", "due_at", "reminded_on", "day_begins_at"])
    .where("due_at", "<=", now.toISOString())
    .orderBy("due_at")
    .limit(pageSize)
    .execute();
  return rows.flatMap(({ due_at, ...row }) => (due_at === null ? [] : [{ ...row, due_at }]));
};

/** Moves the time of the next reminder. Of several servers that see it due, only one can do that. */
async function claim(
  db: Db,
  { account_id, due_at }: Due,
  { next, remindedOn }: { next: Date | null; remindedOn: string | null },
): Promise<boolean> {
  const claimed = await db
    .updateTable("reminder")
    .set({ due_at: next?.toISOString() ?? null, reminded_on: remindedOn })
    .where("account_id", "=", account_id)
    .where("due_at", "=", due_at)
    .returning("account_id")
    .executeTakeFirst();
  return claimed !== undefined;
}

async function hasPracticed(db: Db, accountId: string, today: string): Promise<boolean> {
  const row = await db
    .selectFrom("practice_day")
    .select("entries")
    .where("account_id", "=", accountId)
    .where("local_date", "=", today)
    .where("entries", ">", 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns true where a person has vows, and all of them rest today. */
const isRestDay = (vows: readonly RunningVow[], today: string) =>
  vows.length > 0 && vows.every(({ terms }) => isRest(terms, today));

/** The mantra is only named where the person wants it. Touching the reminder opens the vow's mantra, or Home. */
function composeMessage(
  vows: readonly RunningVow[],
  { today, namesMantra, language }: { today: string; namesMantra: boolean; language: Language },
): ReminderMessage {
  const said = texts[language].reminders;
  const title = said.timeToPractice;
  const vow = vows.find(({ terms }) => terms.firstDay <= today && !isRest(terms, today));
  if (!vow) return { title, body: "", path: inLanguage(language, paths.home()) };
  const { terms } = vow;
  const number = numberedDays(terms).find(({ date }) => date === today)?.number;
  const name = namesMantra && terms.title ? terms.title : said.yourVow;
  return {
    title,
    body: number === undefined ? "" : said.dayOf(name, number, terms.days),
    path: inLanguage(language, terms.deityId === null ? paths.home() : paths.chant(terms.deityId, terms.mantraId)),
  };
}
