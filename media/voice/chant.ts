import { accentsOf } from "./accents.ts";
import { compress } from "../dsp/compressor.ts";
import { highPassAround } from "../dsp/high-pass.ts";
import { reverberate } from "../dsp/room.ts";
import { SAMPLE_RATE, samplesIn } from "../dsp/sample-rate.ts";
import { fadeEdges, mix, peak, rms, scale, type Stereo } from "../dsp/stereo.ts";
import { playTanpura } from "../music/tanpura.ts";
import { assembleChoir, singTogether } from "./choir.ts";
import type { SungText } from "./sung-text.ts";
import { accentContour, recitationContour, SA } from "./melody.ts";
import { divisionOf } from "./metres.ts";
import { paceText } from "./pace.ts";
import { divideIntoPadas } from "./padas.ts";
import { cutIntoPieces, type Piece } from "./pieces.ts";
import type { Pace, SungSyllable } from "./score.ts";
import { seedOf, varyLengths } from "./rubato.ts";
import { syllabify } from "./syllables.ts";

/** A text prepared for singing: when each syllable begins (in seconds after the first), and on which tone. */
export interface Part {
  syllables: SungSyllable[];
  /** The cents above Sa, one for each syllable. */
  cents: number[];
  seconds: number;
  pace: Pace;
}

/** A piece of the texts with the leader's times in the recording, in seconds. */
interface TimedPiece extends Piece {
  start: number;
  end: number;
}

export interface Chant {
  sound: Stereo;
  seconds: number;
  syllables: TimedPiece[];
}

/** The seconds of drone before the voices and of room after them. */
const LEAD = 0.25;
const TAIL = 0.85;
/** The RMS of each layer, from the nearest to the farthest. No measurement of these levels is recorded. */
const LEVELS = { voices: 0.1, drone: 0.03, room: 0.042 };
/** This share of each dry layer is sent into the room. */
const ROOM_SEND = { voices: 1, drone: 0.7 };
const TEMPLE = { seed: 3, decay: 2.2, brightness: 0.33, preDelay: 0.02 };
/** Frequencies in Hz below this one cannot be played by small speakers, and only use up headroom. */
const RUMBLE = 45;
/** The fades are so long that the 5 to 20 ms in which a looping audio element is silent cannot be heard. */
const FADES = { in: 0.12, out: 0.35 };
/**
 * Voices of nearly one pitch come into phase now and then, and become loud. With a real choir the distance of the
 * microphone evens this out.
 */
const EVENNESS = { window: 0.06, threshold: 0.5, ratio: 3 };
const PEAK = 0.5;
const CHOIR_SEED = 11;
const DRONE_CYCLE = 3.7;

/** Gives the syllables their accents, lengths and breaths, without making any sound. */
export function arrange(text: SungText): Part {
  const syllables = syllabify(text.transliteration, text);
  const padas = divideIntoPadas(syllables, divisionOf(text));
  const breaths = new Set(padas.filter((pada) => !pada.endsLine).map((pada) => pada.last));
  const { score, pace } = paceText(syllables, { breaths, shares: varyLengths(syllables, breaths, seedOf(text.id)) });
  const accents = accentsOf(text.accented ?? text.sanskrit);
  const cents = accents ? accentContour(accents, syllables.length) : recitationContour(syllables, padas);
  return { syllables: score.syllables, cents, seconds: score.seconds, pace };
}

/**
 * Renders one repetition of choir, tanpura and room as one turn of a loop, with both ends faded. Its peak is 0.5 of
 * full scale. The loudness is set when it is encoded.
 */
export function renderChant(text: SungText): Chant {
  const part = arrange(text);
  const samples = samplesIn(LEAD + part.seconds + TAIL);
  const voices = singTogether(part, assembleChoir(CHOIR_SEED), { at: LEAD, samples });
  compress(voices, EVENNESS);
  leveled(voices, LEVELS.voices);
  const drone = leveled(playTanpura({ samples, sa: SA, cycle: DRONE_CYCLE, seed: 5 }), LEVELS.drone);
  const send = mix([layer(voices, ROOM_SEND.voices), layer(drone, ROOM_SEND.drone)], samples);
  const room = leveled(reverberate(send, TEMPLE), LEVELS.room);
  const sound = mix([layer(voices, 1), layer(drone, 1), layer(room, 1)], samples);
  highPassAround(sound.left, RUMBLE);
  highPassAround(sound.right, RUMBLE);
  fadeEdges(sound, FADES);
  scale(sound, PEAK / peak(sound));
  return { sound, seconds: samples / SAMPLE_RATE, syllables: timePieces(text, part) };
}

/** Returns the pieces of both texts with the leader's times, rounded to milliseconds. */
function timePieces(text: SungText, part: Part): TimedPiece[] {
  return cutIntoPieces(text).map(({ sanskrit, transliteration }, index) => {
    const sung = part.syllables[index];
    if (!sung) throw new Error(`no sung syllable for "${transliteration}" in ${text.id}`);
    const start = toMilliseconds(LEAD + sung.start);
    return { sanskrit, transliteration, start, end: toMilliseconds(LEAD + sung.end) };
  });
}

/** Rounds seconds to whole milliseconds. */
export function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

function layer(sound: Stereo, gain: number) {
  return { sound, gain };
}

function leveled(sound: Stereo, level: number): Stereo {
  scale(sound, level / rms(sound));
  return sound;
}
