import { join } from "node:path";
import { expect, test } from "vitest";
import { Resampler, templateBank } from "mantra-listening";
import { SAMPLE_RATE } from "mantra-media/dsp/sample-rate.ts";
import { leaderAt, paceAt } from "mantra-media/recordings/leader.ts";
import { singAlone } from "mantra-media/voice/alone.ts";
import { assembleChoir } from "mantra-media/voice/choir.ts";
import { readMantraTexts } from "mantra-media/voice/mantra-text.ts";
import { recordingOf } from "../aloud/sittings.ts";
import { findAndCount, judge, repeatInRoom } from "./found-sitting.ts";

const catalogue = readMantraTexts(join(import.meta.dirname, "../../../content"));
/** Our recordings sing a verse with this mātrā. */
const OURS = 0.25;

interface Singer {
  /** The share of the time of our recording in which the singer chants. */
  pace: number;
  singer: number;
  /** The sound is played at this speed, which makes the throat longer below 1. */
  speed?: number;
}

/** Returns a repetition that another singer chants. */
function chanted(text: (typeof catalogue)[number], { pace, singer, speed = 1 }: Singer) {
  const { sound, syllables } = singAlone(text, paceAt(pace * speed * OURS), assembleChoir(40)[singer]);
  const times = syllables.map(({ start, end }) => ({ start: start / speed, end: end / speed }));
  return {
    sound: new Resampler(speed * SAMPLE_RATE).push(Float32Array.from(sound)),
    start: times[0]?.start ?? 0,
    end: times.at(-1)?.end ?? 0,
    syllables: times,
  };
}

// `npm run aloud:catalogue` hears every mantra at every pace, by voices that are less like ours.
test.each([
  { id: "yada-yada", pace: 0.4, singer: 1 },
  { id: "om-namah-shivaya", pace: 1.1, singer: 2 },
  { id: "gayatri-mantra", pace: 0.5, singer: 3 },
])("of $id, found by itself at $pace of our time, not half is counted", ({ id, pace, singer }) => {
  const text = catalogue.find((one) => one.id === id);
  if (!text) throw new Error(`there is no mantra ${id}`);
  const ways = [0.95, 1, 1.06].map((share) => chanted(text, { pace: share * pace, singer }));
  const { verdict } = findAndCount(templateBank(leaderAt(text, OURS).sound), repeatInRoom(ways, singer));
  expect(["right", "a few missed"]).toContain(verdict);
});

test.each([
  { singer: 1, speed: 0.75, pace: 0.6 },
  { singer: 1, speed: 1.3, pace: 0.4 },
  { singer: 3, speed: 0.75, pace: 0.4 },
])("a text of few sounds is found by singer $singer at speed $speed and $pace of our time", (voice) => {
  const text = catalogue.find((one) => one.id === "ram-shadakshara");
  if (!text) throw new Error("there is no Rāṃ Rāmāya Namaḥ");
  const ways = [0.85, 1, 1.1, 0.93, 1.06].map((share) => chanted(text, { ...voice, pace: share * voice.pace }));
  const { verdict } = findAndCount(templateBank(recordingOf(text)), repeatInRoom(ways, voice.singer));
  expect(["right", "a few missed"]).toContain(verdict);
});

test("half of the repetitions, or one count for each half, is wrong where nothing was said about it", () => {
  const found = { isFound: true, hasHoles: false };
  expect([0.5, 0.34, 2].map((share) => judge(share, found))).toEqual(Array(3).fill("wrong silently"));
  expect(judge(0.5, { ...found, hasHoles: true })).toBe("told that some are missed");
  expect(judge(0, { ...found, isFound: false })).toBe("not found yet");
});
