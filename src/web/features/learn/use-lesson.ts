import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { ChantedMantra } from "#model/mantra.ts";
import { parseJsonObject } from "#engines/json-object.ts";
import { isGoalReached, keepPlace, learn, readPlace, textOpacity, type LearningEvent } from "#engines/learning-path.ts";
import { STOP_FADE } from "#engines/tones.ts";
import { readStored, stored, writeStored } from "../../device/storage.ts";
import { noteChange } from "../../practice/follow/note-change.ts";
import { padaSpans } from "../../ui/mantra/recording/pada-times.ts";
import { followSyllables } from "../../ui/mantra/recording/sung-syllable.ts";
import { createLessonPlayer, type Passage, type Sounding } from "./lesson-player.ts";

/** The places in all texts that are being learned on this device are stored under this key. */
const KEY = "learning";

interface Options {
  mantra: ChantedMantra;
  verse: RefObject<HTMLElement | null>;
}

interface LessonOptions extends Options {
  /** The flag is true while a mala is counted, which needs the whole verse. */
  isMalaRunning: boolean;
}

export type Lesson = ReturnType<typeof useLesson>;

/** Keeps the place of the person in learning this mantra, and plays what the steps let them hear. */
export function useLesson({ mantra, verse, isMalaRunning }: LessonOptions) {
  const { padas, timing } = mantra;
  const [place, setPlace] = useState(() => readPlace(parseJsonObject(readStored(KEY))[mantra.id], padas.length));
  /** The state is false as long as the place is the one that was stored. */
  const [hasMoved, setMoved] = useState(false);
  const sound = useLessonSound({ mantra, verse });
  /** The repetition in which the person has asked to see a faded text. */
  const [shownAt, setShownAt] = useState(-1);
  const spans = useMemo(() => (timing ? padaSpans({ padas, timing }, STOP_FADE) : null), [padas, timing]);
  const opacity = shownAt === place.rounds || isGoalReached(place) ? 1 : textOpacity(place);

  useEffect(() => {
    const places = keepPlace(parseJsonObject(readStored(KEY)), mantra.id, place);
    if (hasMoved) noteChange(stored, `learn/${mantra.id}`);
    writeStored(KEY, Object.keys(places).length > 0 ? JSON.stringify(places) : null);
  }, [mantra.id, place, hasMoved]);

  const showText = () => setShownAt(place.rounds);
  const line = place.step === "lines" && padas.length > 1 ? place.line : null;
  useVerseLook(verse, isMalaRunning ? { line: null, opacity: 1, showText } : { line, opacity, showText });

  /** Applies an event. Each change of place begins with silence, but a repetition changes no place. */
  function go(event: LearningEvent) {
    if (event.type !== "round") sound.stop();
    setMoved(true);
    setShownAt(-1);
    setPlace((before) => learn(before, event, padas.length));
  }

  return { mantra, place, hasMoved, go, sound, spans, opacity, showText };
}

function useLessonSound({ mantra, verse }: Options) {
  const { audioUrl, padas, timing } = mantra;
  const [sounding, setSounding] = useState<Sounding>("silent");
  const [turns, setTurns] = useState(0);
  const [isOwnVoice, setOwnVoice] = useState(false);
  const player = useRef<ReturnType<typeof createLessonPlayer>>(null);

  useEffect(() => {
    const created = createLessonPlayer(setSounding);
    player.current = created;
    return created.leave;
  }, []);

  useEffect(() => {
    if (!player.current || !verse.current || !timing || isOwnVoice) return;
    return followSyllables(player.current.player, { padas, timing }, verse.current);
  }, [verse, padas, timing, isOwnVoice]);

  /** Plays the recording, or a part of it. To be called in a press. */
  function play({ onTurn, ...passage }: Omit<Passage, "url">) {
    if (!audioUrl) return;
    setOwnVoice(false);
    player.current?.play({ ...passage, url: audioUrl, onTurn: countTurn(onTurn) });
  }

  const countTurn = (onTurn: Passage["onTurn"]) => () => {
    setTurns((before) => before + 1);
    return onTurn?.() ?? false;
  };

  /** Stops following the text, because the person's own voice comes next, and asks for no further turn. */
  function leaveText() {
    setOwnVoice(true);
    return false;
  }

  function stop() {
    setTurns(0);
    player.current?.stop();
  }

  return {
    isThere: audioUrl !== undefined && sounding !== "failed",
    sounding,
    isOn: sounding === "sounding" || sounding === "resting",
    /** The number of turns that were heard to their end since the last change of place. */
    turns,
    play,
    /** Plays the recording, or a part of it, and then a recording of the person's own voice. */
    playWithOwn(own: string, span: Passage["span"]) {
      play({ span, rest: 400, onTurn: leaveText, next: { url: own, rest: 0, onTurn: countTurn(undefined) } });
    },
    pause: () => player.current?.stop(),
    stop,
  };
}

interface VerseLook {
  /** The line that is learned; null for the whole verse. */
  line: number | null;
  opacity: number;
  showText: () => void;
}

/** A text counts as faded up to this opacity, because no word of it can be aimed at. */
export const FADED = 0.5;

/** Shows one line of the verse alone, or fades the whole text. A tap on a faded text shows it again. */
function useVerseLook(verse: RefObject<HTMLElement | null>, { line, opacity, showText }: VerseLook) {
  useEffect(() => {
    const { current } = verse;
    if (!current) return;
    current.toggleAttribute("data-learned", line !== null);
    for (const script of current.children)
      for (const [place, text] of [...script.children].entries()) text.toggleAttribute("data-line", place === line);
    return () => current.removeAttribute("data-learned");
  }, [verse, line]);

  useEffect(() => {
    const { current } = verse;
    if (!current) return;
    current.style.setProperty("--text-opacity", String(opacity));
    const listening = new AbortController();
    function show(event: Event) {
      if (opacity > FADED) return;
      event.stopImmediatePropagation();
      showText();
    }
    current.parentElement?.addEventListener("click", show, { capture: true, signal: listening.signal });
    return () => {
      listening.abort();
      current.style.removeProperty("--text-opacity");
    };
  });
}
