import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { StartupError } from "../startup-error.ts";
import { loadLibrary } from "./load-library.ts";

type Files = Record<string, string | null>;

const site = `
name: Mala
tagline: { en: Chant }
team: { en: We }
email: us@example.org
channel: { name: { en: Videos }, url: https://video.example }
quotation: { sanskrit: यज्ञानां जपयज्ञोऽस्मि, translation: { en: I am japa }, source: { en: Gita } }`;

const deity = `
updated: 2026-01-01
name: { en: Ram }
sanskritName: राम
description: { en: Short }
longDescription: { en: Long }
theme: { hue: 78 }
mantras: [om-ram]`;

const mantra = `
updated: 2026-02-02
title: { en: Om Ram }
sanskrit: ॐ राम
transliteration: oṃ rāma
source: { en: traditional }
meaning: { en: Meaning }
benefits: { en: [Calm] }
pronunciation: { en: [{ sound: ā, hint: long }] }
instructions: { en: [Sit] }`;

const recording = {
  audioUrl: "/audio/mantras/om-ram.mp3",
  seconds: 4,
  syllables: [
    { sanskrit: "ॐ ", transliteration: "oṃ ", start: 0, end: 2 },
    { sanskrit: "रा", transliteration: "rā", start: 2, end: 3 },
    { sanskrit: "म", transliteration: "ma", start: 3, end: 4 },
  ],
};

const meditation = `
updated: 2026-01-03
sounds: [${["om-chant", "relaxing-flute", "hare-krishna"]
  .map(
    (id) =>
      `{ id: ${id}, name: { en: Om }, type: chant, audioUrl: /audio/om.mp3, seconds: 2, loopStart: 0.25, loopEnd: 2.25, waveform: [1, 1, 1, 1, 1, 1, 1, 1] }`,
  )
  .join()}]
video: { url: /videos/om.mp4, poster: /videos/om.webp, description: { en: A film } }`;

const text = (title: string) => `---\ntitle: ${title}\nupdated: 2025-04-04\n---\n\nWords of ours.\n`;

const valid: Files = {
  "content/pages/about.md": text("About"),
  "content/pages/bibliography.md": text("Editions"),
  "content/pages/privacy.md": text("Privacy Policy"),
  "content/pages/terms.md": text("Terms & Conditions"),
  "content/pages/disclaimer.md": text("Disclaimer"),
  "content/meditation.yaml": meditation,
  "public/audio/om.mp3": "sound",
  "public/videos/om.mp4": "film",
  "public/videos/om.webp": "still",
  "content/site.yaml": site,
  "content/featured.yaml": "- om-ram",
  "content/deities/ram/deity.yaml": deity,
  "content/deities/ram/icon.svg": '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  "content/deities/ram/mantras/om-ram.yaml": mantra,
  "content/recordings/om-ram.json": JSON.stringify(recording),
  "public/audio/mantras/om-ram.mp3": "sound",
  "public/images/lord-ram.webp": "picture",
};

/** A small valid content with some files changed; null leaves one out. */
function load(changed: Files = {}) {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  for (const [file, text] of Object.entries({ ...valid, ...changed })) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return loadLibrary(join(root, "content"), join(root, "public"));
}

function faultsOf(changed: Files) {
  try {
    load(changed);
    return [];
  } catch (error) {
    if (error instanceof StartupError) return error.problems;
    throw error;
  }
}

test("content without a fault is indexed by deity and by mantra", () => {
  const library = load();
  expect(library.deities.get("ram")).toMatchObject({ name: "Ram", mantras: [{ id: "om-ram", title: "Om Ram" }] });
  expect(library.chants.get("om-ram")).toMatchObject({
    deity: { id: "ram" },
    mantra: { audioUrl: recording.audioUrl, timing: recording.syllables },
  });
  expect(library.featured).toMatchObject([{ deityId: "ram", mantra: { id: "om-ram" } }]);
});

test("a page has changed with the newest of what it shows", () => {
  const { lastChanges } = load();
  expect(Object.fromEntries(Array.from(lastChanges, ([path, at]) => [path, at.slice(0, 10)]))).toEqual({
    "/": "2026-02-02",
    "/mantras": "2026-02-02",
    "/deity/ram": "2026-02-02",
    "/chant/ram/om-ram": "2026-02-02",
    "/hymns": "",
    "/meditation": "2026-01-03",
    "/blog": "",
    "/about": "2025-04-04",
    "/bibliography": "2025-04-04",
    "/legal": "2025-04-04",
  });
});

test("a mantra without a recording has neither an address of one nor a timing", () => {
  const chant = load({ "content/recordings/om-ram.json": null }).chants.get("om-ram");
  expect(chant?.mantra).not.toHaveProperty("audioUrl");
  expect(chant?.mantra).not.toHaveProperty("timing");
});

test("all faults of all files are told at once, each with its file and field", () => {
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

test("a recording that is not JSON is a fault", () => {
  expect(faultsOf({ "content/recordings/om-ram.json": "{" })).toEqual([
    expect.stringMatching(/^content\/recordings\/om-ram\.json: [^\n]+$/),
  ]);
});

test("the deity's file and its folder of mantras say the same", () => {
  expect(faultsOf({ "content/deities/ram/mantras/forgotten.yaml": mantra })).toEqual([
    "content/deities/ram/mantras/forgotten.yaml: is not listed under mantras in its deity.yaml",
  ]);
  expect(faultsOf({ "content/deities/ram/mantras/om-ram.yaml": null })).toEqual([
    "content/deities/ram/mantras/om-ram.yaml: is missing",
  ]);
});

/** Another deity beside Ram, with a mantra of its own. */
const withDeity = (id: string, file: string): Files => ({
  [`content/deities/${id}/deity.yaml`]: file.replace("om-ram", `om-${id}`),
  [`content/deities/${id}/icon.svg`]: '<svg viewBox="0 0 1 1"/>',
  [`content/deities/${id}/mantras/om-${id}.yaml`]: mantra,
  [`public/images/${id}.png`]: "picture",
});

test("deities stand in their order, and those without one behind them by their ids", () => {
  const { deityCards } = load({
    ...withDeity("surya", deity),
    ...withDeity("agni", deity),
    ...withDeity("shiva", `${deity}\norder: 1`),
    "content/deities/ram/deity.yaml": `${deity}\norder: 2`,
  });
  expect(deityCards.map(({ id }) => id)).toEqual(["shiva", "ram", "agni", "surya"]);
});

test("a deity's folder is named as addresses are", () => {
  expect(faultsOf(withDeity("Surya Deva", deity))).toContain(
    "content/deities/Surya Deva: must be named in small letters, digits and hyphens",
  );
});

test("another spelling leads to one deity only", () => {
  const { deities, site } = load(withDeity("surya", `${deity}\naliases: [aditya]`));
  expect(deities.get("aditya")?.id).toBe("surya");
  expect(site.deityAliases).toEqual({ aditya: "surya" });
  expect(faultsOf(withDeity("surya", `${deity}\naliases: [ram]`))).toEqual([
    "content/deities/surya/deity.yaml: aliases lists ram, which leads to ram already",
  ]);
});

test("a color of a deity can say nothing else in a style sheet", () => {
  for (const color of ["red;}*{}", "url(//evil.example)", "#fff"]) {
    const night = `theme: { hue: 78, night: { page: "${color}" } }`;
    const faults = faultsOf({ "content/deities/ram/deity.yaml": deity.replace("theme: { hue: 78 }", night) });
    expect(faults.join()).toContain("content/deities/ram/deity.yaml: theme.night.page must be a color");
  }
});

test("a collection is described like a deity, and stands apart from them", () => {
  const library = load({
    "content/collections/peace/collection.yaml": deity.replace("om-ram", "asato-ma"),
    "content/collections/peace/icon.svg": '<svg viewBox="0 0 1 1"/>',
    "content/collections/peace/mantras/asato-ma.yaml": mantra,
    "public/images/peace.png": "picture",
  });
  expect(library.deityCards.map(({ id }) => id)).toEqual(["ram"]);
  expect(library.collectionCards.map(({ id }) => id)).toEqual(["peace"]);
  expect(library.chants.get("asato-ma")?.deity.id).toBe("peace");
});

test("a mantra belongs to one deity only", () => {
  const second = {
    "content/deities/shiva/deity.yaml": deity,
    "content/deities/shiva/icon.svg": '<svg viewBox="0 0 1 1"/>',
    "content/deities/shiva/mantras/om-ram.yaml": mantra,
    "public/images/lord-shiva.png": "picture",
  };
  expect(faultsOf(second)).toEqual(["content/deities/shiva/deity.yaml: mantras lists om-ram, which ram lists already"]);
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

test("a verse is written with a line for each pāda, and told with them and as one text", () => {
  const written = mantra.replace("ॐ राम", "|\n  ॐ\n  राम-\n  राम ॥").replace("oṃ rāma", "|\n  oṃ\n  rāma-\n  rāma ||");
  const files = { "content/deities/ram/mantras/om-ram.yaml": written, "content/recordings/om-ram.json": null };
  const { sanskrit, transliteration, padas } = load(files).chants.get("om-ram")?.mantra ?? {};
  expect({ sanskrit, transliteration }).toEqual({ sanskrit: "ॐ रामराम ॥", transliteration: "oṃ rāmarāma ||" });
  expect(padas).toEqual([
    { sanskrit: "ॐ ", transliteration: "oṃ " },
    { sanskrit: "राम", transliteration: "rāma" },
    { sanskrit: "राम ॥", transliteration: "rāma ||" },
  ]);
});

test("both scripts break into pādas at the same places", () => {
  const file = "content/deities/ram/mantras/om-ram.yaml";
  const faultsWith = (sanskrit: string[], iast: string[]) => {
    const written = mantra.replace("ॐ राम", block(sanskrit)).replace("oṃ rāma", block(iast));
    return faultsOf({ [file]: written, "content/recordings/om-ram.json": null });
  };
  expect(faultsWith(["ॐ", "राम"], ["oṃ", "rāma"])).toEqual([]);
  expect(faultsWith(["ॐ", "राम"], ["oṃ rāma"])).toEqual([
    `${file}: sanskrit has 2 lines, but transliteration 1: one for each pāda`,
  ]);
  expect(faultsWith(["ॐ ।", "राम ॥"], ["oṃ", "rāma ||"])).toEqual([
    `${file}: line 1 of sanskrit and of transliteration must end with the same danda`,
  ]);
  expect(faultsWith(["ॐ-", "राम"], ["oṃ", "rāma"])).toEqual([
    `${file}: line 1 of sanskrit and of transliteration must both end with a hyphen, or neither`,
  ]);
});

/** As YAML writes a text in several lines. */
const block = (lines: readonly string[]) => ["|", ...lines].join("\n  ");

const wordsOf = (...lines: string[]) => `${mantra}\nwords:\n  en: |\n${lines.map((line) => `    ${line}\n`).join("")}`;
const mantraFile = "content/deities/ram/mantras/om-ram.yaml";
const om = "oṃ | om | sacred syllable: indeclinable | Om";
const rama = "rāma | rāma | O Rama: vocative | Rama";

test("words that join to the text are told one by one, with the syllables in which they are sung", () => {
  expect(load({ [mantraFile]: `${wordsOf(om, rama)}\nprose: rāma oṃ` }).words.get("om-ram")).toEqual({
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

test("a text does not pass with words that do not join to it", () => {
  const file = (fault: string) => [`${mantraFile}: ${fault}`];
  expect(faultsOf({ [mantraFile]: wordsOf(om, rama.replace("rāma", "rāmaḥ")) })).toEqual(
    file('words join to "…oṃrāmaḥ", but the text has "…oṃrāma"'),
  );
  expect(faultsOf({ [mantraFile]: wordsOf(om) })).toEqual(file('words join to "…oṃ", but the text has "…oṃrāma"'));
  expect(faultsOf({ [mantraFile]: wordsOf(om, rama, om) })).toEqual(
    file('words go on after the end of the text with "oṃ"'),
  );
  expect(faultsOf({ [mantraFile]: `${wordsOf(om, rama)}\nprose: rāma rāma` })).toEqual(
    file("prose must have exactly the words of the text, each as before a pause"),
  );
});

test("a table of words is refused with the line that has the fault", () => {
  expect(faultsOf({ [mantraFile]: wordsOf(om, "rāma | rāma | O Rama: vocative") })).toEqual([
    `${mantraFile}: words.en line 2 has no meaning: it is word | stem | grammar | meaning, and where needed | sandhi`,
  ]);
  expect(faultsOf({ [mantraFile]: wordsOf(om, `${rama} | anyhow`) })).toEqual([
    `${mantraFile}: words.en line 2 "anyhow" must be one of hiatus, contracts, sibilant, retroflex, shakala, pause`,
  ]);
  expect(faultsOf({ [mantraFile]: wordsOf(om, rama.replace("rāma", "राम")) })).toEqual([
    `${mantraFile}: words.en line 2 "राम" must be one word in small letters of IAST`,
  ]);
});

test("an icon that could run something is refused", () => {
  const icon = '<svg viewBox="0 0 1 1"><path onload="alert(1)"/></svg>';
  expect(faultsOf({ "content/deities/ram/icon.svg": icon })).toEqual([
    "content/deities/ram/icon.svg: must not use the attribute onload",
  ]);
});

test("a recording is of a mantra that exists, and its sound is there", () => {
  expect(faultsOf({ "content/recordings/om-sita.json": JSON.stringify(recording) })).toEqual([
    "content/recordings/om-sita.json: is of a mantra that does not exist",
  ]);
  expect(faultsOf({ "public/audio/mantras/om-ram.mp3": null })).toEqual([
    "content/recordings/om-ram.json: audioUrl names /audio/mantras/om-ram.mp3, which is not under public/",
  ]);
});

test("every deity has a picture", () => {
  expect(faultsOf({ "public/images/lord-ram.webp": null })).toEqual([
    "content/deities/ram: has no picture: none of /images/lord-ram.webp, /images/lord-ram.png, " +
      "/images/goddess-ram.png, /images/ram.png is under public/",
  ]);
});

test("the timing of a recording follows the text and the clock", () => {
  const [om, ra] = recording.syllables;
  const withSyllables = (syllables: unknown[]) =>
    faultsOf({ "content/recordings/om-ram.json": JSON.stringify({ ...recording, syllables }) }).join("\n");
  expect(withSyllables([om, ra])).toMatch(/sanskrit "ॐ रा", which is not.*\n.*transliteration "oṃ rā"/);
  expect(withSyllables([om, ra, { sanskrit: "म", transliteration: "ma", start: 2.5, end: 4 }])).toContain(
    "syllables.2 runs from 2.5 to 4 s after 3 s",
  );
  expect(withSyllables([om, ra, { sanskrit: "म", transliteration: "ma", start: 3, end: 5 }])).toContain(
    "syllables end at 5 s, but the recording at 4 s",
  );
});

const post = `---
title: On Om
excerpt: A syllable.
category: Mantras
createdAt: 2025-04-04
---

See [Ram](/deity/ram) and [the mantra](/chant/ram/om-ram).
`;
const withPost = (text: string, name = "on-om") =>
  faultsOf({ [`content/blog/${name}.md`]: text, "public/images/default-blog.jpg": "picture" });

test("a teaching has a title, an excerpt, a category and a day; what it leaves out is the site's", () => {
  const { articles } = load({ "content/blog/on-om.md": post, "public/images/default-blog.jpg": "picture" });
  expect(articles.get("on-om")).toMatchObject({
    card: { id: "on-om", title: "On Om", createdAt: "2025-04-04T00:00:00.000Z" },
    author: "We",
  });
});

test("a sentence of a teaching can be shown after a sitting", () => {
  const lined = post.replace("category:", "line: See Ram and the mantra.\ncategory:");
  const { meditation } = load({ "content/blog/on-om.md": lined, "public/images/default-blog.jpg": "picture" });
  expect(meditation.lines).toEqual([{ slug: "on-om", title: "On Om", line: "See Ram and the mantra." }]);
});

test("each fault of a teaching is told with its file, and its field or line", () => {
  const file = "content/blog/on-om.md:";
  expect(withPost(post)).toEqual([]);
  expect(withPost("Words alone")).toEqual([
    `${file} does not begin with its title and so on, between two lines of ---`,
  ]);
  expect(withPost(post.replace("title: On Om\n", ""))).toEqual([`${file} title is missing`]);
  expect(withPost(post.replace("2025-04-04", "yesterday")).join()).toContain(`${file} createdAt must be a day`);
  expect(withPost(post.replace("category:", "kind: x\ncategory:"))).toEqual([`${file} has no field kind`]);
  expect(withPost(post.replace("category:", "featuredImage: /images/x.jpg\ncategory:"))).toEqual([
    `${file} featuredImage /images/x.jpg is not under public/`,
  ]);
  expect(withPost(post.replace("category:", "line: Not in it.\ncategory:"))).toEqual([
    `${file} line is no sentence of the text`,
  ]);
  expect(withPost(post.replace("/deity/ram", "/deity/rama"))).toEqual([
    `${file} line 8 links to /deity/rama, but there is no such page`,
  ]);
  expect(withPost(`${post}<b>x</b>`)).toEqual([`${file} line 9 has HTML, which is not shown`]);
  expect(withPost(post, "On_Om").join()).toContain("must be named in small letters");
});

test("an address that nobody can reach is written without a link, and told", async () => {
  const named = { "content/pages/about.md": `${text("About")}\nWrite to {email}, see {channel}.\n` };
  const placeholder = load(named);
  expect(placeholder.placeholders).toEqual(["us@example.org", "https://video.example"]);
  expect(placeholder.site.channel).toBeNull();
  expect(await placeholder.about.content()).toContain("<p>Write to us@example.org, see Videos.</p>");

  const owned = site.replace("us@example.org", "us@mala.in").replace("video.example", "video.mala.in");
  const { placeholders, about } = load({ ...named, "content/site.yaml": owned });
  expect(placeholders).toEqual([]);
  expect(await about.content()).toContain('<a href="mailto:us@mala.in">us@mala.in</a>');
  expect(await about.content()).toContain('<a href="https://video.mala.in" rel="noopener">Videos</a>');
});

test("a missing legal text is a fault", () => {
  expect(faultsOf({ "content/pages/terms.md": null })).toContain("content/pages/terms.md: is missing");
});
