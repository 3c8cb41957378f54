import { highPassAround } from "../dsp/high-pass.ts";
import { reverberate, type Room } from "../dsp/room.ts";
import { mix, rms, type Stereo } from "../dsp/stereo.ts";

/** One instrument or choir of a piece. */
export interface Part {
  sound: Stereo;
  /** The part is brought to this RMS, relative to the other parts. */
  level: number;
  /** The part sends this share of its level into the hall, as RMS. */
  hall: number;
}

/** Frequencies in Hz below this one are inaudible and only move the membrane of a small loudspeaker. */
const LOWEST = 38;

/** Mixes all parts in one hall, as a loop. The loudness is set when the file is encoded. */
export function mixDown(parts: readonly Part[], room: Room, samples: number): Stereo {
  const gainOf = ({ sound, level }: Part) => level / Math.max(rms(sound), Number.EPSILON);
  const dry = mix(
    parts.map((part) => ({ sound: part.sound, gain: gainOf(part) })),
    samples,
  );
  const sent = mix(
    parts.map((part) => ({ sound: part.sound, gain: gainOf(part) * part.hall })),
    samples,
  );
  const hall = reverberate(sent, room);
  const gain = rms(sent) / Math.max(rms(hall), Number.EPSILON);
  const piece = mix(
    [
      { sound: dry, gain: 1 },
      { sound: hall, gain },
    ],
    samples,
  );
  highPassAround(piece.left, LOWEST);
  highPassAround(piece.right, LOWEST);
  return piece;
}
