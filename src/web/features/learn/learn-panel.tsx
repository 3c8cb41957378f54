import { useEffect, useRef, useSyncExternalStore, type RefObject } from "react";
import type { ChantedMantra } from "#model/mantra.ts";
import { firstPlace, learningMinutes, learningSteps, type LearningStep } from "#engines/learning-path.ts";
import { learnMessages as t } from "#messages/learn.ts";
import type { Mala } from "../../mala/mala.ts";
import type { HeardRecording } from "../../mala/use-heard-recording.ts";
import { LessonWords } from "./lesson-words.tsx";
import { SayStep } from "./say-step.tsx";
import { HearStep, Lead, LinesStep, Quiet, RoundsStep } from "./steps.tsx";
import { useLesson, type Lesson } from "./use-lesson.ts";

export interface LearnProps {
  mantra: ChantedMantra;
  /** An ISO 639 code; Sanskrit by default. */
  language: string | undefined;
  verse: RefObject<HTMLElement | null>;
  mala: Mala;
  heard: HeardRecording;
  /** Shows the tab of the counter. */
  showCounter: () => void;
}

/**
 * Leads through the steps in which a mantra is learned: hearing it, one line at a time, saying it, and 3, 11 and 108
 * repetitions while the text fades.
 */
export default function LearnPanel({ mantra, language, verse, mala, heard, showCounter }: LearnProps) {
  const isMalaRunning = useSyncExternalStore(mala.subscribe, () => mala.readPanel().chant.status === "running");
  const lesson = useLesson({ mantra, verse, isMalaRunning });
  const { place, go } = lesson;
  const panel = useRef<HTMLDivElement>(null);
  const seconds = mantra.timing?.at(-1)?.end;
  useHeldFocus(panel, place.step);

  function startMala() {
    mala.proceed();
    showCounter();
  }

  return (
    <div ref={panel} className="learn">
      <StepsNavigation lesson={lesson} />
      <div className="learn-step" data-step={place.step}>
        <h2 aria-live="polite">{titleOf(lesson)}</h2>
        <p className="learn-hint">{hintOf(lesson)}</p>
        {place.step === "hear" && <HearStep lesson={lesson} />}
        {place.step === "lines" && (
          <LinesStep lesson={lesson}>
            {mantra.hasWords && <LessonWords lesson={lesson} language={language} verse={verse} />}
          </LinesStep>
        )}
        {place.step === "say" && <SayStep lesson={lesson} heard={heard} />}
        {(place.step === "three" || place.step === "eleven") && <RoundsStep lesson={lesson} />}
        {place.step === "mala" && (
          <>
            <Lead onPress={startMala}>{t.startMala}</Lead>
            <Quiet onPress={() => go({ type: "step", step: firstPlace.step })}>{t.learnAgain}</Quiet>
          </>
        )}
        {lesson.sound.sounding === "failed" && <p role="alert">{t.failed}</p>}
      </div>
      {place.step === "hear" && (
        <small>{t.length(seconds === undefined ? null : learningMinutes(seconds, mantra.padas.length))}</small>
      )}
    </div>
  );
}

/** Shows the steps as beads on a thread. Each of them can be opened at once. */
function StepsNavigation({ lesson: { mantra, place, go } }: { lesson: Lesson }) {
  const at = learningSteps.indexOf(place.step);
  const nameOf = (step: LearningStep) => t.names[step === "hear" && !mantra.audioUrl ? "read" : step];
  return (
    <ol className="learn-steps" aria-label={t.steps}>
      {learningSteps.map((step, number) => (
        <li key={step} data-done={number < at || undefined}>
          <button aria-current={number === at ? "step" : undefined} onClick={() => go({ type: "step", step })}>
            {nameOf(step)}
          </button>
        </li>
      ))}
    </ol>
  );
}

function titleOf({ place: { step, line }, mantra }: Lesson) {
  const lines = mantra.padas.length;
  if (step === "hear" && !mantra.audioUrl) return t.titles.read;
  if (step !== "lines") return t.titles[step];
  return lines === 1 ? t.titles.slowly : t.lineOf(line + 1, lines);
}

function hintOf({ place: { step }, mantra, sound, spans }: Lesson) {
  switch (step) {
    case "hear":
      return sound.isThere ? t.hear : t.read;
    case "lines":
      return mantra.hasWords && spans ? t.words : t.readLine;
    case "say":
      return sound.isThere ? t.say : t.sayAloud;
    case "three":
      return sound.isThere ? t.rounds : t.roundsAlone;
    case "eleven":
      return sound.isThere ? t.byHeart : t.byHeartAlone;
    case "mala":
      return t.mala;
  }
}

/** Moves the focus to the big button of the next step, if the pressed button is gone with its step. */
function useHeldFocus(panel: RefObject<HTMLElement | null>, step: LearningStep) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement !== document.body) return;
    panel.current?.querySelector<HTMLElement>("[data-goes-on]")?.focus({ preventScroll: true });
  }, [panel, step]);
}
