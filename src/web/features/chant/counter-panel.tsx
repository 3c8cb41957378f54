import { memo, useEffect, useRef, useSyncExternalStore, type RefObject, useLayoutEffect } from "react";
import { canUndo, isHeld, type ChantState } from "#engines/chant-state.ts";
import { lazyPart, useWhenWanted } from "../../loading/lazy-part.tsx";
import { chantMessages as t } from "#messages/chant.ts";
import { DeityPicture } from "../../ui/mantra/deity-picture.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { ModeChoice } from "./controls/mode-choice.tsx";
import { TakeBack, LeadButton } from "./counter-buttons.tsx";
import { CountBar, CountInWords, PartSaid } from "./mala-count.tsx";
import { MalaClosing } from "./mala-closing.tsx";
import { MalaRing } from "./mala-ring.tsx";
import { Pace } from "./pace.tsx";
import type { Mala } from "../../mala/mala.ts";
import type { PracticeMode } from "./practice-mode/use-practice-mode.ts";
import { PrayerOffer } from "./prayers/prayer-offer.tsx";
import { useBeadTouch } from "./touch/bead-touch.ts";
import { isAskedByLink } from "./asked-by-link.ts";

interface Props {
  image: string;
  mala: Mala;
  practiceMode: PracticeMode;
}

/** Counts wherever it is touched. From bead to bead only what shows the count is rendered anew. */
export const CounterPanel = memo(({ image, mala, practiceMode }: Props) => {
  const { chant, ...seen } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const panel = useBeadTouch<HTMLElement>(mala);
  const counter = useRef<HTMLButtonElement>(null);
  const { mode, status } = chant;
  const isManual = mode === "manual";
  const isComplete = status === "complete";
  const isAloud = mode === "aloud";
  const isListening = isAloud && status === "running";
  const canPress = (isManual && !isComplete && !isHeld(chant)) || isListening;
  const why = noteOf(chant);
  const notes = [
    why && (why === "elsewhere" ? t[why](chant.size) : t[why]),
    seen.isHandWanted && t.countYourself,
    !seen.isKept && t.notKept,
  ].filter(Boolean);
  const isWhole = !practiceMode.isOn || practiceMode.isResting;

  useBeadKeys(counter, canPress ? mala.countBead : null);
  useBeginByLink(panel);
  useFocusAtEnd(panel, isComplete && !seen.isStill);

  return (
    <section ref={panel} className={`counter ${mode}`} data-counts="" aria-labelledby="counter">
      {/* The starter of the page may have written the size of the round that is kept here (app/boot/starter.ts). */}
      <h2 id="counter" suppressHydrationWarning>
        {t.counter(chant.size)}
      </h2>
      <div className="reach">
        <div className="mala" data-glows="">
          <Emblem image={image} />
          <MalaRing mala={mala} isComplete={isComplete} />
          <CountInWords mala={mala} />
        </div>
        <div className="counter-buttons" data-live={canPress && isManual ? "counter" : "lead"}>
          {canUndo(chant) && (
            <button className="undo" onClick={() => mala.press({ type: "undo-reset" })}>
              {t.undo}
            </button>
          )}
          {isListening && !canUndo(chant) && <TakeBack mala={mala} />}
          <LeadButton mala={mala} counter={counter} />
          {/* In Aloud the voice counts, so a press is a small correction beside the button that leads. */}
          <button
            ref={counter}
            className={isAloud && !isComplete ? "add-one" : `press ${status}`}
            data-keys=""
            data-counts=""
            disabled={!canPress}
          >
            {isComplete ? t.completed : t[labels[mode]]}
          </button>
          <output className="note" id="mode-note">
            {notes.join(" ")}
          </output>
          {seen.left && <LeftElsewhere mala={mala} />}
          {isComplete && !seen.isStill && <MalaClosing mala={mala} />}
        </div>
        {status === "not-started" && <PrayerOffer place="opening" />}
      </div>
      {/* Right under the button, so that it is in sight before the microphone is asked for, on low phones too. */}
      {isAloud && <AloudSection mala={mala} />}
      {isWhole && <ModeChoice mala={mala} />}
      {isWhole && <Pace mala={mala} />}
      <div className="progress-row">
        <div className="bar">
          <CountBar mala={mala} />
          <p className="marks" aria-hidden="true">
            <span>0%</span> <span>50%</span> <span>100%</span>
          </p>
        </div>
        {isWhole && (
          <button className="reset" onClick={() => mala.press({ type: "reset" })}>
            {t.reset}
          </button>
        )}
      </div>
      <output className="dark-note">
        {seen.mayGoDark && status === "running" && notes.length === 0 && t.mayGoDark}
      </output>
      <PartSaid mala={mala} />
    </section>
  );
});

/** Labels of the counter. In Aloud a press adds the bead that was not heard. */
const labels = { auto: "counting", manual: "press", aloud: "addOne" } as const;

const Emblem = memo(({ image }: { image: string }) => (
  <DeityPicture image={image} alt="" sizes="(min-width: 40rem) 230px, 180px" eager />
));

/** After the stillness the keys are for the button that goes on: the counter that had the focus is disabled. */
function useFocusAtEnd(panel: RefObject<HTMLElement | null>, isOver: boolean) {
  useEffect(() => {
    if (!isOver) return;
    // The key that ends the stillness would press the button too, so this waits until it is over.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && !activeElement.matches(":disabled")) return;
      panel.current?.querySelector<HTMLElement>("[data-lead]")?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [panel, isOver]);
}

/** Message that says why the mala waits, or is counted by hand. */
function noteOf(chant: ChantState) {
  if (chant.status === "paused" && (chant.reason === "refused" || chant.reason === "elsewhere")) return chant.reason;
  // The voice counts without a recording too.
  if (chant.mode === "aloud") return null;
  if (chant.recording === "broken" && !navigator.onLine) return "offline";
  return chant.recording === "playable" ? null : chant.recording;
}

const aloudPanel = lazyPart(() => import("../aloud/aloud-panel.tsx"), "aloud");

/** Loads the panel of the mode Aloud once that is chosen. Where it cannot be loaded, beads are counted by hand. */
function AloudSection({ mala }: { mala: Mala }) {
  const showLoadFailure = useLoadFailure();
  const { Part } = useWhenWanted(aloudPanel, true, () => {
    showLoadFailure();
    mala.press({ type: "mode", mode: "manual" });
  });
  return Part && <Part mala={mala} />;
}

const leftElsewhere = lazyPart(() => import("./left-elsewhere.tsx"), "left-elsewhere");

/** Where it cannot be loaded, nothing is missing: the mala waits in the account. */
function LeftElsewhere({ mala }: { mala: Mala }) {
  const { Part } = useWhenWanted(leftElsewhere, true, console.info);
  return Part && <Part mala={mala} />;
}

const keyControls = "a, button, input, select, textarea, summary, audio, [contenteditable], dialog:not([data-counts])";

/** Space and Enter count wherever they mean nothing else. Null while no bead can be counted. */
function useBeadKeys(counter: RefObject<HTMLButtonElement | null>, press: (() => void) | null) {
  // This runs before queued presses are replayed, so that no key is lost between the two.
  useLayoutEffect(() => {
    if (!press) return;
    const count = press;
    function onKey(event: KeyboardEvent) {
      if ((event.key !== " " && event.key !== "Enter") || event.ctrlKey || event.altKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target.closest(keyControls) : null;
      // A key held down is one bead: also on the counter, where the browser would press again and again.
      if (target && (target !== counter.current || !event.repeat)) return;
      event.preventDefault();
      if (!event.repeat) count();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [counter, press]);
}

/**
 * Begins the mala for whoever came by such a link, as a press on its button would, or leads them to that button: a page
 * that was loaded anew has not been touched yet, so its browser lets nothing sound.
 */
function useBeginByLink(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isAskedByLink("begin")) return;
    // A reload, or a way back to this page, begins nothing.
    history.replaceState(history.state, "", location.pathname);
    const lead = panel.current?.querySelector<HTMLButtonElement>("[data-lead]");
    lead?.focus({ preventScroll: true });
    // Some browsers lack it, whatever the types say.
    const activation = navigator.userActivation as UserActivation | undefined;
    if (activation?.hasBeenActive) lead?.click();
  }, [panel]);
}
