import type { z } from "zod";
import { api } from "#contract/api.ts";
import { ChantByHand, Correction, EntryId, SittingByHand } from "#contract/practice-bodies.ts";
import type { User } from "#model/user.ts";
import type { PracticeEntry } from "#model/practice-log.ts";
import { findDeityId } from "../catalogue/find-chant.ts";
import type { Call } from "../http/call.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { correctEntry, entryByHand, impossibleDay, misfit } from "./by-hand.ts";
import { storeCorrection } from "./correction.store.ts";
import { findNotedEntry } from "./entry-rows.ts";
import { nameNotedEntry } from "./mantra-names.ts";
import { createRecorder, requireRoomInDay } from "./record-entry.ts";

/** Serves entries that a person adds and corrects by hand. */
export function byHandRoutes(
  serve: Serve,
  { db, library, libraryIn, now }: Pick<Deps, "db" | "library" | "libraryIn" | "now">,
) {
  const recordEntry = createRecorder({ db, now });
  const momentOf = ({ settings }: User) => ({ now: now(), dayBeginsAt: settings.dayBeginsAt });

  function requirePossible(date: string, timeZone: string, user: User) {
    const reason = impossibleDay(date, timeZone, momentOf(user));
    if (reason !== null) throw new HttpError("implausible-practice", { reason });
  }

  function deityIdOf(deityId: string, mantraId: string) {
    const found = findDeityId(library, deityId, mantraId);
    if (found === null) throw new HttpError("unknown-mantra");
    return found;
  }

  async function add(
    { user, origin }: Pick<Call<"signed-in", unknown>, "user" | "origin">,
    sent: z.output<typeof ChantByHand> | z.output<typeof SittingByHand>,
  ) {
    requirePossible(sent.localDate, sent.timeZone, user);
    const entry = entryByHand(sent, momentOf(user));
    await recordEntry(user.uid, entry, { note: sent.note ?? null });
    // If the id is known already, the reply has the entry as it was first recorded, or none where it was removed.
    const stored = await findNotedEntry(db, user.uid, entry.id);
    if (!stored) throw new HttpError("entry-not-found");
    return nameNotedEntry(libraryIn(origin().language), stored);
  }

  serve(
    api.addChant,
    (_, call) => add(call, { ...call.body, deityId: deityIdOf(call.body.deityId, call.body.mantraId) }),
    ChantByHand,
  );
  serve(api.addSitting, (_, call) => add(call, call.body), SittingByHand);

  function corrected(entry: PracticeEntry, change: z.output<typeof Correction>, user: User) {
    const reason = misfit(entry, change);
    if (reason !== null) throw new HttpError("invalid-body", { reason });
    const { localDate, deityId, mantraId } = change;
    if (localDate !== undefined && localDate !== entry.localDate)
      requirePossible(localDate, change.timeZone ?? entry.timeZone, user);
    if (deityId === undefined || mantraId === undefined) return correctEntry(entry, change, { now: now() });
    // A mantra that is no longer in the catalogue may stay in its entry.
    const isSame = entry.kind === "chant" && entry.mantraId === mantraId;
    const mantra = { deityId: isSame ? entry.deityId : deityIdOf(deityId, mantraId) };
    return correctEntry(entry, { ...change, ...mantra }, { now: now() });
  }

  serve(
    api.correctPractice,
    async ({ id: given }, { user, body, origin }) => {
      const id = EntryId.safeParse(given).data;
      const at = now();
      // An entry of another person is not found either, so that ids reveal nothing.
      const stored =
        id === undefined
          ? null
          : await storeCorrection(db, user.uid, {
              id,
              at,
              note: body.note,
              correct: (entry) => corrected(entry, body, user),
              requireRoom: (tx, entry) => requireRoomInDay(tx, user.uid, { entry, at }),
            });
      if (!stored) throw new HttpError("entry-not-found");
      return nameNotedEntry(libraryIn(origin().language), stored);
    },
    Correction,
  );
}
