import type { ReactNode } from "react";
import { goalOf, hasNextLine, isGoalReached, nextStep, SLOW } from "#engines/learning-path.ts";
import { learnMessages as t } from "#messages/learn.ts";
import { FADED, type Lesson } from "./use-lesson.ts";

export interface StepProps {
  lesson: Lesson;
}

interface LeadProps {
  onPress: () => void;
  isDisabled?: boolean;
  children: string;
}

/** Shows the one big button of a step. */
export const Lead = ({ onPress, isDisabled = false, children }: LeadProps) => (
  <button className="button learn-lead" data-goes-on="" disabled={isDisabled} onClick={onPress}>
    {children}
  </button>
);

/** Shows the big button that leads to the next step. */
export function NextStep({ lesson: { place, mantra, go } }: StepProps) {
  const next = nextStep(place.step);
  return (
    <Lead onPress={() => go({ type: "next" })}>
      {t.next[next === "lines" && mantra.padas.length === 1 ? "slowly" : next]}
    </Lead>
  );
}

export const Quiet = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button className="button quiet" onClick={onPress}>
    {children}
  </button>
);

export function HearStep({ lesson }: StepProps) {
  const { sound } = lesson;
  const listen = () => sound.play({ rest: 0 });
  if (!sound.isThere) return <NextStep lesson={lesson} />;
  if (sound.isOn) return <Lead onPress={sound.pause}>{t.stop}</Lead>;
  if (sound.turns === 0) return <Lead onPress={listen}>{t.listen}</Lead>;
  return (
    <>
      <NextStep lesson={lesson} />
      <Quiet onPress={listen}>{t.again}</Quiet>
    </>
  );
}

/** The pause between two turns of a line in milliseconds. */
const BREATH = 700;

/** Plays a line slowly, again and again. */
function playLine({ sound, spans, place }: Lesson, line = place.line) {
  const span = spans?.[line];
  if (span) sound.play({ span, speed: SLOW, rest: BREATH, onTurn: () => true });
}

export function LinesStep({ lesson, children }: StepProps & { children: ReactNode }) {
  const { place, hasMoved, go, sound, spans, mantra } = lesson;
  const { line } = place;
  const isPlayable = sound.isThere && spans !== null;
  const hasNext = hasNextLine(place, mantra.padas.length);

  function turnTo(other: number) {
    go({ type: "line", line: other });
    if (isPlayable) playLine(lesson, other);
  }

  const next = hasNext ? <Lead onPress={() => turnTo(line + 1)}>{t.nextLine}</Lead> : <NextStep lesson={lesson} />;
  const first = hasMoved || line === 0 ? t.playSlowly : t.continueLine(line + 1);
  const hasBegun = sound.isOn || sound.turns > 0;
  return (
    <>
      {isPlayable && !hasBegun ? <Lead onPress={() => playLine(lesson)}>{first}</Lead> : next}
      <div className="learn-choices">
        {line > 0 && <Quiet onPress={() => turnTo(line - 1)}>{t.previousLine}</Quiet>}
        {isPlayable && sound.isOn && <Quiet onPress={sound.pause}>{t.pause}</Quiet>}
        {isPlayable && hasBegun && !sound.isOn && <Quiet onPress={() => playLine(lesson)}>{t.playSlowly}</Quiet>}
      </div>
      {children}
    </>
  );
}

export function RoundsStep({ lesson }: StepProps) {
  const { place, go, sound, opacity, showText } = lesson;
  const { step, rounds } = place;
  const goal = goalOf(step);

  function chant() {
    let done = rounds;
    function onTurn() {
      done++;
      go({ type: "round" });
      return done < goal;
    }
    sound.play({ rest: 0, onTurn });
  }

  return (
    <>
      <p className="learn-rounds">
        <span className="learn-beads" aria-hidden="true">
          {Array.from({ length: goal }, (_, bead) => (
            // oxlint-disable-next-line react/no-array-index-key -- a bead is its place
            <i key={bead} data-done={bead < rounds || undefined} />
          ))}
        </span>
        <output>{t.roundsDone(rounds, goal)}</output>
      </p>
      {isGoalReached(place) ? (
        <NextStep lesson={lesson} />
      ) : sound.isThere ? (
        <RoundsLead {...{ lesson, chant }} />
      ) : (
        <Lead onPress={() => go({ type: "round" })}>{t.said}</Lead>
      )}
      <div className="learn-choices">{opacity <= FADED && <Quiet onPress={showText}>{t.showText}</Quiet>}</div>
    </>
  );
}

function RoundsLead({ lesson, chant }: StepProps & { chant: () => void }) {
  const { sound, place } = lesson;
  if (sound.isOn) return <Lead onPress={sound.pause}>{t.pause}</Lead>;
  const label = place.rounds > 0 ? t.goOn(place.rounds, goalOf(place.step)) : t.begin;
  return <Lead onPress={chant}>{label}</Lead>;
}
