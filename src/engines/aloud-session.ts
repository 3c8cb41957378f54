import { isElsewhere, isUntouched, type ChantState } from "./chant-state.ts";
import { FRAMES_PER_SECOND, type Heard, type LessonRefusal, type Template } from "mantra-listening";

/** A text with fewer vowels lasts less than SHORT, at four syllables a second. */
const SHORT_VOWELS = 6;
/** A repetition of fewer seconds can hardly be recognized without knowing the voice (decision 0026). */
const SHORT = 1.5;
/**
 * After so many corrections by hand in one mala, its counting is considered wrong. The number is chosen, and not
 * measured.
 */
const MISCOUNTED = 2;
/** The person is told after so many milliseconds in which nobody was heard. The number is chosen, and not measured. */
const UNHEARD_AFTER = 8000;

/** State of counting by the microphone, from opening it to counting with a template. */
export type AloudState = AloudBase &
  (
    | { readonly status: "opening" }
    | { readonly status: "refused"; readonly reason: Refusal }
    /** The microphone is open, and no template has been taught or found. */
    | { readonly status: "open" }
    /**
     * `refusal` says why the lesson had to begin anew. `isTapped` is true where a tap ends each repetition, because the
     * sound alone did not show where the text ends.
     */
    | {
        readonly status: "lesson";
        readonly takes: number;
        readonly refusal: LessonRefusal | null;
        readonly isTapped: boolean;
      }
    /** `isLong` is set when two minutes of searching have found no repetition. */
    | { readonly status: "search"; readonly isLong: boolean }
    /**
     * `isTaught` is false for a template that was found by a recording. `hasHoles` is true where so much is spoken
     * between the repetitions of this voice that some may be missed.
     */
    | {
        readonly status: "counting";
        readonly template: Template;
        readonly isTaught: boolean;
        readonly hasHoles: boolean;
      }
  );

export type Refusal = "refused" | "absent" | "busy" | "unsupported" | "lost" | "unloaded";

interface AloudBase {
  /** The flag is true while the microphone is open and on, but delivers no sound, as during a call. */
  readonly isSilent: boolean;
  /** The flag is true while the microphone works and has heard nobody for eight seconds. */
  readonly isUnheard: boolean;
  readonly isSpeech: boolean;
  readonly isNoisy: boolean;
  /** The flag is true if a template of this person's chanting is stored on the device. */
  readonly isRemembered: boolean;
  /** The number of beads of this mala that the person has added or taken back by hand since the last lesson. */
  readonly corrections: number;
}

export type AloudEvent =
  | { readonly type: "opened"; readonly remembered: Template | null }
  | { readonly type: "refused"; readonly reason: Refusal }
  /** `isOnePart` says that the text is one part said again, of which no pause tells the end. */
  | { readonly type: "lesson-begun"; readonly isOnePart?: boolean }
  | { readonly type: "search-begun" | "reopened" }
  /** The person has added or taken back a bead, or begins another mala, which has no corrections yet. */
  | { readonly type: "corrected" | "mala-begun" }
  /** The template has been kept on the device, or removed from it. */
  | { readonly type: "remembered"; readonly isRemembered: boolean }
  /** The microphone has fallen silent without having ended, or is heard again. */
  | { readonly type: "silenced"; readonly isSilent: boolean }
  /** Nobody has been heard for long, or somebody is heard again. */
  | { readonly type: "unheard"; readonly isUnheard: boolean }
  | { readonly type: "heard"; readonly heard: Heard };

export const newAloud: AloudState = {
  status: "opening",
  isSilent: false,
  isUnheard: false,
  isSpeech: false,
  isNoisy: false,
  isRemembered: false,
  corrections: 0,
};

export function aloudReducer(state: AloudState, event: AloudEvent): AloudState {
  const { isRemembered, corrections } = state;
  const base = baseOf(state);
  switch (event.type) {
    case "opened":
      if (!event.remembered) return { ...base, status: "open" };
      return {
        ...base,
        status: "counting",
        template: event.remembered,
        isTaught: true,
        hasHoles: false,
        isRemembered: true,
      };
    case "refused":
      return { ...newAloud, isRemembered, corrections, status: "refused", reason: event.reason };
    case "reopened":
      return { ...newAloud, isRemembered, corrections };
    case "lesson-begun":
      if (!isOpen(state)) return state;
      return {
        ...base,
        status: "lesson",
        takes: 0,
        refusal: null,
        isTapped: event.isOnePart || isDoubtful(state),
        corrections: 0,
      };
    case "search-begun":
      return isOpen(state) ? { ...base, status: "search", isLong: false } : state;
    case "corrected":
      return { ...state, corrections: corrections + 1 };
    case "mala-begun":
      return corrections > 0 ? { ...state, corrections: 0 } : state;
    case "remembered":
      return { ...state, isRemembered: event.isRemembered };
    case "silenced":
      // A voice that was heard before is no longer heard.
      return isOpen(state) ? { ...state, isSilent: event.isSilent, isSpeech: false } : state;
    case "unheard":
      return { ...state, isUnheard: event.isUnheard };
    case "heard":
      return hear(state, event.heard);
  }
}

/** Returns true where the text could not be told from the sound alone. */
const isDoubtful = (state: AloudState) =>
  (state.status === "search" && state.isLong) || (state.status === "counting" && state.hasHoles);

/** Returns true in every state in which the microphone is open. */
export const isOpen = ({ status }: AloudState) => status !== "opening" && status !== "refused";

/**
 * Returns true if the person has added or taken back one bead by hand. What was heard is not given to this function.
 */
export function isCorrection(before: ChantState, after: ChantState) {
  const isInMala = [before, after].every(({ status }) => status === "running" || status === "paused");
  return isInMala && !isUntouched(before) && !isElsewhere(after) && Math.abs(after.count - before.count) === 1;
}

/** Reasons to offer a lesson to a person who has not asked for one. */
export type LessonOffer = "miscounted" | "unfound" | "short" | "holes";

/**
 * Offers a lesson where counting went wrong, or where the text (IAST) is too short to be heard well; otherwise null.
 */
export function lessonOffer(state: AloudState, transliteration: string): LessonOffer | null {
  if (state.status !== "search" && state.status !== "counting") return null;
  if (state.corrections >= MISCOUNTED) return "miscounted";
  if (state.status === "search") {
    if (state.isLong) return "unfound";
    return isShortText(transliteration) ? "short" : null;
  }
  if (state.hasHoles) return "holes";
  return !state.isTaught && isShort(state.template) ? "short" : null;
}

const isShort = ({ features }: Template) => features.length < SHORT * FRAMES_PER_SECOND;

/** Estimates `isShort` from the syllables of the text, before any sound is known. */
const isShortText = (transliteration: string) =>
  (transliteration.match(/a[iu]|[aāiīuūṛṝḷeoō]/giu)?.length ?? 0) < SHORT_VOWELS;

function hear(state: AloudState, heard: Heard): AloudState {
  const { status } = state;
  switch (heard.type) {
    case "sound":
      return { ...state, isSpeech: heard.isSpeech, isNoisy: heard.isNoisy };
    case "take":
      return status === "lesson" ? { ...state, takes: heard.takes } : state;
    case "refused":
      return status === "lesson" ? { ...state, takes: 0, refusal: heard.reason } : state;
    case "not-found":
      return status === "search" ? { ...state, isLong: true } : state;
    case "ready":
      return {
        ...baseOf(state),
        status: "counting",
        template: heard.template,
        isTaught: status === "lesson",
        hasHoles: false,
      };
    case "holes":
      return status === "counting" ? { ...state, hasHoles: true } : state;
    case "repetition":
      return state;
  }
}

function baseOf({ isSilent, isUnheard, isSpeech, isNoisy, isRemembered, corrections }: AloudBase): AloudBase {
  return { isSilent, isUnheard, isSpeech, isNoisy, isRemembered, corrections };
}

interface VoiceWatch {
  /** Does the work after so many milliseconds. Returns how to cancel it. */
  after: (milliseconds: number, work: () => void) => () => void;
  tell: (isUnheard: boolean) => void;
}

/** Reports once that nobody has been heard for eight seconds, and then that a voice is heard again. */
export function watchForVoice({ after, tell }: VoiceWatch) {
  let cancel: (() => void) | null = null;
  let isUnheard = false;

  function tellOnce(unheard: boolean) {
    if (unheard === isUnheard) return;
    isUnheard = unheard;
    tell(unheard);
  }

  return {
    /** `isWaiting` is true while the microphone listens and nobody sounds. */
    follow(isWaiting: boolean) {
      if (isWaiting) {
        cancel ??= after(UNHEARD_AFTER, () => tellOnce(true));
        return;
      }
      cancel?.();
      cancel = null;
      tellOnce(false);
    },
  };
}
