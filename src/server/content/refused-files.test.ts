import { expect, test } from "vitest";
import { findIconFault } from "./check-icon.ts";
import { deity, faultsOf, mantra, mantraFile, meditation, post, site, textPage, type Files } from "./test-content.ts";

const lines: [what: string, line: string, fault: string][] = [
  ["HTML", "A <b>word</b>.", "has HTML, which is not shown"],
  ["a comment", "<!-- later -->", "has HTML, which is not shown"],
  ["a second title", "# Om", "has a heading of the first level, which the title is already"],
  ["a picture", "![Om](https://om.example/om.png)", "has an image, which is not shown"],
  [
    "a link without encryption",
    "[Om](http://om.example)",
    "has a link that begins neither with / nor with https:// nor mailto:",
  ],
  ["a link that runs", "[Om](javascript:alert)", "has a link that begins neither with / nor with https:// nor mailto:"],
  [
    "a link to another host",
    "[Om](//om.example)",
    "has a link that begins neither with / nor with https:// nor mailto:",
  ],
  ["a link to no mantra", "[Om](/chant/ram/om-sita)", "links to /chant/ram/om-sita, but there is no such page"],
  ["a link to no hymn", "[Om](/hymns/none)", "links to /hymns/none, but there is no such page"],
];

test.each(lines)("a teaching and a page are refused for %s", (_, line, fault) => {
  const files = { "content/blog/on-om.md": post, "content/pages/about.md": textPage("About") };
  for (const [file, written] of Object.entries(files)) {
    const at = written.split("\n").length;
    const faults = faultsOf({ [file]: `${written}${line}\n`, "public/images/default-blog.jpg": "picture" });
    expect(faults).toContain(`${file}: line ${at} ${fault}`);
  }
});

test("a text may link to every kind of page, to a place in one, to a safe address and to a mailbox", () => {
  const links = ["/", "/mantras", "/hymns", "/deity/ram", "/chant/ram/om-ram", "/blog/on-om", "#om", "/about#us"];
  const outward = ["https://om.example", "mailto:us@om.example"];
  const written = [...links, ...outward].map((link) => `[Om](${link})\n`).join("");
  const files = { "content/blog/on-om.md": post + written, "public/images/default-blog.jpg": "picture" };
  expect(faultsOf(files)).toEqual([]);
});

const ramFile = "content/deities/ram/deity.yaml";

const fields: [fault: string, file: string, written: string, from: string, to: string][] = [
  ["name is not right: expected string, received array", "content/site.yaml", site, "name: Mala", "name: [Mala]"],
  ["channel.url Invalid URL", "content/site.yaml", site, "https://video", "http://video"],
  ["quotation.sanskrit must be written in Devanagari", "content/site.yaml", site, "यज्ञानां", "yajñānāṃ"],
  ["sanskritName must be written in Devanagari", ramFile, deity, "sanskritName: राम", "sanskritName: Rama"],
  ["description.en Too big", ramFile, deity, "en: Short", `en: ${"a".repeat(71)}`],
  ["theme.hue Too big", ramFile, deity, "hue: 78", "hue: 361"],
  ["mantras is empty", ramFile, deity, "[om-ram]", "[]"],
  ["updated must be a day such as 2025-04-04", ramFile, deity, "2026-01-01", "lately"],
  ["benefits.en is empty", mantraFile, mantra, "[Calm]", "[]"],
  ["pronunciation.en.0.hint is empty", mantraFile, mantra, "hint: long", "hint: ''"],
  ["meaning has no field fr", mantraFile, mantra, "en: Meaning", "en: Meaning, fr: Sens"],
  ["names /audio/no.mp3, but there is no such file", "content/meditation.yaml", meditation, "/audio/om.", "/audio/no."],
  ["sounds.0.waveform.0 Too big", "content/meditation.yaml", meditation, "waveform: [1,", "waveform: [2,"],
];

test.each(fields)("a field is refused with the words: %s", (fault, file, written, from, to) => {
  expect(written).toContain(from);
  expect(faultsOf({ [file]: written.replace(from, to) }).join("\n")).toContain(`${file}: ${fault}`);
});

test.each([
  [{ "content/site.yaml": null, "content/site.yaml/a": "" }, "content/site.yaml: cannot be read (EISDIR)"],
  [{ "content/blog": "no folder" }, "content/blog: cannot be read (ENOTDIR)"],
] satisfies [Files, string][])("what cannot be read is a fault: %#", (files, fault) => {
  expect(faultsOf(files)).toContain(fault);
});

test("a collection's file and its folder of mantras say the same", () => {
  const faults = faultsOf({
    "content/collections/peace/collection.yaml": deity.replace("om-ram", "asato-ma"),
    "content/collections/peace/icon.svg": '<svg viewBox="0 0 1 1"/>',
    "content/collections/peace/mantras/asato-ma.yaml": mantra,
    "content/collections/peace/mantras/forgotten.yaml": mantra,
    "public/images/peace.png": "picture",
  });
  expect(faults).toEqual([
    "content/collections/peace/mantras/forgotten.yaml: is not listed under mantras in its collection.yaml",
  ]);
});

test.each([
  ["", "is empty"],
  ["a picture", 'is not plain SVG at "a picture"'],
  ["<svg viewBox='0 0 1 1'><script/></svg>", "must not hold <script>"],
  ["<svg viewBox='0 0 1 1'><g></path></svg>", "closes <path> where it is not open"],
  ["<g></g>", "must be one <svg> element"],
  ["<svg viewBox='0 0 1 1'/><svg viewBox='0 0 1 1'/>", "must be one <svg> element"],
  ["<svg viewBox='0 0 1 1'><svg viewBox='0 0 1 1'/></svg>", "must not hold an <svg> in another"],
  ["<svg></svg>", "needs a viewBox"],
  ["<svg viewBox='0 0 1 1'><g>", "leaves <svg><g> open"],
  ["<svg viewBox='0 0 1 1' onload='a'/>", "must not use the attribute onload"],
  ["<svg viewBox='0 0 1 1' fill='url(#a)'/>", "has a value in fill that an icon does not need"],
])("the icon %j is refused: it %s", (svg, fault) => {
  expect(findIconFault(svg)).toBe(fault);
});
