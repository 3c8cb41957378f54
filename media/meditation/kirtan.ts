import { between, createRandom, gaussian, type Random } from "../dsp/random.ts";
import { place, silence, type Stereo } from "../dsp/stereo.ts";
import { clashKartals } from "../music/bells.ts";
import { strike } from "../music/drum.ts";
import { playHarmonium, type ReedNote } from "../music/harmonium.ts";
import { playTanpura } from "../music/tanpura.ts";
import { SA } from "../voice/melody.ts";
import { PICKUP, setToBeats } from "./beat-score.ts";
import { BAR_STEPS, strokesOf, UNDER_ANSWER, UNDER_CALL } from "./drum-patterns.ts";
import { heldTones, type KirtanLine, LINE_BEATS, LINES } from "./kirtan-tune.ts";
import { type ChoirVoice, congregation, type Leader, leaders, sang } from "./kirtan-voices.ts";
import { type Loop, samplesOf } from "./loop.ts";
import { mixDown } from "./mixdown.ts";

/** The seconds of one beat: 96 in a minute, a walking pace. */
const BEAT = 0.625;
const LINE = LINE_BEATS * BEAT;

export const KIRTAN_LOOP: Loop = {
  seconds: 2 * LINES.length * LINE,
  periods: { beat: BEAT, bar: 4 * BEAT, line: LINE, tanpura: 8 * BEAT },
};

/** Every line is called by a leader and answered by all. */
interface Turn {
  at: number;
  line: KirtanLine;
  index: number;
  leader: Leader;
  isAnswer: boolean;
}

/** The man leads the first round and the woman the second. In the third round they lead in turn. */
const LEADERS: readonly Leader[] = ["man", "man", "woman", "woman", "woman", "man"];

function turns(seconds: number): Turn[] {
  const all = LINES.flatMap((line, index) =>
    [false, true].map((isAnswer): Turn => {
      const at = (2 * index + (isAnswer ? 1 : 0)) * LINE;
      return { at, line, index, leader: LEADERS[index] ?? "man", isAnswer };
    }),
  );
  return all.filter(({ at }) => at < seconds);
}

/** Renders the mahā-mantra as call and answer with harmonium, drum, small cymbals and tanpura. */
export function singKirtan(loop: Loop = KIRTAN_LOOP): Stereo {
  const samples = samplesOf(loop);
  const song = turns(loop.seconds);
  const tanpura = playTanpura({ samples, sa: SA, cycle: loop.periods["tanpura"] ?? LINE / 2, seed: 12 });
  const reeds = playHarmonium(song.flatMap(reedNotes), { samples, sa: SA, seed: 77 });
  return mixDown(
    [
      { sound: singAll(song, loop.seconds, samples), level: 0.1, hall: 0.5 },
      { sound: reeds, level: 0.034, hall: 0.4 },
      { sound: drumUnder(song, samples), level: 0.036, hall: 0.3 },
      { sound: cymbalsOver(song, samples), level: 0.0035, hall: 0.5 },
      { sound: tanpura, level: 0.024, hall: 0.4 },
    ],
    { seed: 23, decay: 2.2, brightness: 0.34, preDelay: 0.02 },
    samples,
  );
}

function singAll(song: readonly Turn[], seconds: number, samples: number): Stereo {
  const sound = silence(samples);
  for (const { at, line, index, leader, isAnswer } of song) {
    const part = setToBeats(line, BEAT);
    const voices: ChoirVoice[] = isAnswer ? congregation(line) : leaders(leader, line);
    for (const [position, voice] of voices.entries()) {
      const take = 1000 * index + 10 * position + (isAnswer ? 5 : 0);
      // The pickup of the first line is before the beginning of the loop, which is its end.
      const begin = (at - PICKUP + seconds) % seconds;
      place(sound, sang(part, voice, take), { at: begin, pan: voice.pan, gain: voice.gain });
    }
  }
  return sound;
}

function reedNotes({ at, line, isAnswer }: Turn): ReedNote[] {
  return heldTones(line).map((tone) => ({
    at: at + tone.at * BEAT,
    seconds: tone.beats * BEAT - 0.03,
    cents: tone.cents,
    pressure: isAnswer ? 0.9 : 0.7,
  }));
}

/**
 * Renders the drum. Strokes on the beat are stronger than those between, and each stroke varies a little in sound and
 * time.
 */
function drumUnder(song: readonly Turn[], samples: number): Stereo {
  const sound = silence(samples);
  const random = createRandom(91);
  for (const { at, index, isAnswer } of song) {
    const bars = (isAnswer ? UNDER_ANSWER : UNDER_CALL)[Math.floor(index / 2) % 3] ?? [];
    const isRoundEnd = isAnswer && index % 2 === 1;
    const played = isRoundEnd ? (UNDER_ANSWER[2] ?? bars) : bars;
    for (const [bar, name] of played.entries()) {
      for (const { stroke, step } of strokesOf(name)) {
        const accent = step === 0 ? 1 : step % 2 === 0 ? 0.74 : step % 1 === 0 ? 0.6 : 0.46;
        const force = accent * (isAnswer ? 1 : 0.72) * between(random, 0.88, 1.08);
        const when = at + (bar * BAR_STEPS + step) * (BEAT / 2) + humanDelay(random);
        place(sound, strike(stroke, { sa: 2 * SA, force }, random), { at: when, pan: -0.12, gain: 1 });
      }
    }
  }
  return sound;
}

/** Every bar has short, short, long: three strokes and a rest. */
const CYMBALS = [
  { beat: 0, force: 0.7, isOpen: false },
  { beat: 1, force: 0.6, isOpen: false },
  { beat: 2, force: 1, isOpen: true },
];

function cymbalsOver(song: readonly Turn[], samples: number): Stereo {
  const sound = silence(samples);
  const random = createRandom(47);
  for (const { at, isAnswer } of song) {
    for (let bar = 0; bar < LINE_BEATS / 4; bar++) {
      for (const { beat, force, isOpen } of CYMBALS) {
        const hit = clashKartals({ force: force * (isAnswer ? 1 : 0.55) * between(random, 0.8, 1.1), isOpen }, random);
        place(sound, hit, { at: at + (4 * bar + beat) * BEAT + humanDelay(random), pan: 0.35, gain: 1 });
      }
    }
  }
  return sound;
}

/**
 * Returns by how many seconds a stroke is late. It is never early, so that no stroke comes before the beginning of the
 * loop.
 */
function humanDelay(random: Random): number {
  return Math.abs(0.005 * gaussian(random));
}
