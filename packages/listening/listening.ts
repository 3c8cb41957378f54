/**
 * The listener: pure functions from samples to counted repetitions and to the times of syllables. Other code imports this
 * file only, and its tests `test-voice.ts`, which sings for them.
 */
export { SAMPLE_RATE } from "./sound/sample-rate.ts";
export { Resampler } from "./sound/resampler.ts";
export { heardSamples } from "./sound/heard-samples.ts";
export { type RecordedSound, wavFile } from "./sound/wav-file.ts";
export { moved, powersOf, samplesBetween, soundingSpan, soundingWithin, type Span } from "./sound/sounding-span.ts";

export { FRAMES_PER_SECOND } from "./features/front-end.ts";
export { type Heard, Listener } from "./listener.ts";
export type { LessonRefusal } from "./template/lesson.ts";
export { isOnePartRepeated } from "./template/one-part.ts";
export { templateBank } from "./template/template-bank.ts";
export type { Template } from "./template/teaching.ts";

export type { Reference } from "./recording/align-syllables.ts";
export { likenessInOneVoice, type TextLikeness } from "./recording/text-likeness.ts";
export { findRepetitions } from "./recording/find-repetitions.ts";
export { type ChosenRepetition, likestRepetition } from "./recording/likest-repetition.ts";
export { loopSpan, type TrimmedLoop, trimLoop } from "./recording/trim-loop.ts";
