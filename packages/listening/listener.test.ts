import { expect, test } from "vitest";
import { FRAMES_PER_SECOND } from "./features/front-end.ts";
import { heardSamples } from "./sound/heard-samples.ts";
import { type Heard, Listener } from "./listener.ts";
import { SAMPLE_RATE } from "./sound/sample-rate.ts";
import { Resampler } from "./sound/resampler.ts";
import { templateBank } from "./template/template-bank.ts";
import { hiss, inARoom, secondsOf, silence, sing, TEXT } from "./test-voice.ts";

const OTHER = "eunihaosina";

const chant = (times: number, text = TEXT) => Array.from({ length: times }, () => [sing(text), silence(0.8)]).flat();

const hear = (listener: Listener, sounds: readonly Float32Array[], noise?: number): Heard[] =>
  listener.push(inARoom([silence(1), ...sounds, silence(1)], noise));

const without = (heard: readonly Heard[]) => heard.filter(({ type }) => type !== "sound");
const typesOf = (heard: readonly Heard[]) => without(heard).map(({ type }) => type);

test("three repetitions are taught, and then it counts", () => {
  const listener = new Listener();
  listener.teach();
  expect(typesOf(hear(listener, chant(3)))).toEqual(["take", "take", "take", "ready"]);
  expect(typesOf(hear(listener, chant(5)))).toEqual(Array.from({ length: 5 }, () => "repetition"));
});

test("a second text is refused as unlike the first, and it listens for three new ones", () => {
  const listener = new Listener();
  listener.teach();
  const odd = [...chant(1), ...chant(1, OTHER)];
  expect(without(hear(listener, odd))).toEqual([
    { type: "take", takes: 1 },
    { type: "refused", reason: "unlike" },
  ]);
  expect(typesOf(hear(listener, chant(3)))).toEqual(["take", "take", "take", "ready"]);
});

test("a third text is refused too", () => {
  const listener = new Listener();
  listener.teach();
  const odd = [...chant(2), ...chant(1, OTHER)];
  expect(without(hear(listener, odd)).at(-1)).toEqual({ type: "refused", reason: "unlike" });
  expect(typesOf(hear(listener, chant(3)))).toEqual(["take", "take", "take", "ready"]);
});

test("a lesson in a loud room is taken where its repetitions are alike, and counts", () => {
  const listener = new Listener();
  listener.teach();
  hear(listener, [silence(4)], 0.3);
  expect(typesOf(hear(listener, chant(3), 0.3))).toEqual(["take", "take", "take", "ready"]);
  expect(typesOf(hear(listener, chant(2), 0.3))).toEqual(["repetition", "repetition"]);
});

test("where the room hides whether repetitions are alike, a lesson is refused as noisy", () => {
  for (const { noise, taught } of [
    { noise: 0.5, taught: chant(3) },
    { noise: 0.3, taught: [...chant(2), ...chant(1, OTHER)] },
  ]) {
    const listener = new Listener();
    listener.teach();
    hear(listener, [silence(4)], noise);
    const refused = without(hear(listener, taught, noise)).find(({ type }) => type === "refused");
    expect(refused).toEqual({ type: "refused", reason: "noisy" });
  }
});

test("where sound never pauses, a lesson is refused as noisy, or goes on by taps", () => {
  const listener = new Listener();
  listener.teach();
  const talk = Array.from({ length: 30 }, () => sing(TEXT));
  expect(without(hear(listener, talk))[0]).toEqual({ type: "refused", reason: "noisy" });
  listener.teach();
  const taught = Array.from({ length: 3 }, () => [...listener.push(sing(TEXT)), ...listener.endTake()]).flat();
  expect(typesOf(taught)).toEqual(["take", "take", "take", "ready"]);
});

test("who ends a repetition with a tap may take a breath before the last letters of the next ones", () => {
  const listener = new Listener();
  listener.teach();
  const texts = [[sing(TEXT)], [sing(TEXT)], [sing(TEXT.slice(0, -3)), silence(0.8), sing(TEXT.slice(-3))]];
  const heard = texts.map((text) => {
    const untilTap = listener.push(inARoom([silence(0.9), ...text, silence(0.1)]));
    return [typesOf(untilTap), typesOf(listener.endTake())];
  });
  expect(heard).toEqual([
    [[], ["take"]],
    [[], ["take"]],
    [[], ["take", "ready"]],
  ]);
});

/** Returns five voices that talk without end, together 10 dB softer than the voice that chants. */
function babble(seconds: number): Float32Array {
  const letters = hiss(11);
  const sound = silence(seconds);
  for (const [pace, pitch] of [
    [0.1, 210],
    [0.12, 170],
    [0.09, 105],
    [0.13, 240],
    [0.11, 140],
  ] as const) {
    const text = Array.from({ length: Math.ceil(seconds / pace) }, () => "aeiounsh"[Math.floor(4 * (letters() + 1))]);
    const voice = sing(text.join(""), { pace, pitch, throat: 0.75 + pitch / 500, loudness: 0.014 });
    for (let i = 0; i < sound.length; i++) sound[i] = (sound[i] ?? 0) + (voice[i] ?? 0);
  }
  return sound;
}

/** Teaches texts that are chanted in babble, with a pause after each, in which a tap says that it is over. */
function teachInBabble(listener: Listener, texts: readonly string[]): Heard[] {
  const sounds = [silence(1), ...texts.flatMap((text) => [sing(text), silence(1)])];
  const quiet = inARoom(sounds);
  const others = babble(quiet.length / SAMPLE_RATE);
  const sound = quiet.map((sample, i) => sample + (others[i] ?? 0));
  listener.teach();
  let from = 0;
  return texts.flatMap((_, at) => {
    const to = Math.round((secondsOf(sounds.slice(0, 2 * at + 2)) + 0.15) * SAMPLE_RATE);
    const heard = [...listener.push(sound.subarray(from, to)), ...listener.endTake()];
    from = to;
    return heard;
  });
}

test("where others talk on, a text is learned from what its repetitions have in common, and nothing from other texts", () => {
  const listener = new Listener();
  expect(typesOf(teachInBabble(listener, [TEXT, TEXT, TEXT]))).toEqual(["take", "take", "take", "ready"]);
  expect(typesOf(hear(listener, chant(4)))).toHaveLength(4);
  expect(without(teachInBabble(listener, [TEXT, TEXT, OTHER])).at(-1)?.type).toBe("refused");
});

test("where others drown the last letters of a repetition, the text still ends near its tap", () => {
  const heard = teachInBabble(new Listener(), [TEXT, TEXT, `${TEXT.slice(0, 6)}nuoha`]);
  const [learned] = heard.flatMap((one) => (one.type === "ready" ? [one.template] : []));
  expect(learned?.features.length).toBeGreaterThan(0.75 * FRAMES_PER_SECOND * secondsOf([sing(TEXT)]));
});

test("where others talk on, the last half of a long text is not learned because one repetition lost the first", () => {
  const end = "oseuhinaeosuanihoeusanihoeunaos";
  const texts = ["onasihuaenasunehiaose", "onasihuaenasunehiaose", "s".repeat(21)].map((begin) => begin + end);
  expect(typesOf(teachInBabble(new Listener(), texts))).toContain("refused");
});

test("a cough is no repetition of a lesson", () => {
  const listener = new Listener();
  listener.teach();
  expect(typesOf(hear(listener, [sing("h", { pace: 0.1 }), silence(1), ...chant(1)]))).toEqual(["take"]);
});

test("who chants on is found by a recording of the text, and what was chanted until then is counted", () => {
  const listener = new Listener();
  listener.search(
    templateBank(inARoom([silence(0.5), sing(TEXT, { pace: 0.3, pitch: 190, throat: 1.1 }), silence(0.5)])),
  );
  const heard = typesOf(hear(listener, chant(9)));
  expect(heard).toEqual(["ready", ...Array.from({ length: 9 }, () => "repetition")]);
});

test("a search without result is reported after two minutes, and goes on", () => {
  const listener = new Listener();
  listener.search(templateBank(inARoom([silence(0.5), sing(TEXT, { pace: 0.3 }), silence(0.5)])));
  expect(typesOf(hear(listener, [silence(121)]))).toEqual(["not-found"]);
  expect(typesOf(hear(listener, chant(9)))[0]).toBe("ready");
});

test("a template that was kept counts at once", () => {
  const listener = new Listener();
  listener.teach();
  const ready = hear(listener, chant(3)).find((heard) => heard.type === "ready");
  if (!ready) throw new Error("not taught");
  const later = new Listener();
  later.count(ready.template);
  expect(typesOf(hear(later, chant(4)))).toHaveLength(4);
});

test("sound, silence and a noisy room are reported", () => {
  const listener = new Listener();
  const speech = hear(listener, chant(1)).map((heard) => heard.type === "sound" && heard.isSpeech);
  expect(speech).toEqual([true, false]);
});

test.each([44_100, 48_000, 16_000])("sound of %i Hz is brought down to the listener's rate", (rate) => {
  const tone = Float32Array.from({ length: rate }, (_, i) => Math.sin((2 * Math.PI * 440 * i) / rate));
  const resampler = new Resampler(rate);
  const blocks = Array.from({ length: Math.ceil(rate / 128) }, (_, i) => tone.subarray(i * 128, (i + 1) * 128));
  const sound = blocks.flatMap((block) => Array.from(resampler.push(block)));
  expect(Math.abs(sound.length - SAMPLE_RATE)).toBeLessThan(60);
  const middle = sound.slice(2000, 10_000);
  // A sine of that frequency is fit by least squares, and nothing else is left.
  const [re, im] = [Math.cos, Math.sin].map((wave) =>
    middle.reduce(
      (sum, value, i) => sum + (value * wave((2 * Math.PI * 440 * i) / SAMPLE_RATE) * 2) / middle.length,
      0,
    ),
  );
  const residue = middle.map(
    (value, i) =>
      value -
      (re ?? 0) * Math.cos((2 * Math.PI * 440 * i) / SAMPLE_RATE) -
      (im ?? 0) * Math.sin((2 * Math.PI * 440 * i) / SAMPLE_RATE),
  );
  expect(Math.hypot(re ?? 0, im ?? 0)).toBeCloseTo(1, 1);
  expect(Math.max(...residue.map(Math.abs))).toBeLessThan(0.02);
});

test.each([44_100, 48_000])("what comes of %i Hz does not depend on the pieces in which it comes", (rate) => {
  const noise = Float32Array.from({ length: 2000 }, (_, i) => Math.sin(i * i));
  const whole = new Resampler(rate).push(noise);
  const resampler = new Resampler(rate);
  const pieces = [0, 1, 130, 131, 900, 2000];
  const sound = pieces.flatMap((from, at) => Array.from(resampler.push(noise.subarray(from, pieces[at + 1]))));
  expect(sound).toHaveLength(whole.length);
  for (const [at, value] of sound.entries()) expect(value).toBeCloseTo(whole[at] ?? 0, 3);
});

test("a pitch above the listener's band does not come back as another one", () => {
  const rate = 48_000;
  const tone = Float32Array.from({ length: rate }, (_, i) => Math.sin((2 * Math.PI * 11_000 * i) / rate));
  const sound = new Resampler(rate).push(tone);
  expect(Math.max(...sound.slice(2000, 10_000).map(Math.abs))).toBeLessThan(0.01);
});

test("a rate below the listener's is refused", () => {
  expect(() => new Resampler(8000)).toThrow("8000 Hz");
});

test("what a busy device leaves out while the microphone opens is not taken for the quiet of the room", () => {
  const rate = 48_000;
  // For a second two of three packets of 10 ms are lost; then there is a room without a voice.
  const noise = hiss();
  const room = Float32Array.from({ length: 15 * rate }, () => 0.002 * noise());
  for (let packet = 0; packet < 100; packet++) if (packet % 3 !== 0) room.fill(0, packet * 480, (packet + 1) * 480);
  const listener = new Listener();
  const resampler = new Resampler(rate);
  listener.teach();
  const heard: Heard[] = [];
  for (let at = 0; at < room.length; at += 1024) {
    heard.push(...listener.push(resampler.push(heardSamples(room.subarray(at, at + 1024)))));
  }
  expect(heard).toEqual([]);
});
