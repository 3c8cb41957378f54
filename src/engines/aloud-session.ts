import { FRAMES_PER_SECOND, type Heard, type LessonRefusal, type Template } from "mantra-listening";

/** A text with fewer vowels lasts less than two seconds, at four syllables a second. */
const SHORT_VOWELS = 8;
/** Seconds. A repetition that is shorter can hardly be recognized in noise. */
const SHORT = 2;

/** State of counting by the microphone, from opening it to counting with a template. */
export type AloudState = AloudBase &
  (
    | { readonly status: "opening" }
    | { readonly status: "refused"; readonly reason: Refusal }
    /** The microphone is open, and no template has been taught or found. */
    | { readonly status: "open" }
    | { readonly status: "lesson"; readonly takes: number; readonly refusal: LessonRefusal | null }
    /** `isLong` is set when two minutes of searching have found no repetition. */
    | { readonly status: "search"; readonly isLong: boolean }
    | { readonly status: "counting"; readonly template: Template }
  );

type Refusal = "refused" | "absent" | "busy" | "unsupported" | "lost" | "unloaded";

interface AloudBase {
  /** True while the microphone is open and on, and no sound comes from it, as in a call. */
  readonly isSilent: boolean;
  readonly isSpeech: boolean;
  readonly isNoisy: boolean;
  /** True if a template of this person's chanting is kept on the device. */
  readonly isRemembered: boolean;
}

export type AloudEvent =
  | { readonly type: "opened"; readonly remembered: Template | null }
  | { readonly type: "refused"; readonly reason: Refusal }
  | { readonly type: "lesson-begun" | "search-begun" | "reopened" }
  /** The template has been kept on the device, or removed from it. */
  | { readonly type: "remembered"; readonly isRemembered: boolean }
  /** The microphone has fallen silent without having ended, or is heard again. */
  | { readonly type: "silenced"; readonly isSilent: boolean }
  | { readonly type: "heard"; readonly heard: Heard };

export const newAloud: AloudState = {
  status: "opening",
  isSilent: false,
  isSpeech: false,
  isNoisy: false,
  isRemembered: false,
};

export function aloudReducer(state: AloudState, event: AloudEvent): AloudState {
  const { isSilent, isSpeech, isNoisy, isRemembered } = state;
  const base: AloudBase = { isSilent, isSpeech, isNoisy, isRemembered };
  switch (event.type) {
    case "opened":
      if (!event.remembered) return { ...base, status: "open" };
      return { ...base, status: "counting", template: event.remembered, isRemembered: true };
    case "refused":
      return { ...newAloud, isRemembered, status: "refused", reason: event.reason };
    case "reopened":
      return { ...newAloud, isRemembered };
    case "lesson-begun":
      return isOpen(state) ? { ...base, status: "lesson", takes: 0, refusal: null } : state;
    case "search-begun":
      return isOpen(state) ? { ...base, status: "search", isLong: false } : state;
    case "remembered":
      return { ...state, isRemembered: event.isRemembered };
    case "silenced":
      // A voice that was heard last is heard no more.
      return isOpen(state) ? { ...state, isSilent: event.isSilent, isSpeech: false } : state;
    case "heard":
      return hear(state, event.heard);
  }
}

/** True in every state in which the microphone is open. */
export const isOpen = ({ status }: AloudState) => status !== "opening" && status !== "refused";

/** True for a text that is too short to be recognized in a noisy room. */
export const isShort = ({ features }: Template) => features.length < SHORT * FRAMES_PER_SECOND;

/** Estimates `isShort` from the syllables of the IAST text, before any sound is known. */
export const isShortText = (transliteration: string) =>
  (transliteration.match(/a[iu]|[aāiīuūṛṝḷeoō]/giu)?.length ?? 0) < SHORT_VOWELS;

function hear(state: AloudState, heard: Heard): AloudState {
  const { isSilent, isSpeech, isNoisy, isRemembered, status } = state;
  switch (heard.type) {
    case "sound":
      return { ...state, isSpeech: heard.isSpeech, isNoisy: heard.isNoisy };
    case "take":
      return status === "lesson" ? { ...state, takes: heard.takes, refusal: null } : state;
    case "refused":
      return status === "lesson" ? { ...state, takes: 0, refusal: heard.reason } : state;
    case "not-found":
      return status === "search" ? { ...state, isLong: true } : state;
    case "ready":
      return { isSilent, isSpeech, isNoisy, isRemembered, status: "counting", template: heard.template };
    case "repetition":
      return state;
  }
}
