import { api } from "#contract/api.ts";
import { StateChanges } from "#contract/person-state.ts";
import { hour, minute } from "#model/durations.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { firstDayShown } from "./old-state.store.ts";
import { mergeChanges, readNewer, readText } from "./person-state.store.ts";

/** A device whose clock has just been corrected may be ahead by this much. A later time is replaced by the present. */
const tolerance = minute;

/** Serves the fields and counts that a person has on all their devices. */
export function personStateRoutes(serve: Serve, { db, now }: Pick<Deps, "db" | "now">) {
  async function take(uid: string, { device, fields, counts }: StateChanges) {
    const time = now().getTime();
    const latest = isoOf(time + tolerance);
    const firstDay = firstDayShown(time);
    const noRoom = await mergeChanges(db, uid, {
      today: latestDay(time),
      fields: fields.map(({ name, value, at }) => ({
        name,
        text: value === null ? null : JSON.stringify(value),
        at: isoOf(at) > latest ? isoOf(time) : isoOf(at),
        by: device,
      })),
      counts: counts
        .filter(({ name }) => !name.startsWith("malas/") || name >= `malas/${firstDay}`)
        .map(({ name, count }) => ({ name, device, amount: count })),
    });
    if (noRoom) throw new HttpError("too-many-fields", { reason: noRoom });
  }

  serve(
    api.exchangeState,
    async (_, { user: { uid }, body }) => {
      if (body.person !== uid) throw new HttpError("other-person");
      if (body.fields.length + body.counts.length > 0) await take(uid, body);
      const { cursor, isMore, fields, counts } = await readNewer(db, uid, body.cursor);
      return {
        now: now().toISOString(),
        cursor,
        isMore,
        fields: fields.map(({ name, text, at, by }) => ({ name, value: readText(text), at, by })),
        counts: counts.map(({ name, device, amount }) => ({ name, device, count: amount })),
      };
    },
    StateChanges,
  );
}

/** The day (YYYY-MM-DD) that it is where days begin first. No device is later. */
const latestDay = (time: number) => isoOf(time + 14 * hour).slice(0, 10);

/** Stored times are compared as text, so all of them have the same form. */
const isoOf = (time: number | string) => new Date(time).toISOString();
