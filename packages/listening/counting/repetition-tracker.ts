import { Adaptation } from "./adaptation.ts";
import { Certainty, MARGIN } from "./certainty.ts";
import { type Frame, FRAMES_PER_SECOND, HANGOVER } from "../features/front-end.ts";
import { MeanRemover } from "../features/mean-remover.ts";
import type { Repetition, TrackerOptions } from "./repetition.ts";
import { Standstill } from "./standstill.ts";
import { TextDistances } from "./text-distances.ts";
import { type Ending, type Standing, TextRing } from "./text-ring.ts";
import type { Features } from "../comparison/feature-rows.ts";

/** So many silent frames, 100 ms, may end the text: most stop consonants are silent for less. */
const HUSH = 5;
// The limits below were fit to the sittings of `npm run aloud:figures`. No law gives them (decision 0026 compares).
/** In the text's last frames a silence ends it at once: ends are slurred, but an inner breath comes sooner. */
const LAST_FRAMES = 12;
/** After a lesson in noise there are more of them: 12 was 0.9 s late beside a fan, 18 took breaths for ends. */
const LAST_IN_NOISE = 16;
/** In this last share of the text a silence of so many frames ends it, and that silence is worth this gain. */
const LATE_SHARE = 0.12;
const LATE_SILENCE = 40;
const SILENCE_WORTH = 2;
/** So many frames of standstill end the text and are worth this gain: ten of 1,944 repetitions in talk were found. */
const STANDSTILL = 25;
const STANDSTILL_WORTH = 4;
/** After a lesson in noise so many last frames are the end: in a street 95 % took 0.34 s instead of 0.71. */
const OVER_FRAMES = 5;
/** An end is doubted for so many frames while another middle is within this gain: 0.8 % false instead of 4.3. */
const DOUBT = 5;
const DOUBTED = 36;

/**
 * Follows a text that is chanted again and again, and finds each of its ends. The states are the frames of the
 * template, closed to a ring. Besides them there is the state "something else" and, for each place in the text, the
 * state "interrupted here". A frame of speech moves the tokens by 0, 1 or 2 states (Viterbi), so the tempo may be half
 * to double and any sound may be held. Moving by k gains k × (fit − distance / mean distance); staying, and "something
 * else", gain nothing. So a repetition counts where its text explains the sound better than an unknown sound does,
 * whatever its length. Distances as shares of their mean are the same for all microphones and voices. Silence moves
 * nothing, so a breath costs nothing.
 */
export class RepetitionTracker {
  readonly #text: TextDistances;
  readonly #states: number;
  /** At so many frames before the end a silence ends the text at once, and at so many once it lasts. */
  readonly #lastFrames: number;
  readonly #late: number;
  readonly #adaptation: Adaptation;
  readonly #isLearning: boolean;
  readonly #mean: MeanRemover;
  readonly #standstill: Standstill;
  readonly #ring: TextRing;
  readonly #gains: Float64Array;
  #other: Ending = { score: 0, count: 0, start: 0, end: 0, gain: 0 };
  /** The states of the best tokens in the last frames of speech, the oldest first. */
  readonly #places: number[] = [];
  /** The number of frames without speech. */
  #silent = 1;
  /** The flag is true if the silence is an end, and not a breath. */
  #isEnd = false;
  /** After so many silent frames the part of the text that noise hides is over; 0 where none is hidden. */
  #drownedFor = 0;
  /** This end counts once the silence has lasted. */
  #lateEnd: Ending | null = null;
  #standing: Standing = { finished: -Infinity, unfinished: 0, count: 0, place: 0 };
  #reported = 0;
  readonly #certainty = new Certainty();
  /** The flag is true while the text seems to go on, because an unfinished one explains the sound better. */
  #isGoingOn = false;

  constructor(
    template: Features,
    { fit, snr = 0, levels = [], isLearning = true }: TrackerOptions,
    mean = new MeanRemover(),
  ) {
    this.#text = new TextDistances(template);
    this.#states = template.length;
    this.#late = Math.max(3, Math.round(LATE_SHARE * template.length));
    this.#adaptation = new Adaptation(this.#text, { fit, snr, levels });
    this.#lastFrames = Math.min(this.#adaptation.isTaughtInNoise ? LAST_IN_NOISE : LAST_FRAMES, this.#late);
    this.#isLearning = isLearning;
    this.#standstill = new Standstill(template.length);
    if (isLearning) this.#adaptation.begin();
    this.#mean = mean;
    this.#ring = new TextRing(template.length, this.#late);
    this.#gains = new Float64Array(template.length);
  }

  /** Takes the next frame. Returns what can be counted now, which is nearly always nothing or one repetition. */
  push(frame: Frame): Repetition[] {
    const vector = this.#mean.next(frame);
    if (this.#isLearning) this.#adaptation.remember(frame, vector);
    // A silence is believed sooner where the text may be over.
    if (frame.quiet === HUSH && this.#leftOfText(HUSH) <= this.#lastFrames) this.#isEnd = true;
    if (frame.isSpeech && !(this.#isEnd && frame.quiet > 0)) {
      this.#silent = 0;
      this.#isEnd = false;
      this.#advance(vector, frame);
    } else this.#keepSilent(frame.index);
    return this.#report(frame.index);
  }

  #advance(vector: Float32Array, { index: now, snr }: Frame): void {
    const last = this.#states - 1;
    // If both explain the sound equally well, a finished text is preferred to one that is still held.
    const end = this.#ring.tokens.scoreAt(last) >= this.#ring.tokens.scoreAt(last - 1) ? last : last - 1;
    this.#other = this.#endingAt(end, now, this.#other) ?? this.#other;
    const shares = this.#text.of(vector);
    const limit = this.#adaptation.limitAt(snr);
    for (let state = 0; state <= last; state++) this.#gains[state] = limit - (shares[state] ?? 0);
    this.#ring.move(this.#gains, { other: this.#other, now, isNoisier: this.#adaptation.isNoisier() });
    this.#level();
    this.#compare();
    if (this.#places.push(this.#standing.place) > HANGOVER) this.#places.shift();
    if (!this.#isLearning) return;
    this.#endStandstill(now);
    this.#endInNoise();
    const ending = this.#ring.endingAt(last, now);
    if (ending.count === this.#reported + 1) this.#adaptation.followMissed(ending);
  }

  #endStandstill(now: number): void {
    const frames = Math.min(this.#standstill.hear(this.#standing), now - this.#other.end);
    if (frames >= STANDSTILL && this.#hasEndWithin(STANDSTILL_WORTH)) this.#preferEnd(MARGIN);
  }

  /** Treats the last frames of the text as its end where it was taught in noise, which goes on like them. */
  #endInNoise(): void {
    const isOver = this.#adaptation.isTaughtInNoise && this.#states - this.#standing.place <= OVER_FRAMES;
    if (isOver && this.#hasEndWithin(MARGIN)) this.#preferEnd(0);
  }

  /** Returns true where an unreported end is within a gain of everything that goes on. */
  #hasEndWithin(gain: number): boolean {
    return this.#other.count > this.#reported && this.#other.score >= this.#standing.unfinished - gain;
  }

  /** Prefers the end to all other explanations, by at least this gain. */
  #preferEnd(ahead: number): void {
    this.#other = { ...this.#other, score: Math.max(this.#other.score, this.#standing.unfinished + ahead) };
    this.#compare();
  }

  /** Returns how many frames of the text were left so many frames ago. */
  #leftOfText(ago: number): number {
    return this.#states - 1 - (this.#places.at(-ago) ?? 0);
  }

  #keepSilent(now: number): void {
    this.#silent++;
    this.#ring.pause();
    if (this.#silent === 1) this.#fallSilent(now);
    const isHiddenOver = this.#drownedFor > 0 && this.#silent === 1 + this.#drownedFor;
    if (this.#silent === LATE_SILENCE || (isHiddenOver && this.#adaptation.drowned.isUsual)) this.#staySilent();
  }

  /** Judges a silence by the place of the last sound, because silence that is taken for speech moves tokens on. */
  #fallSilent(now: number): void {
    const left = this.#leftOfText(Math.min(HANGOVER, this.#places.length)) - this.#lastFrames;
    this.#isEnd ||= left <= 0;
    this.#drownedFor = !this.#isEnd && left <= this.#adaptation.drownedFrames() ? left : 0;
    this.#lateEnd = this.#endFrom(this.#states - 1 - this.#late - this.#drownedFor, now);
    if (this.#isEnd && this.#lateEnd) this.#other = this.#lateEnd;
    this.#compare();
  }

  /** Returns the best end at one of the last states, from `first` on; null where another explanation is better. */
  #endFrom(first: number, now: number): Ending | null {
    let best: Ending | null = null;
    for (let state = this.#states - 1; state >= Math.max(0, first); state--) {
      best = this.#endingAt(state, now, best ?? this.#other) ?? best;
    }
    return best;
  }

  /** Counts a long silence as an end, and one in which the part that noise hides would be over. */
  #staySilent(): void {
    const { unfinished, finished } = this.#standing;
    if (unfinished > Math.max(finished, this.#lateEnd?.score ?? -Infinity) + SILENCE_WORTH) return;
    this.#isEnd = true;
    if (this.#lateEnd) this.#other = this.#lateEnd;
    this.#preferEnd(0);
  }

  /** Returns the explanation in which the text ends at a state; null where another explanation is better. */
  #endingAt(state: number, now: number, other: Ending): Ending | null {
    const ending = this.#ring.endingAt(state, now);
    return ending.score < other.score || ending.count < other.count ? null : ending;
  }

  #level(): void {
    const { score } = this.#other;
    if (Math.abs(score) < 1000) return;
    this.#other = { ...this.#other, score: 0 };
    this.#ring.lower(score);
    this.#standstill.lower(score);
  }

  #compare(): void {
    const standing = this.#ring.compare(this.#other, this.#reported);
    this.#isGoingOn = standing.unfinished > this.#standing.unfinished;
    this.#standing = standing;
  }

  #report(now: number): Repetition[] {
    const { finished, unfinished, count } = this.#standing;
    const isSure = this.#certainty.grow({
      ahead: count > this.#reported ? finished - unfinished : -Infinity,
      isGoingOn: this.#isGoingOn,
      isSilent: this.#silent > 0,
      isEnd: this.#isEnd,
      isNoisier: this.#adaptation.isNoisier(),
    });
    if (!isSure || (this.#isLearning && this.#isNoEnd(now))) return [];
    this.#certainty.forget();
    const { start, end } = this.#other;
    const repetition = {
      start: start / FRAMES_PER_SECOND,
      end: end / FRAMES_PER_SECOND,
      counted: now / FRAMES_PER_SECOND,
      gain: this.#adaptation.ownGain(this.#other),
    };
    const repetitions = Array.from({ length: count - this.#reported }, () => repetition);
    this.#reported = count;
    this.#adaptation.forgetMissed();
    this.#adaptation.drowned.note(this.#silent > 0 && this.#drownedFor > 0);
    this.#standstill.forget();
    this.#standing = { ...this.#standing, finished: -Infinity, unfinished: Math.max(finished, unfinished) };
    if (repetitions.length === 1 && this.#isLearning) this.#adaptation.follow(this.#other);
    return repetitions;
  }

  /**
   * Returns true where the text was begun again since its end, may still go on, or was hardly counted in another order.
   */
  #isNoEnd(now: number): boolean {
    if (this.#ring.isBegunAnew(this.#other, this.#reported)) return true;
    const isDoubted = !this.#isEnd && now - this.#other.end < DOUBTED;
    if (isDoubted && this.#ring.bestInMiddle(this.#reported) > this.#standing.finished - DOUBT) return true;
    if (!this.#adaptation.isAnother(this.#other)) return false;
    this.#certainty.forget();
    this.#other = { ...this.#other, count: this.#reported };
    this.#ring.revoke(this.#reported);
    this.#standing = { ...this.#standing, finished: -Infinity };
    return true;
  }
}
