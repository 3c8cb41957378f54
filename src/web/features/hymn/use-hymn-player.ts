import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { pageApi } from "#contract/page-api.ts";
import { textApi } from "#contract/text-endpoints.ts";
import type { Hymn, HymnSection, HymnVerse } from "#model/hymn.ts";
import type { TimedSyllable } from "#model/mantra.ts";
import { seekTo } from "../../audio/mantra-player.ts";
import {
  createVerseSequence,
  silentSequence,
  type RepeatedRange,
  type SequenceState,
} from "../../audio/verse-sequence.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { runWhenLoaded } from "../../loading/run-when-loaded.ts";
import { get } from "../../data/queries.ts";
import { useReply } from "../../data/use-reply.ts";
import { showOnLockScreen } from "../../device/media-session.ts";
import { parseJsonObject } from "#engines/json-object.ts";
import { readStored, stored, writeStored } from "../../device/storage.ts";
import { noteChange } from "../../practice/follow/note-change.ts";
import { PLACES } from "./awaited-places.ts";

type TimedHymn = Pick<Hymn, "id" | "deity" | "verses"> & { sections: HymnSection[] | undefined };

export type HymnPlayer = ReturnType<typeof useHymnPlayer>;

const loadMarking = lazyModule(() => import("./sung-verse.ts"));
const watchNothing = () => () => {};

/** Plays a hymn, marks what is heard in its list of verses, and stores the verse at which it was stopped. */
export function useHymnPlayer({ id, title, deity, verses, sections }: Hymn, nextSection: HymnSection | undefined) {
  const player = useRef<HTMLAudioElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const sound = useRef<ReturnType<typeof createVerseSequence>>(null);
  const inSight = useRef<ReturnType<typeof followVerses>>(null);
  const [state, setState] = useState(silentSequence);
  const [hasBegun, setBegun] = useState(false);
  const { place, isSounding } = state;
  const verse = verses[place];
  /** The first verse of the whole hymn. Stopping there counts as not having begun. */
  const firstId = sections?.[0]?.first ?? verses[0]?.id;
  const shown = useRef({ verses, nextSection });
  // Sections that come later lengthen the sequence, which goes on sounding.
  useLayoutEffect(() => void (shown.current = { verses, nextSection }), [verses, nextSection]);

  // A layout effect is cleaned up before the screen is removed from the page. Later, the sound would be cut off.
  useLayoutEffect(() => {
    if (!player.current) return;
    const created = createVerseSequence({
      player: player.current,
      recordings: () => shown.current.verses.map(({ audioUrl }) => audioUrl),
      onChange: setState,
      onEnd: () => keepPlace(id, shown.current.nextSection?.first ?? null),
    });
    sound.current = created;
    return created.leave;
  }, [id]);

  useEffect(() => {
    if (!list.current) return;
    const following = followVerses(list.current);
    inSight.current = following;
    return following.end;
  }, []);

  useEffect(() => {
    if (!isSounding) return;
    keepPlace(id, verse && verse.id !== firstId ? verse.id : null);
    inSight.current?.show(place);
    const lockScreen = showOnLockScreen({
      title,
      artist: verse?.name ?? "",
      artwork: deity.image,
      play: () => sound.current?.play(place),
      pause: () => sound.current?.toggle(),
      next: () => sound.current?.next(),
    });
    return lockScreen.clear;
  }, [id, title, deity, verse, firstId, place, isSounding]);

  useMarking({ player, list, state, verse, times: useTimes({ id, deity, verses, sections }, hasBegun ? place : null) });

  const play = useCallback((from: number, seconds?: number) => {
    setBegun(true);
    loadMarking().catch((error: unknown) => console.warn("The hymn is sung without marks", error));
    inSight.current?.rest();
    sound.current?.play(from);
    if (player.current && seconds !== undefined) seekTo(player.current, seconds);
  }, []);

  const repeatVerse = useCallback(
    (at: number, isWanted: boolean) => {
      sound.current?.repeat(isWanted ? [at, at] : null);
      if (isWanted) play(at);
    },
    [play],
  );

  const keptPlace = useKeptPlace(id, verses);
  return {
    ...state,
    isSung: verses.some(({ audioUrl }) => audioUrl !== undefined),
    player,
    list,
    play,
    /** Scrolls to a verse. It is the next one to be heard, unless another verse sounds. */
    show(at: number) {
      inSight.current?.leave();
      sound.current?.choose(at);
      const item = list.current?.children[at];
      item?.scrollIntoView();
      item?.querySelector("button")?.focus({ preventScroll: true });
    },
    keptPlace,
    toggle() {
      if (isSounding) sound.current?.toggle();
      else play(place);
    },
    next: () => sound.current?.next(),
    previous: () => sound.current?.previous(),
    /** Plays one verse again and again, or lets the hymn continue. */
    repeatVerse,
    /** Plays these verses again and again; null lets the hymn continue. */
    repeatRange(range: RepeatedRange | null) {
      sound.current?.repeat(range);
      if (range) play(range[0]);
    },
  };
}

interface Marking {
  player: RefObject<HTMLAudioElement | null>;
  list: RefObject<HTMLOListElement | null>;
  state: SequenceState;
  verse: HymnVerse | undefined;
  times: TimedSyllable[] | undefined;
}

/** Marks what is heard in the list of verses. */
function useMarking({ player, list, state: { place, isSounding }, verse, times }: Marking) {
  useEffect(() => {
    const item = list.current?.children[place];
    const { current: heard } = player;
    if (!isSounding || !heard || !verse || !item || !times) return;
    // If the script cannot be loaded, the verse is still heard.
    return runWhenLoaded(loadMarking, ({ markSungVerse }) => markSungVerse(heard, verse, { item, timing: times }));
  }, [player, list, verse, times, place, isSounding]);
}

/**
 * Returns the times of the syllables of a verse. Those of a hymn are read at once, but a long one has so many that only
 * those of the verse are read.
 */
function useTimes({ id, deity, verses, sections }: TimedHymn, place: number | null) {
  const verse = place === null ? undefined : verses[place];
  const ofHymn = useReply(verse && !sections ? get(textApi.hymnTiming, { hymnId: id }) : null);
  const ofVerse = useReply(verse && sections ? get(pageApi.chant, { deityId: deity.id, mantraId: verse.id }) : null);
  return place === null ? undefined : (ofHymn.data?.[place] ?? ofVerse.data?.mantra.timing);
}

/** Returns the index of the verse at which to continue; -1 where none is stored. */
function useKeptPlace(id: string, verses: Hymn["verses"]) {
  const keptId = useSyncExternalStore(
    watchNothing,
    () => readPlace(id),
    () => null,
  );
  return verses.findIndex((verse) => verse.id === keptId);
}

/** These gestures move a reader to another place in the hymn. */
const readingElsewhere = ["wheel", "touchmove", "keydown"] as const;

/** Scrolls to the verse that is heard, until somebody scrolls by hand. */
function followVerses(list: HTMLElement) {
  const ending = new AbortController();
  let isFollowing = true;
  for (const name of readingElsewhere) {
    addEventListener(name, () => (isFollowing = false), { passive: true, signal: ending.signal });
  }

  return {
    show(place: number) {
      if (!isFollowing) return;
      const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
      list.children[place]?.scrollIntoView({ block: "center", behavior: isMotionReduced ? "instant" : "smooth" });
    },
    leave: () => void (isFollowing = false),
    /** Follows again after a reader has gone elsewhere. */
    rest: () => void (isFollowing = true),
    end: () => ending.abort(),
  };
}

/** Returns the verse at which the hymn was stopped; null if it was not stopped midway. */
function readPlace(hymnId: string): string | null {
  const verseId = parseJsonObject(readStored(PLACES))[hymnId];
  return typeof verseId === "string" ? verseId : null;
}

/** Stores the verse at which the hymn was stopped; null removes it. */
function keepPlace(hymnId: string, verseId: string | null) {
  if (readPlace(hymnId) === verseId) return;
  noteChange(stored, `hymn/${hymnId}`);
  const { [hymnId]: _before, ...others } = parseJsonObject(readStored(PLACES));
  const places = verseId === null ? others : { ...others, [hymnId]: verseId };
  writeStored(PLACES, Object.keys(places).length > 0 ? JSON.stringify(places) : null);
}
