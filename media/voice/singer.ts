import { NoiseBand } from "../dsp/filters.ts";
import { createRandom, gaussian, type Random } from "../dsp/random.ts";
import { onePoleMemory } from "../dsp/sample-rate.ts";
import { articulate } from "./articulation.ts";
import { Glottis, type Phonation } from "./glottis.ts";
import type { SungSyllable } from "./score.ts";
import { FRAME_SAMPLES, FRAME_SECONDS, type Tracks } from "./tracks.ts";
import { VocalTract } from "./vocal-tract.ts";

/** One person. */
export interface Singer {
  seed: number;
  /** Hz at which this singer takes Sa. */
  sa: number;
  /** Formants against those of the phoneme table. */
  tractScale: number;
  phonation: Phonation;
  /** Breath in the held voice, as a share of its amplitude. */
  breath: number;
  presence: number;
  vibrato: { cents: number; rate: number };
  /** Slow wandering of the pitch: standard deviation in cents. */
  drift: number;
  /** How far, in seconds, this singer is before or behind the beat. */
  scatter: number;
}

/** Seconds rendered after the last sound. */
const TAIL = 0.4;
/** RMS of an open vowel (a) as the tract gives it: what friction is measured against. */
const VOWEL_LEVEL = 1;
const ASPIRATION_LEVEL = 0.24;
/** Air that hisses along with every voiced sound, mostly where the ear hears closeness: Hz and share of the voice. */
const AIR_BAND = { centre: 5400, width: 3200, level: 0.008 };
/** The gap's next resonance, against the first: centre and width as factors, level as a share. */
const UPPER_GAP = { centre: 1.6, width: 1.6, level: 0.3 };
/** The hum through closed cheeks: Hz and share of the voice. */
const VOICE_BAR = { cutoff: 260, level: 0.5 };
/** Standard deviations, as shares. */
const UNSTEADINESS = { formants: 0.012, loudness: 0.05 };
/** Breath noise while the folds are closed, against open ones. */
const CLOSED_NOISE = 0.45;

/** Renders one singer's part, mono, beginning with the score; `cents` above Sa, one per syllable. */
export function sing(syllables: readonly SungSyllable[], cents: readonly number[], singer: Singer): Float64Array {
  const random = createRandom(singer.seed);
  const scattered = singer.scatter > 0 ? scatterTimes(syllables, singer.scatter, random) : syllables;
  return voice(unsteady(articulate(scattered, cents, TAIL), random), singer, random);
}

/** Moves every syllable a little, each dragging half of its delay into the next; sounds inside keep their lengths. */
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

function voice(tracks: Tracks, singer: Singer, random: Random): Float64Array {
  const frames = tracks.f1.length - 1;
  const output = new Float64Array(frames * FRAME_SAMPLES);
  const glottis = new Glottis(singer.phonation, random);
  const tract = new VocalTract({ scale: singer.tractScale, presence: singer.presence });
  const pitch = pitchOf(tracks, singer, random);
  const gap = new NoiseBand();
  const upperGap = new NoiseBand();
  const air = new NoiseBand();
  air.tune(AIR_BAND.centre, AIR_BAND.width);
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
    });
    glottis.setBreathiness(at(tracks.breathiness));
    gap.tune(at(tracks.frictionCentre), at(tracks.frictionWidth));
    upperGap.tune(UPPER_GAP.centre * at(tracks.frictionCentre), UPPER_GAP.width * at(tracks.frictionWidth));
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
      const puffs = noise * (glottis.isOpen ? 1 : CLOSED_NOISE);
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

/** Hz per frame: the melody, a slow drift, and the vibrato where a tone is held. */
function pitchOf(tracks: Tracks, { sa, vibrato, drift }: Singer, random: Random): Float64Array {
  const wander = wandering(tracks.cents.length, random);
  let angle = 2 * Math.PI * random();
  return tracks.cents.map((cents, frame) => {
    const stray = wander[frame] ?? 0;
    angle += 2 * Math.PI * vibrato.rate * (1 + 0.04 * stray) * FRAME_SECONDS;
    const swing = vibrato.cents * (tracks.vibrato[frame] ?? 0) * Math.sin(angle);
    return sa * 2 ** ((cents + drift * stray + swing) / 1200);
  });
}

/** No mouth and no breath holds still: the lower formants and the loudness stray from what was meant. */
function unsteady(tracks: Tracks, random: Random): Tracks {
  const stray = (track: Float64Array, share: number) => {
    const wander = wandering(track.length, random);
    return track.map((value, frame) => value * (1 + share * (wander[frame] ?? 0)));
  };
  return {
    ...tracks,
    f1: stray(tracks.f1, UNSTEADINESS.formants),
    f2: stray(tracks.f2, UNSTEADINESS.formants),
    voicing: stray(tracks.voicing, UNSTEADINESS.loudness),
  };
}

/** A slow random walk with mean 0 and deviation near 1: noise through two leaky sums of a third of a second. */
function wandering(frames: number, random: Random): Float64Array {
  const leak = FRAME_SECONDS / 0.35;
  let pull = 0;
  let wander = 0;
  return Float64Array.from({ length: frames }, () => {
    pull += leak * (gaussian(random) - pull);
    wander += leak * (pull - wander);
    return wander * (2 / Math.sqrt(leak));
  });
}
