import { useEffect } from "react";
import { dateInWords } from "#messages/dates.ts";
import { knownHereMessages as t } from "#messages/known-here.ts";
import { language } from "#messages/language.ts";
import { second } from "#model/durations.ts";
import { localDateOf } from "#engines/calendar-date.ts";
import { repeatFailed } from "../data/queries.ts";
import { useReplyCache } from "../data/reply-cache.ts";
import { deviceTimeZone } from "../device/time-zone.ts";

/** Says that a page shows what the device knew at a time, in ISO. */
export function KnownHere({ at }: { at: string }) {
  useRepeating();
  return <output className="known-here">{t.kept(momentInWords(at))}</output>;
}

/** Says that the device does not know what a page shows, which is not the same as that there is nothing. */
export function NotKnownHere({ what }: { what: "practice" | "favorites" }) {
  useRepeating();
  return <output className="known-here">{t.unknown[what]}</output>;
}

const REPEAT_MS = 10 * second;

/** Asks the server again now and then: a browser may say that it has a network before it does, or not say it at all. */
function useRepeating() {
  const replies = useReplyCache();
  useEffect(() => {
    const timer = setInterval(() => repeatFailed(replies), REPEAT_MS);
    return () => clearInterval(timer);
  }, [replies]);
}

function momentInWords(at: string) {
  const time = new Date(at).toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });
  return `${dateInWords(localDateOf(at, deviceTimeZone()))}, ${time}`;
}
