import { expect, test } from "vitest";
import { faultsOf, recording } from "./test-content.ts";
import { asVerse } from "./test-verses.ts";

test("a recording that is not JSON is a fault", () => {
  expect(faultsOf({ "content/recordings/om-ram.json": "{" })).toEqual([
    expect.stringMatching(/^content\/recordings\/om-ram\.json: [^\n]+$/),
  ]);
});

test("a recording is of a mantra that exists", () => {
  expect(faultsOf({ "content/recordings/om-sita.json": JSON.stringify(recording) })).toEqual([
    "content/recordings/om-sita.json: is of a mantra that does not exist",
  ]);
});

const recordingFaults: [what: string, changed: Partial<typeof recording>, fault: string][] = [
  [
    "a syllable too few",
    { syllables: recording.syllables.slice(0, 2) },
    'syllables join to the transliteration "oṃ rā", which is not the text\'s',
  ],
  [
    "letters of another text",
    { syllables: recording.syllables.with(2, { sanskrit: "मः", transliteration: "ma", start: 3, end: 4 }) },
    'syllables join to the sanskrit "ॐ रामः", which is not the text\'s',
  ],
  [
    "a syllable that begins before the one before it ends",
    { syllables: recording.syllables.with(2, { sanskrit: "म", transliteration: "ma", start: 2.5, end: 4 }) },
    "syllables.2 runs from 2.5 to 4 s after 3 s",
  ],
  [
    "a syllable that ends as it begins",
    { syllables: recording.syllables.with(2, { sanskrit: "म", transliteration: "ma", start: 3, end: 3 }) },
    "syllables.2 runs from 3 to 3 s after 3 s",
  ],
  ["syllables that outlast it", { seconds: 3.5 }, "syllables end at 4 s, but the recording at 3.5 s"],
  ["no syllable", { syllables: [] }, "syllables is empty"],
  [
    "a sound that is not there",
    { audioUrl: "/audio/mantras/none.mp3" },
    "audioUrl names /audio/mantras/none.mp3, which is not under public/",
  ],
];

test.each(recordingFaults)("a recording is refused for %s, be it of a mantra or of a verse", (_, changed, fault) => {
  const file = JSON.stringify({ ...recording, ...changed });
  for (const id of ["om-ram", "pair-1"]) {
    const name = `content/recordings/${id}.json`;
    expect(faultsOf({ ...asVerse({}), [name]: file })).toContain(`${name}: ${fault}`);
  }
});
