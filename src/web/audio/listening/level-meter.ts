/** At most so many levels are reported a second. Whatever glows with a voice moves smoothly between them. */
const PER_SECOND = 10;
/**
 * So many levels are remembered, which is five seconds. The quietest of them is the room, and the loudest the full
 * voice.
 */
const REMEMBERED = 5 * PER_SECOND;
/**
 * In the first five seconds the room is assumed to be no louder than this, in dB of full scale, so that a voice that
 * begins at once is shown.
 */
const LOUDEST_ROOM = -50;
/** A voice begins to show so many dB above the room. */
const LEAST = 8;
/** Between a voice that begins to show and one that shows in full there are at least, and at most, so many dB. */
const RANGES = [12, 24] as const;
/** There are so many steps between no voice and a full one. */
const STEPS = 10;

/** Tells how loud a voice is above its room, from 0 to 1. `rate` is the number of samples a second. */
export function createLevelMeter(rate: number) {
  const windowLength = Math.round(rate / PER_SECOND);
  const decibels: number[] = [];
  let energy = 0;
  let length = 0;
  let told = 0;

  function levelOf(loudness: number) {
    decibels.push(loudness);
    if (decibels.length > REMEMBERED) decibels.shift();
    const quietest = Math.min(...decibels);
    const room = decibels.length < REMEMBERED ? Math.min(quietest, LOUDEST_ROOM) : quietest;
    const loudest = Math.max(...decibels);
    const [narrow, wide] = RANGES;
    const least = Math.max(room + LEAST, loudest - wide);
    const share = (loudness - least) / Math.max(loudest - least, narrow);
    return Math.round(STEPS * Math.min(Math.max(share, 0), 1)) / STEPS;
  }

  return {
    /** Takes samples, any number below a tenth of a second at a time. Returns null while the level does not change. */
    push(samples: Float32Array): number | null {
      for (const sample of samples) energy += sample * sample;
      length += samples.length;
      if (length < windowLength) return null;
      // A microphone that is off gives zeros, which say nothing about the room.
      const level = energy === 0 ? 0 : levelOf(10 * Math.log10(energy / length));
      energy = 0;
      length = 0;
      if (level === told) return null;
      told = level;
      return level;
    },
  };
}
