import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folders as shipped } from "../folders.ts";
import { buildLibrary } from "./build-library.ts";
import { findCheckedContent, saveCheckedContent } from "./checked-content.ts";
import { openLibrary } from "./open-library.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { mantra, site, writeContent } from "./test-content.ts";

const newFile = () => join(mkdtempSync(join(tmpdir(), "checked-")), "content.json");

/** Writes a small content, and keeps it as a build does. */
function built() {
  const folders = { ...writeContent(), checkedContent: newFile() };
  saveCheckedContent(folders.checkedContent, folders, readCatalogue(folders.content, folders.public));
  return folders;
}

test("the shipped content is found as the build has checked it", () => {
  const file = newFile();
  const files = readCatalogue(shipped.content, shipped.public);
  saveCheckedContent(file, shipped, files);
  const found = findCheckedContent(file, shipped);
  expect(found).toEqual(files);
  expect(found && buildLibrary(found).words.get("om-namah-shivaya")?.()).toEqual(
    buildLibrary(files).words.get("om-namah-shivaya")?.(),
  );
});

test("content that is as it was built is not checked again", async () => {
  const folders = built();
  const marked = findCheckedContent(folders.checkedContent, folders);
  if (marked) marked.site.name = "As it was built";
  saveCheckedContent(folders.checkedContent, folders, marked ?? readCatalogue(folders.content, folders.public));
  expect((await openLibrary(folders)).site.name).toBe("As it was built");
});

test("what was written after the build is shown", async () => {
  const folders = built();
  writeFileSync(join(folders.content, "site.yaml"), site.replace("Mala", "Bead"));
  expect((await openLibrary(folders)).site.name).toBe("Bead");
});

test("a fault that was written after the build is told with its file and field", async () => {
  const folders = built();
  writeFileSync(join(folders.content, "site.yaml"), site.replace("us@example.org", "nobody"));
  await expect(openLibrary(folders)).rejects.toMatchObject({
    problems: ["content/site.yaml: email Invalid email address"],
  });
});

test("a file that came after the build is looked at", async () => {
  const folders = built();
  writeFileSync(join(folders.content, "deities/ram/mantras/om.yaml"), "");
  await expect(openLibrary(folders)).rejects.toMatchObject({
    problems: [expect.stringContaining("om.yaml: is not listed under mantras in its deity.yaml")],
  });
});

test("a picture or recording that has gone since the build is missed", async () => {
  const folders = built();
  rmSync(join(folders.public, "audio/mantras/om-ram.mp3"));
  await expect(openLibrary(folders)).rejects.toMatchObject({
    problems: [expect.stringContaining("/audio/mantras/om-ram.mp3, which is not under public/")],
  });
});

test("what lies behind a linked folder is looked at too", async () => {
  const folders = { ...writeContent(), checkedContent: newFile() };
  const elsewhere = join(folders.content, "../elsewhere");
  renameSync(join(folders.content, "deities"), elsewhere);
  symlinkSync(elsewhere, join(folders.content, "deities"));
  const files = readCatalogue(folders.content, folders.public);
  saveCheckedContent(folders.checkedContent, folders, files);
  expect(findCheckedContent(folders.checkedContent, folders)).toEqual(files);
  writeFileSync(join(elsewhere, "ram/mantras/om-ram.yaml"), mantra.replace("Om Ram", "Ram Om"));
  expect((await openLibrary(folders)).chants.get("om-ram")?.mantra.title).toBe("Ram Om");
});

test("a folder that is missing is named by the checks", async () => {
  const folders = built();
  rmSync(folders.content, { recursive: true });
  await expect(openLibrary(folders)).rejects.toMatchObject({
    problems: expect.arrayContaining(["content/site.yaml: is missing"]),
  });
});

test.each([
  ["that was not kept", null],
  ["that was cut off", '{"digest":"'],
])("content %s is read from its own files", async (_, written) => {
  const folders = built();
  if (written === null) rmSync(folders.checkedContent);
  else writeFileSync(folders.checkedContent, written);
  expect((await openLibrary(folders)).site.name).toBe("Mala");
});
