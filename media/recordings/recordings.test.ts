import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SAMPLE_RATE as HEARD_RATE } from "mantra-listening";
import { lowerRate } from "../dsp/resample.ts";
import { SAMPLE_RATE } from "../dsp/sample-rate.ts";
import { encodeWav } from "../dsp/wav.ts";
import { findFaults } from "../voice/check.ts";
import { readMantraTexts } from "../voice/mantra-text.ts";
import { readImportedRecording, type Folders } from "../voice/recording.ts";
import { importRecording, findTextFaults, RefusedRecording, sentencesOf } from "./import-recording.ts";
import { findText, judgeText, verdictOf } from "./find-text.ts";
import { singInRoom } from "./one-voice.ts";
import { nameOf, serveReview } from "./review.ts";
import { findSourceFaults } from "./source-faults.ts";

const project = join(import.meta.dirname, "../..");
/** A recording is compared with these texts. A few are enough to test confusions. */
const NAMES = new Set(["om-namah-shivaya", "om-namo-narayanaya", "sarva-mangala"]);
const catalogue = readMantraTexts(join(project, "content")).filter(({ id }) => NAMES.has(id));
const textOf = (id: string) => {
  const text = catalogue.find((one) => one.id === id);
  if (!text) throw new Error(`there is no mantra ${id}`);
  return text;
};
const text = textOf("om-namah-shivaya");
const sung = singInRoom(text, 2);
const heard = Float32Array.from(lowerRate(sung.sound.left, SAMPLE_RATE, HEARD_RATE));
const found = findText(heard, text);

const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).error === undefined;
const root = mkdtempSync(join(tmpdir(), "recordings-"));
const folders: Folders = { content: join(root, "content"), public: join(root, "public") };
const file = join(root, "sung.wav");

beforeAll(() => {
  cpSync(join(project, "content"), folders.content, { recursive: true });
  const sounds = join(folders.public, "audio/mantras");
  mkdirSync(sounds, { recursive: true });
  for (const name of globSync(`${text.id}{,.*}`, { cwd: join(project, "public/audio/mantras") }))
    cpSync(join(project, "public/audio/mantras", name), join(sounds, name), { recursive: true });
  writeFileSync(file, encodeWav(sung.sound));
});
afterAll(() => rmSync(root, { recursive: true }));

test("repetitions and syllables are found in the voice of another singer", () => {
  expect(found?.repetitions).toHaveLength(2);
  const errors = sung.repetitions.map((syllables) =>
    syllables.map(({ start }, at) => Math.abs(start - (found?.syllables[at]?.start ?? Infinity))),
  );
  const best = errors.map((one) => Math.max(...one)).toSorted((a, b) => a - b)[0];
  expect(best).toBeLessThan(0.1);
});

test("the right text is taken, another one is refused", () => {
  if (!found) throw new Error("nothing was found");
  expect(findTextFaults(heard, found, { text, catalogue })).toEqual([]);
  const wrong = textOf("om-namo-narayanaya");
  const mistaken = findText(heard, wrong);
  if (!mistaken) throw new Error("nothing was found");
  const cut = { ...mistaken, repetitions: [mistaken.span] };
  const [fault, advice] = findTextFaults(heard, cut, { text: wrong, catalogue });
  expect(fault).toContain("does not sound like om-namo-narayanaya: om-namah-shivaya is more like it");
  // A wrong cut may be the reason, so the way to name another is said too.
  expect(advice).toMatch(/^This was judged by .* s of a sound of .* --from and --to/);
});

test("what is like a text only once, among repetitions that are not, is not taken as that text", () => {
  if (!found) throw new Error("nothing was found");
  const { left } = singInRoom(textOf("sarva-mangala"), 1).sound;
  const other = Float32Array.from(lowerRate(left, SAMPLE_RATE, HEARD_RATE));
  const [from, seconds] = [heard.length / HEARD_RATE, other.length / HEARD_RATE];
  const both = new Float32Array(heard.length + other.length);
  both.set(heard);
  both.set(other, heard.length);
  const judged = [0.1, 0.4].map((at) => ({ start: from + at * seconds, end: from + (at + 0.4) * seconds }));
  const verdicts = [[], judged].map((beside) => {
    return judgeText(both, { ...found, judged: beside }, { text, catalogue }).verdict;
  });
  expect(verdicts).toEqual(["same", "doubtful"]);
});

test("what may be either of two texts is for a person to decide, in both languages", () => {
  const [english, hindi] = sentencesOf(text, {
    verdict: "doubtful",
    score: 3,
    rival: { text: textOf("om-namo-narayanaya"), score: 2.5 },
  });
  expect(english).toContain("om-namah-shivaya or om-namo-narayanaya");
  expect(hindi).toContain("om-namah-shivaya या om-namo-narayanaya");
});

test("what hardly speaks for a text is for a person to decide too, where no other text is certain", () => {
  const rival = { text: textOf("om-namo-narayanaya"), score: 3.2 };
  const [english, hindi] = sentencesOf(text, { verdict: "doubtful", score: -0.1, rival });
  expect(english).toMatch(
    /^Little in the sound speaks for om-namah-shivaya\. .*om-namah-shivaya or om-namo-narayanaya/,
  );
  expect(hindi).toContain("बहुत कम");
});

test.each([
  { mine: { score: -0.1 }, other: { score: 3.2 }, verdict: "doubtful" },
  { mine: { score: 1.5 }, other: { score: 5.3 }, verdict: "another" },
  { mine: { score: 2 }, other: { score: 3, certain: 2.5 }, verdict: "doubtful" },
  { mine: { score: 1.9 }, other: { score: 3, certain: 2.5 }, verdict: "another" },
  { mine: { score: 6, isNearest: true }, other: { score: 2.6 }, verdict: "same" },
])("with $mine.score, beside $other.score, the verdict is $verdict", ({ mine, other, verdict }) => {
  const stand = { text, isNearest: false, certain: 4 };
  expect(verdictOf({ ...stand, ...mine }, { ...stand, ...other })).toBe(verdict);
});

test("a clipped recording, a noisy one and a hasty one are refused", () => {
  const whole = Float32Array.from(sung.sound.left);
  expect(findSourceFaults(whole, heard, SAMPLE_RATE)).toEqual([]);
  const clipped = whole.map((sample) => Math.max(-0.2, Math.min(0.2, sample)));
  expect(findSourceFaults(clipped, heard, SAMPLE_RATE).join()).toContain("clipped");
  const noisy = heard.map((sample, at) => sample + 0.06 * Math.sin(at * at));
  expect(findSourceFaults(whole, noisy, SAMPLE_RATE).join()).toContain("too noisy");
  if (!found) throw new Error("nothing was found");
  const hasty = { ...found, span: { start: 0, end: 0.4 } };
  expect(findTextFaults(heard, hasty, { text, catalogue }).join()).toContain("too short");
});

test("silence is refused", () => {
  expect(findText(new Float32Array(HEARD_RATE), text)).toBeNull();
});

test.skipIf(!hasFfmpeg)("a recording is cut, made as loud as the others, timed and saved, and keeps every rule", () => {
  const imported = importRecording(
    { text, catalogue, file, name: "a-woman", credit: "A woman", repetition: 2 },
    folders,
  );
  expect(imported.recording).toEqual(readImportedRecording(folders, { mantraId: text.id, name: "a-woman" }));
  expect(imported.picture).toContain("śi");
  expect(existsSync(join(folders.public, imported.recording.audioUrl))).toBe(true);
  expect(findFaults(text, folders)).toEqual([]);
});

test.skipIf(!hasFfmpeg)("a recording of another text is refused, and nothing of it is saved", () => {
  expect(() =>
    importRecording({ text: textOf("sarva-mangala"), catalogue, file, name: "wrong", credit: "Nobody" }, folders),
  ).toThrow(RefusedRecording);
  expect(() => nameOf("sarva-mangala", folders)).toThrow("No recording of sarva-mangala was imported");
});

test("times are corrected on a page of this machine, and nonsense is refused", async () => {
  const closing = new AbortController();
  const name = nameOf("om-namah-shivaya/one-voice", folders);
  const origin = await serveReview(name, folders, closing.signal);
  const page = await (await fetch(origin)).text();
  expect(page).toContain("/review-page.js");
  expect(await (await fetch(`${origin}review-page.js`)).text()).not.toContain("interface ");
  const recording = readImportedRecording(folders, name);
  const put = (syllables: unknown) =>
    fetch(`${origin}recording.json`, { method: "PUT", body: JSON.stringify({ ...recording, syllables }) });
  const [first, ...others] = recording.syllables;
  const moved = { ...first, start: 0.2 };
  expect((await put([moved, ...others])).status).toBe(204);
  expect(readImportedRecording(folders, name).syllables[0]).toEqual(moved);
  expect((await put(others)).status).toBe(400);
  expect((await put([{ ...first, start: 3 }, ...others])).status).toBe(400);
  expect(await statusFor(origin, "example.com")).toBe(403);
  closing.abort();
});

const statusFor = (origin: string, host: string) =>
  new Promise((resolve, reject) => {
    request(origin, { headers: { host } }, ({ statusCode }) => resolve(statusCode))
      .on("error", reject)
      .end();
  });
