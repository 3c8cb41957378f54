import { loopSpan, moved, SAMPLE_RATE as HEARD_RATE, samplesBetween, soundingSpan, type Span } from "mantra-listening";
import { decodeMono } from "../dsp/ffmpeg.ts";
import { SAMPLE_RATE } from "../dsp/sample-rate.ts";
import { toMilliseconds } from "../voice/chant.ts";
import { cutIntoPieces } from "../voice/pieces.ts";
import {
  type ImportedRecordingName,
  type ImportedRecording,
  importedUrlOf,
  LONGEST_SECONDS,
  saveImportedRecording,
  type Folders,
  soundOf,
} from "../voice/recording.ts";
import type { SungText } from "../voice/sung-text.ts";
import { drawRecording } from "./picture.ts";
import { encodeLoop } from "./encode-loop.ts";
import { findText, type FoundText, isUnlikely, judgeText, type TextJudgment } from "./find-text.ts";
import { findSourceFaults } from "./source-faults.ts";

export interface Request {
  text: SungText;
  /** The recording is compared with all these texts. */
  catalogue: readonly SungText[];
  /** The path of any file that ffmpeg can read. */
  file: string;
  /** The name of the recording among those of its mantra. */
  name: string;
  credit: string;
  isSynthesized?: boolean;
  /**
   * The number of the repetition to keep, from 1. By default it is the one that is most similar to the project's own
   * chant.
   */
  repetition?: number | undefined;
  /** Only this stretch of the file is looked at, in seconds. */
  within?: Partial<Span>;
  /** The field imports the recording in spite of its faults. */
  isForced?: boolean;
}

export interface ImportResult {
  recording: ImportedRecording;
  found: FoundText;
  /** The faults that were ignored because the import was forced. */
  warnings: readonly string[];
  /** A drawing of the recording, as SVG. */
  picture: string;
}

/** This error refuses a recording. Each fault is a sentence. */
export class RefusedRecording extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/** This sentence says what helps where lines of a text are repeated before it goes on. */
const ONCE =
  "Name the stretch in which the text is chanted once: --from and --to, in seconds. Where its lines are repeated, cut the repeats out before.";

/**
 * If a syllable lasts longer than so many seconds, lines may be repeated: verses are recited in 0.2 to 0.4 s a
 * syllable, and sung in up to 0.5.
 */
const SLOW_SYLLABLE = 0.55;
/** A syllable with fewer seconds is too short to follow. */
const SHORTEST_SYLLABLE = 0.08;
/**
 * Cuts one clean repetition of a text out of a recording, finds when each syllable sounds and saves both in the
 * project's folders. Throws RefusedRecording.
 */
export function importRecording(request: Request, folders: Folders): ImportResult {
  const { text, file, name, credit, isSynthesized, within = {}, isForced = false } = request;
  const whole = decodeMono(file, SAMPLE_RATE);
  const stretch = { start: within.start ?? 0, end: within.end ?? whole.length / SAMPLE_RATE };
  const sound = samplesBetween(decodeMono(file, HEARD_RATE), stretch);
  const found = findText(sound, text, request.repetition);
  if (!found) throw new RefusedRecording(["Nothing sounds in this file."]);
  const faults = [...findSourceFaults(whole, sound, SAMPLE_RATE), ...findTextFaults(sound, found, request)];
  if (faults.length > 0 && !isForced) throw new RefusedRecording(faults);

  const span = loopSpan(found, sound.length / HEARD_RATE);
  const mantraName: ImportedRecordingName = { mantraId: text.id, name };
  const recording: ImportedRecording = {
    audioUrl: importedUrlOf(mantraName),
    seconds: toMilliseconds(span.end - span.start),
    credit,
    ...(isSynthesized && { isSynthesized }),
    syllables: timedPieces(text, found, span),
  };
  encodeLoop(whole, moved(span, stretch.start), soundOf(folders, recording));
  saveImportedRecording(folders, mantraName, recording);
  const syllables = recording.syllables.map(({ transliteration, start, end }) => ({
    ...moved({ start, end }, span.start),
    text: transliteration.trim(),
  }));
  return {
    recording,
    found,
    warnings: faults,
    picture: drawRecording({ sound, repetitions: found.repetitions, span, syllables }),
  };
}

function timedPieces(text: SungText, { syllables }: FoundText, span: Span): ImportedRecording["syllables"] {
  return cutIntoPieces(text).map(({ sanskrit, transliteration }, place) => {
    const sung = syllables[place];
    if (!sung) throw new Error(`${text.id} has more pieces than syllables`);
    const { start, end } = moved(sung, -span.start);
    return {
      sanskrit,
      transliteration,
      start: toMilliseconds(start),
      end: toMilliseconds(Math.min(end, span.end - span.start)),
    };
  });
}

/** Lists the contradictions between what was found and the text that the recording is said to be, one sentence each. */
export function findTextFaults(
  sound: Float32Array,
  found: FoundText,
  { text, catalogue }: Pick<Request, "text" | "catalogue">,
): string[] {
  const { start, end } = found.span;
  const seconds = end - start;
  if (seconds > LONGEST_SECONDS) {
    return [
      `One repetition lasts ${seconds.toFixed(1)} s, more than the ${LONGEST_SECONDS} s that can be followed. ` + ONCE,
    ];
  }
  if (seconds < SHORTEST_SYLLABLE * found.syllables.length) {
    return [`The recording is too short: ${found.syllables.length} syllables in ${seconds.toFixed(1)} s.`];
  }
  const sentences = sentencesOf(text, judgeText(sound, found, { text, catalogue }));
  if (sentences.length === 0) return [];
  const isSlow = seconds > SLOW_SYLLABLE * found.syllables.length;
  if (found.repetitions.length === 0) return isSlow ? [...sentences, ONCE] : sentences;
  const { start: from, end: to } = soundingSpan(sound);
  const judged = [found.span, ...found.judged].map((one) => `${one.start.toFixed(1)} to ${one.end.toFixed(1)}`);
  const cut = `This was judged by ${judged.join(" and ")} s of a sound of ${(to - from).toFixed(1)} s.`;
  return [...sentences, `${cut} ${ONCE}`];
}

/**
 * Returns what is said about a judgment, in English and Hindi where a person must decide. The list is empty where the
 * text is certain.
 */
export function sentencesOf({ id }: SungText, judgment: TextJudgment): string[] {
  const { verdict, score, rival } = judgment;
  if (verdict === "same") return [];
  if (verdict === "another") {
    return [
      `The recording does not sound like ${id}${rival && rival.score > score ? `: ${rival.text.id} is more like it` : ""}.`,
    ];
  }
  const other = rival?.text.id ?? "another text";
  const little = isUnlikely(judgment)
    ? [`Little in the sound speaks for ${id}. `, `ध्वनि में ${id} के पक्ष में बहुत कम है। `]
    : ["", ""];
  return [
    `${little[0]}It is not certain which text this is: ${id} or ${other}. Listen to it. If it is ${id}, run this again with --anyway; if it is ${other}, run it with that name.`,
    `${little[1]}यह पक्का नहीं है कि यह कौन-सा पाठ है: ${id} या ${other}? इसे सुनिए। ${id} हो तो --anyway के साथ फिर चलाइए; ${other} हो तो वही नाम देकर चलाइए।`,
  ];
}
