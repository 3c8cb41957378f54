import { mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folders as shipped } from "../folders.ts";
import { languages } from "#model/languages.ts";
import { buildLibrary } from "./build-library.ts";
import { findCheckedContent, onlyIn, saveCheckedContent } from "./checked-content.ts";
import { openLibraries } from "./open-library.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { mantra, mantraFile, site, writeContent, type Files } from "./test-content.ts";

/** The small test content is written in English alone. */
const inEnglish = { complete: ["en"] } as const;
const openedFrom = (folders: ReturnType<typeof built>) => openLibraries(folders, inEnglish);

const newFile = () => join(mkdtempSync(join(tmpdir(), "checked-")), "content.json");

/** Writes the small test content, and saves it in checked form as a build does. */
function built(files: Files = {}) {
  const folders = { ...writeContent(files), checkedContent: newFile() };
  saveCheckedContent(folders.checkedContent, folders, readCatalogue(folders.content, folders.public, inEnglish));
  return folders;
}

const withGloss = (gloss: string) =>
  `${mantra}\nwords: { en: "oṃ | om | ${gloss}: indeclinable | Om\\nrāma | rāma | Ram: vocative | Ram" }`;

/** Finds the words of the one mantra as a start does. */
function wordsIn(folders: ReturnType<typeof built>) {
  const files = findCheckedContent(folders.checkedContent, folders)?.("en");
  const words = files && buildLibrary(files, "en").words.get("om-ram");
  if (!words) throw new Error("The words were not found");
  return words;
}

const openEnglish = async (folders: ReturnType<typeof built>) => (await openedFrom(folders))("en");

test("the shipped content is found as the build has checked it", () => {
  const file = newFile();
  const files = readCatalogue(shipped.content, shipped.public);
  saveCheckedContent(file, shipped, files);
  const filesIn = findCheckedContent(file, shipped);
  for (const language of languages) {
    const found = filesIn?.(language);
    expect(found).toEqual(onlyIn(language, files));
    expect(found && buildLibrary(found, language).words.get("om-namah-shivaya")?.()).toEqual(
      buildLibrary(files, language).words.get("om-namah-shivaya")?.(),
    );
  }
});

test("a server that runs reads the words with which it was started, whatever is built meanwhile", () => {
  const folders = built({ [mantraFile]: withGloss("the beginning of all that is") });
  const atStart = wordsIn(folders);
  const before = atStart();
  writeFileSync(join(folders.content, mantraFile.replace("content/", "")), withGloss("Om"));
  saveCheckedContent(folders.checkedContent, folders, readCatalogue(folders.content, folders.public, inEnglish));
  expect(atStart()).toEqual(before);
  expect(wordsIn(folders)()).not.toEqual(before);
});

test("content that is as it was built is not checked again", async () => {
  const folders = built();
  const files = readCatalogue(folders.content, folders.public, inEnglish);
  files.site.name = "As it was built";
  saveCheckedContent(folders.checkedContent, folders, files);
  expect((await openEnglish(folders)).site.name).toBe("As it was built");
});

test("content that was only copied or touched since the build is not checked again", () => {
  const folders = built();
  utimesSync(join(folders.content, "site.yaml"), 1, 1);
  expect(findCheckedContent(folders.checkedContent, folders)).not.toBeNull();
});

test("a file that was written again with as many bytes is shown", async () => {
  const folders = built();
  const file = join(folders.content, "site.yaml");
  writeFileSync(file, site.replace("Mala", "Bead"));
  utimesSync(file, 1, 1);
  expect((await openEnglish(folders)).site.name).toBe("Bead");
});

test("what was written after the build is shown", async () => {
  const folders = built();
  writeFileSync(join(folders.content, "site.yaml"), site.replace("Mala", "Bead"));
  expect((await openEnglish(folders)).site.name).toBe("Bead");
});

test("a fault that was written after the build is told with its file and field", async () => {
  const folders = built();
  writeFileSync(join(folders.content, "site.yaml"), site.replace("us@example.org", "nobody"));
  await expect(openedFrom(folders)).rejects.toMatchObject({
    problems: ["content/site.yaml: email Invalid email address"],
  });
});

test("a file that came after the build is looked at", async () => {
  const folders = built();
  writeFileSync(join(folders.content, "deities/ram/mantras/om.yaml"), "");
  await expect(openedFrom(folders)).rejects.toMatchObject({
    problems: [expect.stringContaining("om.yaml: is not listed under mantras in its deity.yaml")],
  });
});

test("a picture or recording that has gone since the build is missed", async () => {
  const folders = built();
  rmSync(join(folders.public, "audio/mantras/om-ram.mp3"));
  await expect(openedFrom(folders)).rejects.toMatchObject({
    problems: [expect.stringContaining("/audio/mantras/om-ram.mp3, which is not under public/")],
  });
});

test("what lies behind a linked folder is looked at too", async () => {
  const folders = { ...writeContent(), checkedContent: newFile() };
  const elsewhere = join(folders.content, "../elsewhere");
  renameSync(join(folders.content, "deities"), elsewhere);
  symlinkSync(elsewhere, join(folders.content, "deities"));
  const files = readCatalogue(folders.content, folders.public, inEnglish);
  saveCheckedContent(folders.checkedContent, folders, files);
  expect(findCheckedContent(folders.checkedContent, folders)?.("en")).toEqual(onlyIn("en", files));
  writeFileSync(join(elsewhere, "ram/mantras/om-ram.yaml"), mantra.replace("Om Ram", "Ram Om"));
  expect((await openEnglish(folders)).chants.get("om-ram")?.mantra.title).toBe("Ram Om");
});

test("a folder that is missing is named by the checks", async () => {
  const folders = built();
  rmSync(folders.content, { recursive: true });
  await expect(openedFrom(folders)).rejects.toMatchObject({
    problems: expect.arrayContaining(["content/site.yaml: is missing"]),
  });
});

test.each([
  ["that was not kept", null],
  ["that was cut off", '{"stamp":"'],
])("content %s is read from its own files", async (_, written) => {
  const folders = built();
  if (written === null) rmSync(folders.checkedContent);
  else writeFileSync(folders.checkedContent, written);
  expect((await openEnglish(folders)).site.name).toBe("Mala");
});
