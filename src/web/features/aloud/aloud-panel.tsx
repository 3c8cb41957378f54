import { useEffect, useState, useSyncExternalStore } from "react";
import { isShort, isShortText, type AloudState } from "#engines/aloud-session.ts";
import { aloudMessages as t } from "#messages/aloud.ts";
import type { Mala } from "../../mala/mala.ts";
import { createAloudListening, type AloudListening } from "./aloud-listening.ts";
import { EndCheck } from "./end-check.tsx";

/** State of the microphone, and ways to begin. */
export default function AloudPanel({ mala }: { mala: Mala }) {
  const [listening] = useState(() => createAloudListening(mala));
  const aloud = useSyncExternalStore(listening.subscribe, listening.read, listening.read);
  const { chant } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const isRunning = chant.status === "running";

  useEffect(() => listening.enter(), [listening]);

  return (
    <section className="aloud-panel" aria-label={t.title} data-status={aloud.status}>
      <p className="aloud-heard" data-sounding={aloud.isSpeech || undefined} aria-hidden="true" />
      <output>
        {aloud.isSilent ? (
          <p>{t.silent}</p>
        ) : (
          <Progress
            aloud={aloud}
            isRunning={isRunning}
            canSearch={mala.hasRecording()}
            isShort={aloud.status === "counting" ? isShort(aloud.template) : isShortText(mala.mantra.transliteration)}
          />
        )}
        {aloud.isNoisy && !aloud.isSilent && aloud.status !== "lesson" && <p>{t.room}</p>}
      </output>
      <Choices listening={listening} aloud={aloud} isRunning={isRunning} />
      <EndCheck mala={mala} isSpeech={aloud.isSpeech} complete={listening.completeMala} />
      {!isRunning && <small>{t.promise}</small>}
    </section>
  );
}

interface ProgressProps {
  aloud: AloudState;
  isRunning: boolean;
  /** False without a recording in which the text can be looked up. */
  canSearch: boolean;
  /** So short a text that a noisy room hides it. */
  isShort: boolean;
}

function Progress({ aloud, isRunning, canSearch, isShort: isHardToHear }: ProgressProps) {
  switch (aloud.status) {
    case "opening":
      return <p>{t.opening}</p>;
    case "refused":
      return <p>{t[`refusal-${aloud.reason}`]}</p>;
    case "open":
      return (
        <>
          <p>{canSearch ? t[isHardToHear ? "howToBeginShort" : "howToBegin"] : t.mustTeach}</p>
          {isHardToHear && !canSearch && <p>{t.short}</p>}
        </>
      );
    case "lesson":
      return (
        <>
          {aloud.refusal && <p className="aloud-refusal">{t[aloud.refusal]}</p>}
          <p>{t.lesson(aloud.takes)}</p>
        </>
      );
    case "search":
      return <p>{aloud.isLong ? t.searchLong : t.search}</p>;
    case "counting":
      return (
        <>
          <p>{isRunning ? t.counting : t.known}</p>
          {isHardToHear && <p>{t.short}</p>}
        </>
      );
  }
}

interface ChoicesProps {
  listening: AloudListening;
  aloud: AloudState;
  isRunning: boolean;
}

function Choices({ listening, aloud, isRunning }: ChoicesProps) {
  const keptVoice = aloud.isRemembered && <RememberVoice isRemembered remember={listening.remember} />;
  if (aloud.status === "opening") return keptVoice;
  if (aloud.status === "refused")
    return (
      <div className="aloud-choices">
        <QuietButton onClick={listening.retry}>{t.retry}</QuietButton>
        {keptVoice}
      </div>
    );
  if (aloud.status === "lesson")
    return (
      <div className="aloud-choices">
        <QuietButton onClick={listening.endTake} title={t.takeOverHint}>
          {t.takeOver}
        </QuietButton>
      </div>
    );
  const isKnown = aloud.status === "counting";
  if (isKnown && isRunning) return null;
  return (
    <div className="aloud-choices">
      <QuietButton onClick={listening.teach}>{isKnown ? t.teachAgain : t.teach}</QuietButton>
      {isKnown && <RememberVoice isRemembered={aloud.isRemembered} remember={listening.remember} />}
    </div>
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
