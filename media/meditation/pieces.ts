import type { Stereo } from "../dsp/stereo.ts";
import { FLUTE_LOOP, playBhupali } from "./bhupali.ts";
import { KIRTAN_LOOP, singKirtan } from "./kirtan.ts";
import type { Loop } from "./loop.ts";
import { chantOm, OM_LOOP } from "./om.ts";

/** A sound for meditation. Its `file` is below public/audio. */
export interface Piece {
  id: string;
  name: string;
  type: "chant" | "instrument";
  file: string;
  loop: Loop;
  render: (loop?: Loop) => Stereo;
}

export const PIECES: readonly Piece[] = [
  {
    id: "om-chant",
    name: "Om Chanting",
    type: "chant",
    file: "om-chant-meditation.mp3",
    loop: OM_LOOP,
    render: chantOm,
  },
  {
    id: "relaxing-flute",
    name: "Relaxing Flute",
    type: "instrument",
    file: "relaxing-flute.mp3",
    loop: FLUTE_LOOP,
    render: playBhupali,
  },
  {
    id: "hare-krishna",
    name: "Hare Krishna",
    type: "chant",
    file: "hare-krishna.mp3",
    loop: KIRTAN_LOOP,
    render: singKirtan,
  },
];
