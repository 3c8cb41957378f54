import { api } from "#contract/api.ts";
import { ChantBody, EntryId, SittingBody } from "#contract/practice-bodies.ts";
import type { PracticeEntry } from "#model/practice-log.ts";
import type { User } from "#model/user.ts";
import { findDeityId } from "../catalogue/find-chant.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { nameTotal } from "./mantra-names.ts";
import { implausibility, inKnownZone, toServerTime } from "./plausible.ts";
import { removeEntry } from "./practice.store.ts";
import { readSpan, readTimeZone } from "./practice-query.ts";
import { createRecorder } from "./record-entry.ts";
import { findToday } from "./today.ts";
import { getCount, listDays, listMantras } from "./totals.store.ts";

export function practiceRoutes(
  serve: Serve,
  { db, library, libraryIn, now }: Pick<Deps, "db" | "library" | "libraryIn" | "now">,
) {
  const today = (user: User, timeZone?: string) => findToday(db, user, { now: now(), timeZone });

  const recordEntry = createRecorder({ db, now });

  async function record({ uid, settings }: User, sent: PracticeEntry) {
    const entry = inKnownZone(sent);
    const moment = { now: now(), dayBeginsAt: settings.dayBeginsAt };
    const reason = implausibility(entry, moment);
    if (reason !== null) throw new HttpError("implausible-practice", { reason });
    await recordEntry(uid, toServerTime(entry, moment));
  }

  const count = async (user: User, timeZone?: string) => getCount(db, user.uid, await today(user, timeZone));

  serve(
    api.recordChant,
    async (_, { user, body }) => {
      const deityId = findDeityId(library, body.deityId, body.mantraId);
      if (deityId === null) throw new HttpError("unknown-mantra");
      await record(user, { ...body, kind: "chant", deityId });
      return count(user, body.timeZone);
    },
    ChantBody,
  );

  serve(
    api.recordSitting,
    async (_, { user, body }) => {
      await record(user, { ...body, kind: "sitting" });
      const { streakDays } = await count(user, body.timeZone);
      return { streakDays };
    },
    SittingBody,
  );

  serve(api.practice, async (_, { user, query, origin }) => {
    const named = libraryIn(origin().language);
    const span = readSpan(query, await today(user, readTimeZone(query)));
    const mantras = await listMantras(db, user.uid, span);
    return { days: await listDays(db, user.uid, span), mantras: mantras.map((total) => nameTotal(named, total)) };
  });

  serve(api.removePractice, async ({ id: given }, { user, query }) => {
    const timeZone = readTimeZone(query);
    const id = EntryId.safeParse(given).data;
    // An entry of another person is not found either, so that ids reveal nothing.
    const isKnown = id !== undefined && (await removeEntry(db, user.uid, { id, at: now() }));
    if (!isKnown) throw new HttpError("entry-not-found");
    return count(user, timeZone);
  });
}
