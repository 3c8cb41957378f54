import { expect, test } from "vitest";
import { deity, faultsOf, loadWith, mantra, mantraFile, meditation, recording, site } from "./test-content.ts";
import { om, rama } from "./test-verses.ts";
import { toTiming } from "./to-timing.ts";

test("content without a fault is indexed by deity and by mantra", () => {
  const library = loadWith();
  expect(library.deities.get("ram")).toMatchObject({ name: "Ram", mantras: [{ id: "om-ram", title: "Om Ram" }] });
  expect(library.chants.get("om-ram")).toMatchObject({
    deity: { id: "ram" },
    mantra: { audioUrl: recording.audioUrl },
  });
  expect(library.timings.get("om-ram")?.()).toEqual(toTiming(recording));
  expect(library.featured).toMatchObject([{ deityId: "ram", mantra: { id: "om-ram" } }]);
});

test("a page has changed with the newest of what it shows", () => {
  const { lastChanges } = loadWith();
  expect(Object.fromEntries(Array.from(lastChanges, ([path, at]) => [path, at.slice(0, 10)]))).toEqual({
    "/": "2026-02-02",
    "/mantras": "2026-02-02",
    "/deity/ram": "2026-02-02",
    "/chant/ram/om-ram": "2026-02-02",
    "/hymns": "",
    "/calendar": "2026-01-04",
    "/meditation": "2026-01-03",
    "/blog": "",
    "/about": "2025-04-04",
    "/bibliography": "2025-04-04",
    "/legal": "2025-04-04",
  });
});

test("a mantra without a recording has neither an address of one nor a timing", () => {
  const { chants, timings } = loadWith({ "content/recordings/om-ram.json": null });
  expect(chants.get("om-ram")?.mantra).not.toHaveProperty("audioUrl");
  expect([...timings.keys()]).toEqual([]);
});

test("all faults of all files are reported at once, each with its file and field", () => {
  const faults = faultsOf({
    "content/site.yaml": site.replace("us@example.org", "nobody"),
    "content/deities/ram/deity.yaml": deity.replace("name: { en: Ram }", "name: { en: '' }\ncolour: red"),
    "content/deities/ram/mantras/om-ram.yaml": mantra.replace("meaning: { en: Meaning }", ""),
  });
  expect(faults).toEqual([
    "content/site.yaml: email Invalid email address",
    "content/deities/ram/deity.yaml: name.en is empty",
    "content/deities/ram/deity.yaml: has no field colour",
    "content/deities/ram/mantras/om-ram.yaml: meaning is missing",
  ]);
});

test.each([
  ["a sound that is missing", "id: hare-krishna", "id: om-chant", "must be om-chant, relaxing-flute, hare-krishna"],
  ["a loop that runs backwards", "loopEnd: 2.25", "loopEnd: 0.1", "loop from an earlier to a later moment"],
  ["a film that is not there", "/videos/om.mp4", "/videos/no.mp4", "names /videos/no.mp4, but there is no such file"],
])("%s is a fault of the meditation", (_, from, to, says) => {
  expect(faultsOf({ "content/meditation.yaml": meditation.replace(from, to) }).join()).toContain(says);
});

test("a missing file is a fault, not a crash", () => {
  expect(faultsOf({ "content/site.yaml": null })).toEqual(["content/site.yaml: is missing"]);
  expect(faultsOf({ "content/deities/ram/icon.svg": null })).toContain("content/deities/ram/icon.svg: is missing");
});

test("YAML that cannot be read is a fault with its line", () => {
  expect(faultsOf({ "content/site.yaml": "name: Mala\nteam: [one, two" })).toEqual([
    expect.stringMatching(/^content\/site\.yaml: line 2: [^\n]+$/),
  ]);
});

test("the mantra of the day must exist", () => {
  expect(faultsOf({ "content/featured.yaml": "- om-ram\n- om-sita" })).toEqual([
    "content/featured.yaml: names om-sita, but there is no such mantra",
  ]);
});

test("a pronunciation hint is about a sound of its own mantra", () => {
  expect(faultsOf({ "content/deities/ram/mantras/om-ram.yaml": mantra.replace("sound: ā", "sound: ṣ") })).toEqual([
    'content/deities/ram/mantras/om-ram.yaml: pronunciation.en.0.sound "ṣ" does not occur in the transliteration',
  ]);
});

test("a verse is written with a line for each pāda, and sent with them and as one text", () => {
  const written = mantra.replace("ॐ राम", "|\n  ॐ\n  राम-\n  राम ॥").replace("oṃ rāma", "|\n  oṃ\n  rāma-\n  rāma ||");
  const files = { "content/deities/ram/mantras/om-ram.yaml": written, "content/recordings/om-ram.json": null };
  const { sanskrit, transliteration, padas } = loadWith(files).chants.get("om-ram")?.mantra ?? {};
  expect({ sanskrit, transliteration }).toEqual({ sanskrit: "ॐ रामराम ॥", transliteration: "oṃ rāmarāma ||" });
  expect(padas).toEqual([
    { sanskrit: "ॐ ", transliteration: "oṃ ", plain: "om " },
    { sanskrit: "राम", transliteration: "rāma", plain: "rama" },
    { sanskrit: "राम ॥", transliteration: "rāma ||", plain: "rama" },
  ]);
});

const wordsOf = (...lines: string[]) => `${mantra}\nwords:\n  en: |\n${lines.map((line) => `    ${line}\n`).join("")}`;

test("words that join to the text are listed one by one, with the syllables in which they are sung", () => {
  expect(loadWith({ [mantraFile]: `${wordsOf(om, rama)}\nprose: rāma oṃ` }).words.get("om-ram")?.()).toEqual({
    words: [
      {
        sanskrit: "ॐ",
        transliteration: "oṃ",
        stem: "om",
        grammar: "sacred syllable: indeclinable",
        meaning: "Om",
        syllables: [0, 0],
      },
      {
        sanskrit: "राम",
        transliteration: "rāma",
        stem: "rāma",
        grammar: "O Rama: vocative",
        meaning: "Rama",
        syllables: [1, 2],
      },
    ],
    prose: { sanskrit: "राम ॐ", transliteration: "rāma oṃ" },
  });
});
