import { SpokenSound } from "../template/found-takes.ts";
import { framesOf } from "../features/front-end.ts";
import { OTHER_VOICE_FIT } from "../template/other-voice-fit.ts";
import { candidateOf, follow, likestFirst, ownTemplate, type OwnLimits } from "../template/own-template.ts";
import { RepetitionTracker } from "../counting/repetition-tracker.ts";
import { fitFor } from "../comparison/template-fit.ts";
import type { Features } from "../comparison/feature-rows.ts";
import { quietestMoment, soundingSpan, type Span } from "../sound/sounding-span.ts";

/**
 * These limits are wider than for a microphone, which hears whatever is said, because this is known to be chanting. The
 * ends are left as they are found: turned to fit the text, a wrong text would fit better too (docs/listening.md,
 * "Recordings by others").
 */
const LIMITS: OwnLimits = { unlike: 0.7, unlikeEachOther: Infinity, leastGain: 0.05, endsAsFound: true };
/**
 * The limit is raised by this for a voice's own repetitions. It was fit to `npm run recording:figures` (decision 0026).
 */
const EASE = 0.05;
/** A pause is looked for so many seconds before and after a boundary. These were fit to the same recordings. */
const EARLY = 0.15;
const LATE = 0.1;
const OPENING = 0.25;
const CLOSING = 0.6;

/**
 * Finds the stretches of a recording at SAMPLE_RATE in which a text is chanted once, cut in the pauses between them.
 * `templates` are those of another voice (see `templateBank`). The result is empty where the text is not found.
 */
export function findRepetitions(sound: Float32Array, templates: readonly Features[]): Span[] {
  const frames = framesOf(sound);
  const candidates = templates.map((template) => candidateOf(template));
  for (const frame of frames) for (const candidate of candidates) follow(candidate, frame);
  const [likest] = likestFirst(candidates);
  if (!likest) return [];
  const own = ownTemplate(likest, new SpokenSound(frames), LIMITS);
  const tracker = new RepetitionTracker(own?.features ?? likest.template, {
    fit: own ? fitFor(own.ratio) + EASE : OTHER_VOICE_FIT,
    isLearning: false,
  });
  return cutInPauses(
    frames.flatMap((frame) => tracker.push(frame)),
    sound,
  );
}

function cutInPauses(found: readonly Span[], sound: Float32Array): Span[] {
  const whole = soundingSpan(sound);
  const pauseAfter = ({ end }: Span, next: Span) =>
    quietestMoment(sound, { start: end - EARLY, end: Math.max(end, next.start) + LATE });
  return found.map((repetition, at) => {
    const [before, next] = [found[at - 1], found[at + 1]];
    return {
      start: before ? pauseAfter(before, repetition) : Math.max(whole.start, repetition.start - OPENING),
      end: next ? pauseAfter(repetition, next) : Math.min(whole.end, repetition.end + CLOSING),
    };
  });
}
