import { expect, test } from "vitest";
import {
  deity,
  faultsOf,
  loadWith,
  mantra,
  meditation,
  recording,
  site,
  textPage,
  type Files,
} from "./test-content.ts";

test("content without a fault is indexed by deity and by mantra", () => {
  const library = loadWith();
  expect(library.deities.get("ram")).toMatchObject({ name: "Ram", mantras: [{ id: "om-ram", title: "Om Ram" }] });
  expect(library.chants.get("om-ram")).toMatchObject({
    deity: { id: "ram" },
    mantra: { audioUrl: recording.audioUrl, timing: recording.syllables },
  });
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
    "/meditation": "2026-01-03",
    "/blog": "",
    "/about": "2025-04-04",
    "/bibliography": "2025-04-04",
    "/legal": "2025-04-04",
  });
});

test("a mantra without a recording has neither an address of one nor a timing", () => {
  const chant = loadWith({ "content/recordings/om-ram.json": null }).chants.get("om-ram");
  expect(chant?.mantra).not.toHaveProperty("audioUrl");
  expect(chant?.mantra).not.toHaveProperty("timing");
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
  const { deityCards } = loadWith({
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
  const { deities, site } = loadWith(withDeity("surya", `${deity}\naliases: [aditya]`));
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
  const library = loadWith({
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

test("a verse is written with a line for each pāda, and sent with them and as one text", () => {
  const written = mantra.replace("ॐ राम", "|\n  ॐ\n  राम-\n  राम ॥").replace("oṃ rāma", "|\n  oṃ\n  rāma-\n  rāma ||");
  const files = { "content/deities/ram/mantras/om-ram.yaml": written, "content/recordings/om-ram.json": null };
  const { sanskrit, transliteration, padas } = loadWith(files).chants.get("om-ram")?.mantra ?? {};
  expect({ sanskrit, transliteration }).toEqual({ sanskrit: "ॐ रामराम ॥", transliteration: "oṃ rāmarāma ||" });
  expect(padas).toEqual([
    { sanskrit: "ॐ ", transliteration: "oṃ " },
    { sanskrit: "राम", transliteration: "rāma" },
    { sanskrit: "राम ॥", transliteration: "rāma ||" },
  ]);
});

const wordsOf = (...lines: string[]) => `${mantra}\nwords:\n  en: |\n${lines.map((line) => `    ${line}\n`).join("")}`;
const mantraFile = "content/deities/ram/mantras/om-ram.yaml";
const om = "oṃ | om | sacred syllable: indeclinable | Om";
const rama = "rāma | rāma | O Rama: vocative | Rama";

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

test("an icon that could run something is refused", () => {
  const icon = '<svg viewBox="0 0 1 1"><path onload="alert(1)"/></svg>';
  expect(faultsOf({ "content/deities/ram/icon.svg": icon })).toEqual([
    "content/deities/ram/icon.svg: must not use the attribute onload",
  ]);
});

test("a recording is of a mantra that exists", () => {
  expect(faultsOf({ "content/recordings/om-sita.json": JSON.stringify(recording) })).toEqual([
    "content/recordings/om-sita.json: is of a mantra that does not exist",
  ]);
});

test("every deity has a picture", () => {
  expect(faultsOf({ "public/images/lord-ram.webp": null })).toEqual([
    "content/deities/ram: has no picture: none of /images/lord-ram.webp, /images/lord-ram.png, " +
      "/images/goddess-ram.png, /images/ram.png is under public/",
  ]);
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
  const { articles } = loadWith({ "content/blog/on-om.md": post, "public/images/default-blog.jpg": "picture" });
  expect(articles.get("on-om")).toMatchObject({
    card: { id: "on-om", title: "On Om", createdAt: "2025-04-04T00:00:00.000Z" },
    author: "We",
  });
});

test("a sentence of a teaching can be shown after a sitting", () => {
  const lined = post.replace("category:", "line: See Ram and the mantra.\ncategory:");
  const { meditation } = loadWith({ "content/blog/on-om.md": lined, "public/images/default-blog.jpg": "picture" });
  expect(meditation.lines).toEqual([{ slug: "on-om", title: "On Om", line: "See Ram and the mantra." }]);
});

test("each fault of a teaching is reported with its file, and its field or line", () => {
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

test("an address that nobody can reach is written without a link, and reported", async () => {
  const named = { "content/pages/about.md": `${textPage("About")}\nWrite to {email}, see {channel}.\n` };
  const placeholder = loadWith(named);
  expect(placeholder.placeholders).toEqual(["us@example.org", "https://video.example"]);
  expect(placeholder.site.channel).toBeNull();
  expect(await placeholder.about.content()).toContain("<p>Write to us@example.org, see Videos.</p>");

  const owned = site.replace("us@example.org", "us@mala.in").replace("video.example", "video.mala.in");
  const { placeholders, about } = loadWith({ ...named, "content/site.yaml": owned });
  expect(placeholders).toEqual([]);
  expect(await about.content()).toContain('<a href="mailto:us@mala.in">us@mala.in</a>');
  expect(await about.content()).toContain('<a href="https://video.mala.in" rel="noopener">Videos</a>');
});

test("a missing legal text is a fault", () => {
  expect(faultsOf({ "content/pages/terms.md": null })).toContain("content/pages/terms.md: is missing");
});
