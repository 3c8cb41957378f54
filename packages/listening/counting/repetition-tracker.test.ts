import { expect, test } from "vitest";
import { framesOf } from "../features/front-end.ts";
import { SAMPLE_RATE } from "../sound/sample-rate.ts";
import { RepetitionTracker } from "./repetition-tracker.ts";
import { templateOf, type Template } from "../template/teaching.ts";
import { fitFor } from "../comparison/template-fit.ts";
import { inARoom, type Manner, secondsOf, silence, sing, talk, talkInWords, TEXT } from "../test-voice.ts";

/** This text lasts about eight seconds. */
const LONG = "onasihuaenaoseuhinaeosuanihoeusanihoeunaosehiauneso";

/**
 * Returns a template that was taught by three repetitions with a pause after each. The taps come `late` seconds after
 * their ends.
 */
function teach(manner: Manner = {}, late = 0, text = TEXT, noise?: number): Template {
  const sounds: Float32Array[] = [silence(1)];
  const ends: number[] = [];
  for (let take = 0; take < 3; take++) {
    sounds.push(sing(text, manner));
    ends.push(secondsOf(sounds) + late);
    sounds.push(silence(0.6));
  }
  const template = templateOf(framesOf(inARoom(sounds, noise)), ends);
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
  // Without the expectation this gain would be negative, and the repetition would be missed.
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

test("who chants slower than taught, beside a louder talker, is not counted before the end", () => {
  const text = "onasiesuena";
  const once = [sing(text, { pace: 0.23 }), silence(0.4)];
  const sounds = [silence(1), ...Array.from({ length: 12 }, () => once).flat(), silence(1)];
  const mine = inARoom(sounds);
  for (const seed of [2, 3, 15]) {
    const talking = inARoom(talkInWords(40, seed), 0);
    const tracker = trackerOf(teach({}, 0, text));
    const both = mine.map((sample, at) => sample + 2 * (talking[at % talking.length] ?? 0));
    const ends = framesOf(both).flatMap((frame) => tracker.push(frame).map(({ counted }) => counted - 1));
    expect(ends).toHaveLength(12);
    for (const [time, end] of ends.entries()) {
      expect(end - ((time + 1) * secondsOf(once) - 0.4)).toBeGreaterThan(-0.35);
    }
  }
});

test("a text that was taught in noise is over in its last frames, though the last sound goes on", () => {
  const [text, noise] = ["onasihuenoaaa", 0.08];
  const taught: Float32Array[] = [silence(1)];
  const taps = Array.from({ length: 3 }, () => {
    taught.push(sing(text));
    const tap = secondsOf(taught) + 0.1;
    taught.push(sing("aaaaaa"));
    return tap;
  });
  const template = templateOf(framesOf(inARoom(taught, noise)), taps);
  if (!template) throw new Error("nothing was heard");
  const once = [sing(text), sing("a".repeat(16))];
  const found = listen(template, Array.from({ length: 8 }, () => once).flat(), noise);
  const delays = found.map(({ counted }, time) => counted - (1 + time * secondsOf(once) + secondsOf(once.slice(0, 1))));
  expect(delays).toHaveLength(8);
  expect(delays.reduce((sum, delay) => sum + delay / 8, 0)).toBeLessThan(0.26);
});

test("a text that was taught in noise is counted at its end, though its last sounds are lost in it", () => {
  const [text, noise, lost] = [LONG.slice(0, 24), 0.08, 0.26];
  const once = [sing(text).subarray(0, -lost * SAMPLE_RATE), silence(lost + 1.5)];
  const found = listen(teach({}, 0, text, noise), Array.from({ length: 4 }, () => once).flat(), noise);
  const delays = found.map(({ counted }, time) => counted - (1 + (time + 1) * secondsOf(once) - 1.5));
  expect(delays).toHaveLength(4);
  expect(Math.max(...delays)).toBeLessThan(0.5);
});

test("what was heard can be taught only where something was heard", () => {
  expect(templateOf(framesOf(inARoom([silence(3)])), [1, 2, 3])).toBeNull();
});

test("sounds last as long as they are asked to", () => {
  expect(sing("ao", { pace: 0.5 })).toHaveLength(SAMPLE_RATE);
});
