import { useMemo, type ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { ownMantraMessages as t, ownMantrasPageMessages } from "#messages/own-mantra.ts";
import { Lazy, lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import type { HeardRecording } from "../../mala/use-heard-recording.ts";
import { PartButton } from "../../ui/part-button.tsx";
import { ChantSkeleton } from "../../ui/skeletons.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { chantOf } from "./chant-of-own.ts";
import { useOwnMantras } from "./use-own-mantras.ts";

const chantScreen = lazyPart(() => import("../chant/chant-screen.tsx"), "chant");
const ownRecordingPanel = lazyPart(() => import("../own-recording/own-recording-panel.tsx"), "own-recording");

/** Shows a mantra of the person's own on the screen on which all others are chanted. */
export default function OwnChanting({ mantraId }: { mantraId: string }) {
  const mantra = useOwnMantras().find(({ id }) => id === mantraId);
  const { text, round } = mantra ?? {};
  const chant = useMemo(
    () => (text === undefined || round === undefined ? null : chantOf({ id: mantraId, text, round })),
    [mantraId, text, round],
  );
  if (!mantra || !chant) return <Missing />;
  return (
    <Lazy part={chantScreen} fallback={<ChantSkeleton />}>
      {(ChantScreen) => <ChantScreen chant={chant} own={{ title: mantra.title, Below: BelowCounter }} />}
    </Lazy>
  );
}

interface BelowProps {
  heard: HeardRecording;
  sound: ReactNode;
}

/**
 * Shows what sounds, the person's own voice, and a link to the form. There is nothing to read about such a mantra, and
 * nothing to share.
 */
function BelowCounter({ heard, sound }: BelowProps) {
  const ownRecording = useOnDemand(ownRecordingPanel, useLoadFailure());
  return (
    <div className="text-tabs own-tools">
      <div className="sound">{sound}</div>
      <PartButton part={ownRecording}>{t.ownVoice}</PartButton>
      {ownRecording.Part && <ownRecording.Part heard={heard} />}
      <Link href={`${paths.ownMantras()}#${heard.written.id}`}>{t.changeThis}</Link>
    </div>
  );
}

const Missing = () => (
  <section className="own-mantras">
    <h1>{t.missing}</h1>
    <p>{t.missingText}</p>
    <Link className="button" href={paths.ownMantras()}>
      {ownMantrasPageMessages.title}
    </Link>
  </section>
);
