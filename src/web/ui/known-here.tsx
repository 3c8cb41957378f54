import { useEffect } from "react";
import { dateInWords } from "#messages/dates.ts";
import { knownHereMessages as t } from "#messages/known-here.ts";
import { language } from "#messages/language.ts";
import { second } from "#model/durations.ts";
import { localDateOf } from "#engines/calendar-date.ts";
import { repeatFailed, repeatUnanswered } from "../data/queries.ts";
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

/** The last wait repeats. */
const WAITS = [1, 2, 4, 8].map((seconds) => seconds * second);

/**
 * Asks the server again after growing waits. They begin anew when the browser says that it has a network, which it may say
 * before it has one, or never, and when the page comes back, which may have slept.
 */
function useRepeating() {
  const replies = useReplyCache();
  useEffect(() => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    function wait(waits: readonly number[]) {
      clearTimeout(timer);
      const [first, ...others] = waits;
      timer = setTimeout(() => {
        repeatFailed(replies);
        wait(others.length > 0 ? others : waits);
      }, first);
    }
    const begin = () => wait(WAITS);
    begin();
    addEventListener("online", begin, ending);
    addEventListener(
      "visibilitychange",
      () => {
        if (document.visibilityState !== "visible") return;
        repeatUnanswered(replies);
        begin();
      },
      ending,
    );
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [replies]);
}

function momentInWords(at: string) {
  const time = new Date(at).toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });
  return `${dateInWords(localDateOf(at, deviceTimeZone()))}, ${time}`;
}
