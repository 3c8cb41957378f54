import { dateInWords } from "#messages/dates.ts";
import { knownHereMessages as t } from "#messages/known-here.ts";
import { language } from "#messages/language.ts";
import { localDateOf } from "#engines/calendar-date.ts";
import { deviceTimeZone } from "../device/time-zone.ts";

/** Says that a page shows what the device knew at a time, in ISO. */
export function KnownHere({ at }: { at: string }) {
  return <output className="known-here">{t.kept(momentInWords(at))}</output>;
}

/** Says that the device does not know what a page shows, which is not the same as that there is nothing. */
export function NotKnownHere({ what }: { what: "practice" | "favorites" }) {
  return <output className="known-here">{t.unknown[what]}</output>;
}

function momentInWords(at: string) {
  const time = new Date(at).toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });
  return `${dateInWords(localDateOf(at, deviceTimeZone()))}, ${time}`;
}
