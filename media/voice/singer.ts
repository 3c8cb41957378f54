import { NoiseBand } from "../dsp/filters.ts";
import { createRandom, gaussian, type Random } from "../dsp/random.ts";
import { onePoleMemory } from "../dsp/sample-rate.ts";
import { articulate } from "./articulation.ts";
import { Glottis, type Phonation } from "./glottis.ts";
import type { SungSyllable } from "./score.ts";
import { FRAME_SAMPLES, FRAME_SECONDS, type Tracks } from "./tracks.ts";
import { unsteady, wandering } from "./unsteadiness.ts";
import { VocalTract } from "./vocal-tract.ts";

/** The voice of one person. */
export interface Singer {
  seed: number;
  /** This singer takes Sa at so many Hz. */
  sa: number;
  /** The formants of the phoneme table are multiplied by this factor. */
  tractScale: number;
  phonation: Phonation;
  /** The breath in the held voice, as a share of its amplitude. */
  breath: number;
  presence: number;
  vibrato: { cents: number; rate: number };
  /** The slow wandering of the pitch: a standard deviation in cents. */
  drift: number;
  /** This singer is up to so many seconds before or behind the beat. */
  scatter: number;
  /** The random movement of mouth and breath, relative to the usual amount. 0 is used for measurements. */
  wander: number;
}

/** So many seconds are rendered after the last sound. */
const TAIL = 0.4;
/** The RMS of an open vowel (a) as the tract produces it. The level of friction is relative to it. */
const VOWEL_LEVEL = 1;
const ASPIRATION_LEVEL = 0.32;
/**
 * The noise of air that accompanies every voiced sound and makes a voice sound near, in Hz and as a share of the voice.
 */
const AIR_BAND = { center: 5400, width: 3200, level: 0.012 };
/** The gap's next resonance, relative to the first: center and width as factors, level as a share. */
const UPPER_GAP = { center: 1.6, width: 1.6, level: 0.3 };
/**
 * The hum through closed cheeks, in Hz and as a share of the voice. `npm run voice:figures` judges it by its voiced
 * stops (decision 0028).
 */
const VOICE_BAR = { cutoff: 260, level: 1.08 };
/** The pitch drifts to one side for so many seconds. */
const DRIFT_SECONDS = 0.35;
/** The level of breath noise while the folds are closed, relative to open ones. */
const CLOSED_NOISE = 0.3;

/** Renders one singer's part, mono, beginning with the score. `cents` above Sa has one number for each syllable. */
export function sing(syllables: readonly SungSyllable[], cents: readonly number[], singer: Singer): Float64Array {
  const random = createRandom(singer.seed);
  const scattered = singer.scatter > 0 ? scatterTimes(syllables, singer.scatter, random) : syllables;
  const meant = articulate(scattered, cents, { tail: TAIL, random });
  return voice(meant, singer, random);
}

/**
 * Shifts every syllable a little. Half of its delay is passed on to the next one. The sounds inside keep their lengths.
 */
function scatterTimes(syllables: readonly SungSyllable[], scatter: number, random: Random): SungSyllable[] {
  let drag = 0;
  const shifts = syllables.map(() => {
    drag = 0.5 * drag + gaussian(random) * scatter;
    return drag;
  });
  return syllables.map((syllable, index) => {
    const shift = Math.max(shifts[index] ?? 0, -syllable.start);
    const stretch = syllable.endsPhrase ? shift : (shifts[index + 1] ?? shift);
    const segments = syllable.segments.map((segment, position) => {
      const isLast = position === syllable.segments.length - 1;
      return { ...segment, start: segment.start + shift, end: segment.end + (isLast ? stretch : shift) };
    });
    return { ...syllable, segments, start: syllable.start + shift, end: syllable.end + stretch };
  });
}

function voice(meant: Tracks, singer: Singer, random: Random): Float64Array {
  const tracks = unsteady(meant, singer.wander, random);
  const frames = tracks.f1.length - 1;
  const output = new Float64Array(frames * FRAME_SAMPLES);
  const glottis = new Glottis(singer.phonation, random);
  const tract = new VocalTract({ scale: singer.tractScale, presence: singer.presence });
  const pitch = pitchOf(tracks, singer, random);
  const gap = new NoiseBand();
  const upperGap = new NoiseBand();
  const air = new NoiseBand();
  air.tune(AIR_BAND.center, AIR_BAND.width);
  const barMemory = onePoleMemory(VOICE_BAR.cutoff);
  let bar = 0;

  for (let frame = 0; frame < frames; frame++) {
    const at = (track: Float64Array) => track[frame] ?? 0;
    const ramp = (track: Float64Array) => ({
      from: at(track),
      step: ((track[frame + 1] ?? 0) - at(track)) / FRAME_SAMPLES,
    });
    tract.setShape({
      f1: at(tracks.f1),
      f2: at(tracks.f2),
      f3: at(tracks.f3),
      velum: at(tracks.velum),
      murmur: at(tracks.murmur),
      murmurZero: at(tracks.murmurZero),
      breathiness: at(tracks.breathiness),
      damping: [at(tracks.damping1), at(tracks.damping2), at(tracks.damping3)],
      upper: at(tracks.upper),
    });
    glottis.setBreathiness(at(tracks.breathiness));
    // The hiss of a shorter mouth is higher, but by a smaller factor than its formants.
    const center = at(tracks.frictionCenter) * Math.sqrt(singer.tractScale);
    gap.tune(center, at(tracks.frictionWidth));
    upperGap.tune(UPPER_GAP.center * center, UPPER_GAP.width * at(tracks.frictionWidth));
    const frequency = ramp(pitch);
    const voicing = ramp(tracks.voicing);
    const aspiration = ramp(tracks.aspiration);
    const friction = ramp(tracks.friction);
    const voiceBar = at(tracks.voiceBar) * VOICE_BAR.level;

    for (let i = 0; i < FRAME_SAMPLES; i++) {
      const source = glottis.next(frequency.from + i * frequency.step);
      const noise = 2 * random() - 1;
      const amplitude = voicing.from + i * voicing.step;
      const breath = (aspiration.from + i * aspiration.step) * ASPIRATION_LEVEL + amplitude * singer.breath;
      // When the folds do not vibrate, air flows through them evenly.
      const gating = Math.min(1, 2 * amplitude);
      const puffs = noise * (1 - gating + gating * (CLOSED_NOISE + (1 - CLOSED_NOISE) * glottis.opening));
      const mouth = tract.run(amplitude * source + breath * puffs);
      const hiss = friction.from + i * friction.step;
      const gaps = gap.run(noise) + UPPER_GAP.level * upperGap.run(noise);
      bar = source + (bar - source) * barMemory;
      output[frame * FRAME_SAMPLES + i] =
        mouth + VOWEL_LEVEL * hiss * gaps + AIR_BAND.level * amplitude * air.run(puffs) + voiceBar * bar;
    }
  }
  return output;
}

/** Returns Hz per frame: the melody, a slow drift, and the vibrato where a tone is held. */
function pitchOf(tracks: Tracks, { sa, vibrato, drift }: Singer, random: Random): Float64Array {
  const wander = wandering(tracks.cents.length, random, DRIFT_SECONDS);
  let angle = 2 * Math.PI * random();
  return tracks.cents.map((cents, frame) => {
    const stray = wander[frame] ?? 0;
    angle += 2 * Math.PI * vibrato.rate * (1 + 0.04 * stray) * FRAME_SECONDS;
    const swing = vibrato.cents * (tracks.vibrato[frame] ?? 0) * Math.sin(angle);
    return sa * 2 ** ((cents + drift * stray + swing) / 1200);
  });
}
