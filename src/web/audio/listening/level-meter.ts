/** Levels a second at most: what glows with a voice moves smoothly between them. */
const PER_SECOND = 10;
/** Levels out of which the quietest is the room, and the loudest the voice in full: five seconds. */
const REMEMBERED = 5 * PER_SECOND;
/** dB of full scale. No room is believed to be louder before a voice has paused, so that a voice is seen at once. */
const LOUDEST_ROOM = -50;
/** dB above the room at which a voice begins to show. */
const LEAST = 8;
/** dB between a voice that begins to show and one that shows in full, at least and at most. */
const RANGES = [12, 24] as const;
/** Steps between nothing and a voice that shows in full. */
const STEPS = 10;

/** Tells how loud a voice is above its room, from 0 to 1, and only where that has changed. */
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
    /** Takes samples, any number below a tenth of a second at a time. Answers null while the level is as before. */
    push(samples: Float32Array): number | null {
      for (const sample of samples) energy += sample * sample;
      length += samples.length;
      if (length < windowLength) return null;
      // A microphone that is off gives zeros, which are no room.
      const level = energy === 0 ? 0 : levelOf(10 * Math.log10(energy / length));
      energy = 0;
      length = 0;
      if (level === told) return null;
      told = level;
      return level;
    },
  };
}
