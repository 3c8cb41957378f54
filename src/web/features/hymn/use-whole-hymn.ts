import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { pageApi } from "#contract/page-api.ts";
import type { Hymn, HymnSection } from "#model/hymn.ts";
import { get, readCached } from "../../data/queries.ts";
import { useReplyCache, type ReplyCache } from "../../data/reply-cache.ts";
import { useReply } from "../../data/use-reply.ts";
import { isVerseAwaited, noteLeftVerse, readLeftVerse, verseOfEntry } from "./awaited-places.ts";

interface WholeHymn {
  hymn: Hymn;
  /** The section after the verses that are shown; undefined at the end of the hymn. */
  next: HymnSection | undefined;
}

const none: HymnSection[] = [];

/**
 * Returns a hymn with all its verses. The page of a long one begins with its first section, and the others are added
 * one after another. The page of a single section stays as it is.
 */
export function useWholeHymn(served: Hymn): WholeHymn {
  const { id, section, sections = none } = served;
  const replies = useReplyCache();
  const [added, setAdded] = useState(() => (section === undefined ? cachedSections(replies, served) : []));
  const next = sections[(section === undefined ? added.length : sections.findIndex((one) => one.id === section)) + 1];
  const isWanted = section === undefined && next !== undefined;
  const { data } = useReply(isWanted ? get(pageApi.hymnSection, { hymnId: id, sectionId: next.id }) : null);
  useEffect(() => {
    if (!data) return;
    // Presses are answered while the verses are rendered.
    startTransition(() => setAdded((before) => (before.includes(data) ? before : [...before, data])));
  }, [data]);
  useVerseOfEntry(added.length);
  useLeftVerse(section === undefined && sections.length > 0);

  const hymn = useMemo(
    () => (added.length > 0 ? { ...served, verses: [served, ...added].flatMap(({ verses }) => verses) } : served),
    [served, added],
  );
  return { hymn, next };
}

/**
 * Returns the sections that were shown before. They are there at once, so that a visitor who comes back finds the
 * former place.
 */
function cachedSections(replies: ReplyCache, { id: hymnId, sections = none }: Hymn) {
  const cached = sections
    .slice(1)
    .map(({ id }) => readCached(replies, get(pageApi.hymnSection, { hymnId, sectionId: id })));
  const missing = cached.indexOf(undefined);
  return cached.slice(0, missing < 0 ? undefined : missing).flatMap((one) => one ?? []);
}

/** Scrolls to the verse to which the entry of the history leads, when its section has come. */
function useVerseOfEntry(sectionCount: number) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (sectionCount === 0) isAwaited.current = isVerseAwaited();
    if (!isAwaited.current || isVerseAwaited()) return;
    isAwaited.current = false;
    const verse = document.getElementById(verseOfEntry());
    const left = readLeftVerse();
    if (left) scrollBy({ top: (verse?.getBoundingClientRect().top ?? 0) - left.top, behavior: "instant" });
    else verse?.scrollIntoView();
  }, [sectionCount]);
}

/**
 * Notes the verse in sight in the entry of the history. After a reload the page begins with its first section again, in
 * which the browser cannot find the place by itself.
 */
function useLeftVerse(isDivided: boolean) {
  useEffect(() => {
    const listening = new AbortController();
    const events = isDivided ? ["scrollend", "visibilitychange"] : [];
    for (const name of events) addEventListener(name, note, { signal: listening.signal });
    return () => listening.abort();

    function note() {
      if (isVerseAwaited()) return;
      const verses = [...document.querySelectorAll("[data-words] > li")];
      const seen = verses.find((verse) => verse.getBoundingClientRect().bottom > 0);
      if (seen) noteLeftVerse({ id: seen.id, top: seen.getBoundingClientRect().top });
    }
  }, [isDivided]);
}
