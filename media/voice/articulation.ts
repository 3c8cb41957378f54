import { gaussian, type Random } from "../dsp/random.ts";
import { blend, effortFor, type Formants, formantsOf, type Place, PLACES, soundOf, type Vowel } from "./phonemes.ts";
import { shapePhrases } from "./phrasing.ts";
import type { Segment, SungSyllable } from "./score.ts";
import { createTracks, smoothTracks, type Tracks, write, writeFormants } from "./tracks.ts";

type VowelSegment = Segment & { kind: "vowel" };
type ConsonantSegment = Segment & { kind: "consonant" };
type VisargaSegment = Segment & { kind: "visarga" };

/** A consonant and the sounds next to it, on which its movements depend. */
interface Context {
  tracks: Tracks;
  /** The flag is true if another consonant follows without a vowel or a silence between them. */
  nextIsStop: boolean;
  random: Random;
}

/** The opening of the velum in a nasal vowel, 0…1. */
const NASAL_OPENING = 0.75;
/** The voice stops so many seconds before a voiceless closure. */
const DEVOICING = 0.014;
/**
 * The loudness of a stop's puff and of the breath after it, as shares. `npm run voice:figures` judges them by its stops
 * (decision 0028).
 */
const BURST = { stop: 0.12, affricate: 0.11, voiced: 1.3 };
const STOP_BREATH = { voiceless: 0.7, voiced: 0.45 };
const NEUTRAL: Formants = [500, 1450, 2500];
const OM = { opens: [540, 900, 2450], closes: [350, 720, 2380] } as const;
/** The voice fades in so many seconds at the end of a phrase. */
const RELEASE = 0.24;
/** The loudness of a hiss or puff varies with this standard deviation in dB. */
const FRICTION_SPREAD = 1.5;

/** The seconds after the last sound, and the source of random variation between the syllables of a singer. */
export interface Manner {
  tail: number;
  random: Random;
}

/**
 * Turns sung syllables and their pitch (cents above Sa, one per syllable) into the movements of one singer, smoothed.
 */
export function articulate(
  syllables: readonly SungSyllable[],
  cents: readonly number[],
  { tail, random }: Manner,
): Tracks {
  const tracks = createTracks((syllables.at(-1)?.end ?? 0) + tail);
  const segments = syllables.flatMap((syllable) => syllable.segments);
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1];
    const nextIsStop = next?.kind === "consonant" && !segment.endsPhrase && soundOf(next.consonant).manner === "stop";
    writeSegment(segment, { tracks, nextIsStop, random });
  }
  shapePhrases(tracks, { syllables, cents, random });
  return smoothTracks(tracks);
}

function writeSegment(segment: Segment, context: Context): void {
  if (segment.kind === "vowel") writeVowel(segment, context.tracks);
  else if (segment.kind === "visarga") writeVisarga(segment, context.tracks);
  else writeConsonant(segment, context);
}

function writeVowel({ start, end, vowel, isNasal, endsPhrase, morphsToClosed }: VowelSegment, tracks: Tracks): void {
  const length = end - start;
  writeFormants(tracks, start, end, (x) => (morphsToClosed ? omFormants(x) : formantsOf(vowel, x)));
  if (isNasal) write(tracks.velum, start + 0.2 * length, end, NASAL_OPENING);
  const effort = effortFor(vowel);
  const release = endsPhrase ? Math.min(RELEASE, length * 0.45) : 0;
  // A held tone swells a little and becomes softer again, because a level one sounds like an organ.
  const swell = length > 0.3 ? 0.12 : 0.03;
  const held = (x: number) => 0.93 + swell * Math.sin(Math.PI * Math.min(1, x * 1.2)) - 0.06 * x;
  write(tracks.voicing, start, end - release, (x) => effort * held(x));
  if (release > 0) write(tracks.voicing, end - release, end + 0.06, (x) => effort * 0.9 * (1 - x) ** 1.6);
  const grown = (x: number) => Math.min(1, Math.max(0, (x * length - 0.18) / 0.4));
  write(tracks.vibrato, start, end, (x) => (length > 0.35 ? grown(x) : 0.12));
}

/** The vowel of om moves from an open o to nearly closed lips, which then hum. */
function omFormants(course: number): Formants {
  const opening = blend(OM.opens, formantsOf("o", 0), Math.min(1, 2.5 * course));
  return blend(opening, OM.closes, course ** 3);
}

/** A visarga is breath inside a phrase. Before a silence, the vowel is heard again after it, as in namaḥ(a). */
function writeVisarga({ start, end, after, endsPhrase }: VisargaSegment, tracks: Tracks): void {
  writeFormants(tracks, start, end, () => formantsOf(after, 1));
  const breathEnd = endsPhrase ? start + Math.min(0.11, (end - start) * 0.5) : end;
  write(tracks.aspiration, start, breathEnd, 0.62);
  write(tracks.voicing, start, breathEnd, 0.14);
  write(tracks.breathiness, start - 0.02, breathEnd, 1);
  if (!endsPhrase) return;
  write(tracks.voicing, breathEnd, end, (x) => 0.66 * (1 - x * x));
  write(tracks.aspiration, breathEnd, end, 0.05);
}

function writeConsonant(segment: ConsonantSegment, context: Context): void {
  const sound = soundOf(segment.consonant);
  const { tracks, random } = context;
  const { start, end } = segment;
  const neighbor = segment.towards ?? segment.from;
  switch (sound.manner) {
    case "stop":
      return writeStop(segment, sound, context);
    case "nasal":
      return writeNasal(segment, sound.place, tracks);
    case "sibilant": {
      writeFormants(tracks, start, end, () => drawnTo(sound.place, neighbor, 320));
      const { center, width, level } = sound.friction;
      write(tracks.frictionCenter, start - 0.03, end + 0.03, center);
      write(tracks.frictionWidth, start - 0.03, end + 0.03, width);
      const loudest = 10 ** ((level + FRICTION_SPREAD * gaussian(random)) / 20);
      write(
        tracks.friction,
        start + 0.004,
        end - 0.006,
        (x) => loudest * Math.min(1, 0.35 + 2.2 * x, 0.45 + 2.8 * (1 - x)),
      );
      return;
    }
    case "approximant":
      writeFormants(tracks, start, end, () => sound.formants);
      write(tracks.voicing, start, end, sound.level);
      return;
    case "tap":
      return writeTap(segment, sound.thirdFormant, tracks);
    case "breath":
      writeFormants(tracks, start, end, () => (neighbor ? formantsOf(neighbor, 0) : NEUTRAL));
      write(tracks.aspiration, start, end, 0.55);
      write(tracks.voicing, start, end, 0.25);
      write(tracks.breathiness, start, end, 1);
  }
}

/**
 * A stop is a closure and a puff, followed by a breath if it is aspirated. Before another stop, the closure is not
 * released.
 */
function writeStop(
  { start, end, towards, from }: ConsonantSegment,
  { place, isVoiced, isAspirated }: { place: Place; isVoiced: boolean; isAspirated: boolean },
  { tracks, nextIsStop, random }: Context,
): void {
  const isAffricate = place === "palatal";
  const opening = Math.min(
    (isAspirated ? 0.07 : isVoiced ? 0.014 : 0.02) + (isAffricate ? 0.05 : 0),
    0.6 * (end - start),
  );
  const release = nextIsStop ? end : end - opening;
  writeFormants(tracks, start, end, () => drawnTo(place, towards ?? from, PLACES[place].locus[0]));
  if (isVoiced) write(tracks.voiceBar, start, release, 1);
  // The vocal folds stop before the mouth has closed, so the closure itself is silent.
  else write(tracks.voicing, start - DEVOICING, start, 0);
  if (nextIsStop) return;

  const burst = burstOf(place, towards);
  const burstEnd = release + (isAffricate ? 0.055 : 0.013);
  write(tracks.frictionCenter, release - 0.03, burstEnd + 0.015, burst.center);
  write(tracks.frictionWidth, release - 0.03, burstEnd + 0.015, burst.width);
  const strength =
    (isAffricate ? BURST.affricate : BURST.stop) *
    (isVoiced ? BURST.voiced : 1) *
    10 ** ((FRICTION_SPREAD * gaussian(random)) / 20);
  write(tracks.friction, release, burstEnd, (x) => strength * (1 - 0.6 * x));
  if (isAspirated) {
    write(tracks.aspiration, release + 0.008, end + 0.025, isVoiced ? STOP_BREATH.voiced : STOP_BREATH.voiceless);
    if (isVoiced) write(tracks.voicing, release + 0.01, end + 0.02, 0.42);
    write(tracks.breathiness, release, end + 0.05, 1);
  } else if (isVoiced) write(tracks.voicing, release, end, 0.4);
}

/** A velar's puff follows the vowel: its closure slides along the palate (Stevens and Blumstein, JASA 64, 1978). */
function burstOf(place: Place, towards: Vowel | null): { center: number; width: number } {
  const { burst } = PLACES[place];
  if (place !== "velar" || !towards) return burst;
  return { ...burst, center: Math.min(2700, Math.max(1100, 1.05 * formantsOf(towards, 0)[1])) };
}

function writeNasal({ start, end, endsPhrase }: ConsonantSegment, place: Place, tracks: Tracks): void {
  const { murmur, murmurZero } = PLACES[place];
  const length = end - start;
  writeFormants(tracks, start, end, () => murmur);
  write(tracks.velum, start - 0.055, end + 0.03, 1);
  write(tracks.murmur, start, end, 1);
  write(tracks.murmurZero, start - 0.05, end + 0.05, murmurZero);
  const release = endsPhrase ? Math.min(0.32, length * 0.55) : 0;
  const level = length > 0.15 ? 0.95 : 0.8;
  write(tracks.voicing, start, end - release, level);
  if (release > 0) write(tracks.voicing, end - release, end + 0.06, (x) => level * (1 - x) ** 1.5);
  write(tracks.vibrato, start, end, length > 0.4 ? 0.6 : 0.1);
}

/** r is one touch of the tongue before a vowel, and two touches when it closes the syllable. */
function writeTap({ start, end, towards, from }: ConsonantSegment, f3: number, tracks: Tracks): void {
  const length = end - start;
  const vowel = towards ?? from;
  const f2 = vowel ? 0.5 * formantsOf(vowel, towards ? 0 : 1)[1] + 0.5 * 1450 : 1400;
  writeFormants(tracks, start, end, () => [410, f2, f3]);
  write(tracks.voicing, start, end, 0.78);
  const touches = towards ? [0.5] : [0.32, 0.78];
  for (const middle of touches) {
    const at = start + middle * length;
    write(tracks.voicing, at - 0.012, at + 0.012, 0.2);
    write(tracks.f1, at - 0.014, at + 0.014, 260);
    write(tracks.voiceBar, at - 0.012, at + 0.012, 0.6);
  }
}

/** The formants at a closure are those of its place, shifted towards those of the vowel beside it. */
function drawnTo(place: Place, vowel: Vowel | null, f1: number): Formants {
  const [, f2, f3] = PLACES[place].locus;
  return [f1, vowel ? 0.6 * f2 + 0.4 * formantsOf(vowel, 0)[1] : f2, f3];
}
