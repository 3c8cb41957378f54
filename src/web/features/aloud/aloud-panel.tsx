import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { lessonOffer, type AloudState, type LessonOffer } from "#engines/aloud-session.ts";
import { aloudMessages as t } from "#messages/aloud.ts";
import type { Mala } from "../../mala/mala.ts";
import { canSearch, createAloudListening, type AloudListening } from "./aloud-listening.ts";
import { EndCheck } from "./end-check.tsx";

/** What the microphone hears: in words here, and in the glow of the ring. */
export default function AloudPanel({ mala }: { mala: Mala }) {
  const [listening] = useState(() => createAloudListening(mala));
  const aloud = useSyncExternalStore(listening.subscribe, listening.read, listening.read);
  const { chant } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const panel = useRef<HTMLElement>(null);
  const isRunning = chant.status === "running";
  const isHeard = !aloud.isSilent && !aloud.isUnheard;
  const offer = isHeard && chant.status !== "complete" ? lessonOffer(aloud, mala.mantra.transliteration) : null;

  useEffect(() => listening.enter(glowOf(panel.current)), [listening]);

  return (
    <section
      ref={panel}
      className="aloud-panel"
      aria-label={t.title}
      data-status={aloud.status}
      data-sounding={(isRunning && aloud.isSpeech) || undefined}
    >
      {/* Only what has changed is announced. */}
      <output className="aloud-words" aria-atomic={false}>
        {statusLines(aloud, { isRunning, canSearch: canSearch(mala), offer }).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </output>
      {chant.status === "not-started" && <small>{t.promise}</small>}
      {offer && <QuietButton onClick={listening.teach}>{t.teach}</QuietButton>}
      {aloud.status === "refused" && <QuietButton onClick={listening.retry}>{t.retry}</QuietButton>}
      {needsTaps(aloud) && (
        <QuietButton onClick={listening.endTake} title={t.takeOverHint}>
          {t.takeOver}
        </QuietButton>
      )}
      {!isRunning && <Voice listening={listening} aloud={aloud} isOffered={offer !== null} />}
      <EndCheck mala={mala} isSpeech={aloud.isSpeech} complete={listening.completeMala} />
    </section>
  );
}

/** Lets the ring glow as loud as the voice is, without a render. */
function glowOf(panel: HTMLElement | null) {
  const ring = panel?.closest("[data-counts]")?.querySelector<HTMLElement>("[data-glows]");
  return (level: number) => ring?.style.setProperty("--voice", String(level));
}

interface Circumstances {
  isRunning: boolean;
  canSearch: boolean;
  offer: LessonOffer | null;
}

/** The most important of what there is to say, and what goes with it. */
function statusLines(aloud: AloudState, { isRunning, canSearch, offer }: Circumstances): string[] {
  if (aloud.isSilent) return [t.silent];
  if (aloud.isUnheard) return [t.unheard];
  switch (aloud.status) {
    case "opening":
      return [t.opening];
    case "refused":
      return [t[`refusal-${aloud.reason}`]];
    case "open":
      return [canSearch ? t.ready : t.readyToLearn];
    case "lesson":
      return [lessonLine(aloud), t.heard(aloud.takes)];
    case "search":
    case "counting":
      return [offer ? t.offer[offer] : listeningLine(aloud, isRunning)];
  }
}

function lessonLine({ takes, refusal, isTapped }: AloudState & { status: "lesson" }): string {
  if (refusal && takes === 0) return t[refusal];
  return isTapped ? t.lessonByTaps : t.lesson;
}

function listeningLine({ status, isNoisy }: AloudState, isRunning: boolean): string {
  if (status !== "counting") return isRunning ? t.search : t.ready;
  if (!isRunning) return t.known;
  return isNoisy ? t.room : t.counting;
}

/** True in a lesson where pauses cannot be heard or do not tell where the text ends, so that a tap ends each repetition. */
const needsTaps = (aloud: AloudState) =>
  aloud.status === "lesson" && (aloud.isTapped || aloud.isNoisy || aloud.refusal === "noisy");

interface VoiceProps {
  listening: AloudListening;
  aloud: AloudState;
  /** True if a lesson is offered beside this already. */
  isOffered: boolean;
}

/** Whatever a person can do about the own voice, folded until it is looked for. */
function Voice({ listening, aloud, isOffered }: VoiceProps) {
  const isKnown = aloud.status === "counting";
  const canTeach = !isOffered && (isKnown || aloud.status === "open" || aloud.status === "search");
  const canRemember = isKnown || aloud.isRemembered;
  if (!canTeach && !canRemember) return null;
  return (
    <details className="aloud-voice">
      <summary>{t.voice}</summary>
      {canRemember && <RememberVoice isRemembered={aloud.isRemembered} remember={listening.remember} />}
      {canTeach && <QuietButton onClick={listening.teach}>{t.teach}</QuietButton>}
    </details>
  );
}

interface ButtonProps {
  onClick: () => void;
  title?: string;
  children: string;
}

const QuietButton = (props: ButtonProps) => <button type="button" className="button quiet" {...props} />;

interface Props {
  isRemembered: boolean;
  /** Resolves to false where the browser does not keep it. */
  remember: (isRemembered: boolean) => Promise<boolean>;
}

/** Keeps the person's own template on the device, or deletes it. */
function RememberVoice({ isRemembered, remember }: Props) {
  const [isRefused, setRefused] = useState(false);
  return (
    <label className="aloud-remember">
      <input
        type="checkbox"
        checked={isRemembered}
        onChange={({ target }) => void remember(target.checked).then((isDone) => setRefused(!isDone))}
      />
      <span>
        {t.remember} <small>{isRefused ? t.notRemembered : t.rememberHint}</small>
      </span>
    </label>
  );
}
