import { array, assert, double, float, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { framesOf, FrontEnd } from "./front-end.ts";
import { Fourier } from "./fourier.ts";
import { freeOfMean } from "./mean-remover.ts";
import { SAMPLE_RATE } from "./mel-bands.ts";
import { RepetitionTracker } from "./repetition-tracker.ts";
import { templateOf, type Template } from "./teaching.ts";
import { fitFor } from "./template-fit.ts";
import { inARoom, type Manner, secondsOf, silence, sing, talk, talkInWords } from "./test-voice.ts";
import { alignInTime, averageInTime } from "./time-warping.ts";

const TEXT = "onasihuaena";
const OTHER = "eunihaosina";
/** Some eight seconds. */
const LONG = "onasihuaenaoseuhinaeosuanihoeusanihoeunaosehiauneso";

/** Taught by three repetitions with a pause after each, tapped `late` seconds after their ends. */
function teach(manner: Manner = {}, late = 0, text = TEXT): Template {
  const sounds: Float32Array[] = [silence(1)];
  const ends: number[] = [];
  for (let take = 0; take < 3; take++) {
    sounds.push(sing(text, manner));
    ends.push(secondsOf(sounds) + late);
    sounds.push(silence(0.6));
  }
  const template = templateOf(framesOf(inARoom(sounds)), ends);
  if (!template) throw new Error("nothing was heard");
  return template;
}

const trackerOf = ({ features, ratio, snr }: Template) => new RepetitionTracker(features, { fit: fitFor(ratio), snr });

function listen(template: Template, sounds: Float32Array[], noise?: number) {
  const tracker = trackerOf(template);
  return framesOf(inARoom([silence(1), ...sounds, silence(1)], noise)).flatMap((frame) => tracker.push(frame));
}

const chant = (times: number, manner: (time: number) => Manner = () => ({})) =>
  Array.from({ length: times }, (_, time) => [sing(TEXT, manner(time)), silence(0.1 + 0.2 * (time % 3))]).flat();

test("a tone has all its power in its own bin", () => {
  const re = Float64Array.from({ length: 64 }, (_, i) => Math.cos((2 * Math.PI * 5 * i) / 64));
  const im = new Float64Array(64);
  new Fourier(64).transform(re, im);
  const powers = Array.from(re, (real, bin) => real ** 2 + (im[bin] ?? 0) ** 2);
  expect(powers[5]).toBeCloseTo(32 ** 2);
  expect(powers[59]).toBeCloseTo(32 ** 2);
  expect(powers.reduce((sum, power) => sum + power, 0)).toBeCloseTo(2 * 32 ** 2);
});

test("the transform keeps the power of any signal", () => {
  assert(
    property(array(double({ min: -1, max: 1, noNaN: true }), { minLength: 32, maxLength: 32 }), (signal) => {
      const [re, im] = [Float64Array.from(signal), new Float64Array(32)];
      const before = re.reduce((sum, value) => sum + value ** 2, 0);
      new Fourier(32).transform(re, im);
      const after = re.reduce((sum, real, bin) => sum + real ** 2 + (im[bin] ?? 0) ** 2, 0);
      expect(after / 32).toBeCloseTo(before, 9);
    }),
  );
});

test("frames do not depend on the pieces in which the sound comes", () => {
  const sound = inARoom([silence(0.3), sing(TEXT)]);
  const whole = framesOf(sound);
  assert(
    property(integer({ min: 1, max: 5000 }), (size) => {
      const frontEnd = new FrontEnd();
      const frames = [];
      for (let at = 0; at < sound.length; at += size) frames.push(...frontEnd.push(sound.subarray(at, at + size)));
      expect(frames).toEqual(whole);
    }),
    { numRuns: 12 },
  );
});

test("only what is louder than the room is speech", () => {
  const frames = framesOf(inARoom([silence(2), sing(TEXT), silence(2)]));
  const spoken = frames.filter(({ isSpeech }) => isSpeech).map(({ index }) => index / 50);
  expect(Math.min(...spoken)).toBeGreaterThan(1.9);
  expect(Math.max(...spoken)).toBeLessThan(2 + 0.16 * TEXT.length + 0.3);
  expect(spoken.length).toBeGreaterThan(75);
});

test("features are the same, however near the microphone is", () => {
  const [near, far] = [1, 0.05].map((loudness) =>
    freeOfMean(framesOf(inARoom([silence(1), sing(TEXT, { loudness })], 0.0005 * loudness))),
  );
  if (!near || !far) throw new Error("not heard");
  const { cost } = alignInTime(near, far);
  const { cost: other } = alignInTime(near, freeOfMean(framesOf(inARoom([silence(1), sing(OTHER)]))));
  expect(cost).toBeLessThan(0.05 * other);
});

const sequences = array(
  array(float({ min: -2, max: 2, noNaN: true }), { minLength: 4, maxLength: 4 }).map((row): Float32Array =>
    Float32Array.from(row),
  ),
  { minLength: 1, maxLength: 12 },
);

test("an alignment begins and ends with both sounds and never goes back", () => {
  assert(
    property(sequences, sequences, (a, b) => {
      const { partner, cost } = alignInTime(a, b);
      expect(partner[0]).toBe(0);
      expect(partner.at(-1)).toBeLessThan(b.length);
      for (let i = 1; i < partner.length; i++) expect(partner[i]).toBeGreaterThanOrEqual(partner[i - 1] ?? 0);
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(alignInTime(a, a).cost).toBe(0);
    }),
  );
});

test("a sound is aligned with itself at half the pace", () => {
  const one = Array.from({ length: 6 }, (_, i) => Float32Array.of(i, 2 * i, 0, 0));
  const slow = one.flatMap((frame) => [frame, frame]);
  expect([...alignInTime(one, slow).partner]).toEqual([0, 2, 4, 6, 8, 10]);
  expect(averageInTime([one, slow, one])).toEqual(one);
});

test("what was taught three times is counted, at other paces, with pauses, by the same voice", () => {
  const found = listen(
    teach(),
    chant(9, (time) => ({ pace: 0.14 + 0.01 * (time % 5) })),
  );
  expect(found).toHaveLength(9);
});

test("a repetition is reported within half a second of its end", () => {
  const sung = chant(4);
  const ends = sung.flatMap((_, at) => (at % 2 === 0 ? [1 + secondsOf(sung.slice(0, at + 1))] : []));
  const delays = listen(teach(), sung).map(({ counted }, time) => counted - (ends[time] ?? 0));
  expect(delays).toHaveLength(4);
  for (const delay of delays) expect(Math.abs(delay)).toBeLessThan(0.5);
});

test("a repetition before a pause is reported within a quarter of a second of its end", () => {
  const sung = Array.from({ length: 4 }, () => [sing(TEXT), silence(1)]).flat();
  const ends = [0, 1, 2, 3].map((time) => 1 + secondsOf(sung.slice(0, 2 * time + 1)));
  const delays = listen(teach(), sung).map(({ counted }, time) => counted - (ends[time] ?? 0));
  expect(delays).toHaveLength(4);
  expect(Math.max(...delays)).toBeLessThan(0.25);
});

test("a breath within the text is free", () => {
  const [half, rest] = [TEXT.slice(0, 5), TEXT.slice(5)];
  const broken = [sing(half), silence(0.8), sing(rest), silence(0.3)];
  expect(listen(teach(), [...chant(2), ...broken, ...chant(2)])).toHaveLength(5);
});

test("a breath before a short last word is no end: it is counted when that word is over, and only once", () => {
  const [most, last] = [LONG.slice(0, -3), LONG.slice(-3)];
  const broken = [sing(most), silence(0.7), sing(last)];
  const sounds = [sing(LONG), silence(1), ...broken, silence(1)];
  const found = listen(teach({}, 0, LONG), sounds);
  const end = 1 + secondsOf(sounds) - 1;
  expect(found).toHaveLength(2);
  expect((found[1]?.counted ?? 0) - end).toBeGreaterThan(-0.35);
});

test("a last word that the text begins with too is not counted before it is said, though others break in on it", () => {
  const [most, slow, last] = ["haenoueo", "nia", "hae"];
  const once = [sing(most), sing(slow, { pace: 0.36 }), sing("s", { pace: 0.32 }), sing(last), silence(0.3)];
  const found = listen(teach({}, 0, most + slow + last), [...once, ...once, ...once]);
  const delays = found.map(({ counted }, time) => counted - (1 + (time + 1) * secondsOf(once) - 0.3));
  expect(delays).toHaveLength(3);
  expect(Math.min(...delays)).toBeGreaterThan(-0.25);
});

test("a text whose last sounds are lost is counted once it stays silent", () => {
  const cut = LONG.slice(0, -4);
  const sounds = [sing(LONG), silence(1), sing(cut), silence(2)];
  const found = listen(teach({}, 0, LONG), sounds);
  expect(found).toHaveLength(2);
  expect((found[1]?.counted ?? Infinity) - (secondsOf(sounds) - 1)).toBeLessThan(1.5);
});

test("an aside within the text is waited for, and is no bead", () => {
  const [half, rest] = [TEXT.slice(0, 6), TEXT.slice(6)];
  const aside = [sing(half), silence(0.3), sing("ieuos"), silence(0.3), sing(rest), silence(0.3)];
  expect(listen(teach(), [...chant(2), ...aside, ...chant(2)])).toHaveLength(5);
});

test("talk of somebody else is never counted", () => {
  expect(listen(teach(), talk({ pace: 0.1, pitch: 210, throat: 0.85 }))).toEqual([]);
});

const gainsOf = (sounds: Float32Array[]) => listen(teach(), sounds).map(({ gain }) => gain);

test("what the same voice says otherwise earns little beside the text", () => {
  expect(Math.max(0, ...gainsOf(talk({ pace: 0.12 })))).toBeLessThan(0.1);
  expect(Math.min(...gainsOf(chant(5)))).toBeGreaterThan(0.25);
});

test("a text that is broken off is no bead", () => {
  expect(listen(teach(), [...chant(2), sing(TEXT.slice(0, 6)), silence(0.7), ...chant(2)])).toHaveLength(4);
});

test("a text whose halves are alike, broken off in its middle and begun anew, is counted when it is over", () => {
  const [half, other] = ["onasihuenasu", "onasehuonasi"];
  const sounds = [sing(half + other), silence(1), sing(half), silence(0.9), sing(half + other)];
  const end = 1 + secondsOf(sounds);
  const found = listen(teach({}, 0, half + other), [...sounds, silence(1)]);
  expect(found).toHaveLength(2);
  expect(Math.abs((found[1]?.counted ?? 0) - end)).toBeLessThan(0.5);
});

test("taps may be late or early", () => {
  for (const late of [-0.1, 0.3]) expect(listen(teach({}, late), chant(6))).toHaveLength(6);
});

test("a hum that comes after the teaching is met", () => {
  expect(listen(teach(), chant(9), 0.004)).toHaveLength(9);
});

test("among other voices a repetition that is expected needs less proof, and is reported as doubtful", () => {
  const before = [silence(1), ...chant(3)];
  const mine = inARoom([...before, ...chant(9), silence(1)]);
  const others = inARoom(talk({ pace: 0.1, pitch: 210, throat: 0.85 }));
  const from = secondsOf(before) * SAMPLE_RATE;
  const tracker = trackerOf(teach());
  const found = framesOf(mine.map((sample, at) => sample + (others[at - from] ?? 0))).flatMap((frame) =>
    tracker.push(frame),
  );
  expect(found).toHaveLength(12);
  // Without the expectation this one would lie below zero, and be missed.
  expect(Math.min(...found.map(({ gain }) => gain))).toBeLessThan(0.05);
});

test("talk of somebody else that follows the chanting is not counted", () => {
  expect(listen(teach(), [...chant(3), ...talk({ pace: 0.1, pitch: 210, throat: 0.85 })])).toHaveLength(3);
});

test("the same letters in another order are another text", () => {
  for (const other of ["noauishneaa", "soahnuieaan"]) {
    const said = Array.from({ length: 6 }, () => [sing(other), silence(0.4)]).flat();
    expect(listen(teach(), said)).toEqual([]);
  }
});

test("who talks in the same voice where the text ends counts no second one", () => {
  const before = [silence(1), ...chant(3), sing(TEXT)];
  const from = Math.round((secondsOf(before) - 0.3) * SAMPLE_RATE);
  const mine = inARoom([...before, silence(4)]);
  for (const seed of [5, 9, 15, 19, 20]) {
    const talking = inARoom(talkInWords(8, seed), 0);
    const tracker = trackerOf(teach());
    const both = mine.map((sample, at) => sample + 1.5 * (talking[at - from] ?? 0));
    expect(framesOf(both).flatMap((frame) => tracker.push(frame))).toHaveLength(4);
  }
});

test("what was heard can be taught only where something was heard", () => {
  expect(templateOf(framesOf(inARoom([silence(3)])), [1, 2, 3])).toBeNull();
});

test("sounds last as long as they are asked to", () => {
  expect(sing("ao", { pace: 0.5 })).toHaveLength(SAMPLE_RATE);
});
