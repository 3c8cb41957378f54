import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { isUntouched } from "#engines/chant-state.ts";
import { loadStyles } from "../../../loading/screen-styles.ts";
import type { Mala } from "../../../mala/mala.ts";
import { fadeAway } from "./fade-away.ts";

/** The breakpoints of the sheets: a phone, upright or on its side. */
const PHONE = "(width < 40rem), (height <= 30rem)";

function watchPhone(listener: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export type PracticeMode = ReturnType<typeof usePracticeMode>;

/**
 * While a mala runs, and while it is paused, only verse, ring and counter are shown: on a phone always, elsewhere when it
 * is chosen. On a phone a pause brings back what stands below them, but nothing moves.
 */
export function usePracticeMode(mala: Mala) {
  const { chant, isStill } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const isPhone = useSyncExternalStore(
    watchPhone,
    () => matchMedia(PHONE).matches,
    () => false,
  );
  const [isChosen, setChosen] = useState(false);
  const isRunning = chant.status === "running";
  const isPaused = chant.status === "paused" && !isUntouched(chant);
  const isStyled = useIsStyled();
  const isOn = useFading(isStyled && (isPhone || isChosen) && (isRunning || isPaused || isStill));
  const isResting = isOn && isPhone && isPaused;

  /** Chosen before the mala runs, it begins the mala too. */
  const toggle = useCallback(() => {
    setChosen(!isOn);
    if (!isOn && !isRunning) mala.proceed();
  }, [mala, isOn, isRunning]);

  useModeKey(isPhone ? null : toggle);
  useEndOfStillness(isStill, mala.endStillness);

  useShownOnPage(isOn, isResting);

  return useMemo(
    () => ({ isOn, isResting, isStill: isStill && isStyled, toggle }),
    [isOn, isResting, isStill, isStyled, toggle],
  );
}

/** True once the sheet with the styles of all screens is there, in which those of practice mode lie. Beads don't wait for it. */
function useIsStyled() {
  const [isStyled, setStyled] = useState(false);
  useEffect(() => void Promise.resolve(loadStyles("practice-mode")).then(() => setStyled(true)), []);
  return isStyled;
}

/** True once the rest of the page may go: it fades first. It comes back at once. */
function useFading(isAsked: boolean) {
  const [mayGo, setMayGo] = useState(false);

  useLayoutEffect(() => {
    if (!isAsked) return;
    const prevent = fadeAway(() => setMayGo(true));
    return () => {
      prevent();
      setMayGo(false);
    };
  }, [isAsked]);

  return isAsked && mayGo;
}

/** Hides the rest of the page, which is scrolled to its beginning for that. When it comes back, what goes on with the mala is in sight. */
function useShownOnPage(isOn: boolean, isResting: boolean) {
  const wasOn = useRef(false);

  useLayoutEffect(() => {
    const isAlone = isOn && !isResting;
    if (isAlone) scrollTo({ top: 0, behavior: "instant" });
    document.documentElement.toggleAttribute("data-alone", isAlone);
    return () => document.documentElement.removeAttribute("data-alone");
  }, [isOn, isResting]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    const isBack = wasOn.current && !isOn;
    root.toggleAttribute("data-practicing", isOn);
    root.toggleAttribute("data-practiced", isBack);
    // The words at the end come first, then the live button, which matters more where there is no room for both.
    for (const part of isBack ? [".mala-closing", "[data-live]"] : []) {
      document.querySelector(part)?.scrollIntoView({ block: "nearest" });
    }
    wasOn.current = isOn;
    return () => {
      for (const state of ["data-practicing", "data-practiced"]) root.removeAttribute(state);
    };
  }, [isOn]);
}

/** Milliseconds in which the last bead may be followed by one more, out of habit. */
const HABIT = 1500;

/** Whoever does not want to wait touches the screen, or presses a key. */
function useEndOfStillness(isStill: boolean, end: () => void) {
  useEffect(() => {
    if (!isStill) return;
    const leaving = new AbortController();
    const listen = () => {
      for (const name of ["pointerdown", "keydown"]) addEventListener(name, end, { signal: leaving.signal });
    };
    const timer = setTimeout(listen, HABIT);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isStill, end]);
}

const fields = "input:not([type=checkbox], [type=range]), select, textarea, dialog, [contenteditable]";

/** The key F changes the mode, where no text is written. `toggle` is null while the key means nothing. */
function useModeKey(toggle: (() => void) | null) {
  // This runs before queued keys are replayed.
  useLayoutEffect(() => {
    if (!toggle) return;
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "f" || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(fields)) return;
      event.preventDefault();
      toggle?.();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [toggle]);
}
