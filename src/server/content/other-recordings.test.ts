import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { StartupError } from "../startup-error.ts";
import { loadLibrary } from "./load-library.ts";

const project = join(import.meta.dirname, "../../..");

const recording = {
  audioUrl: "/audio/mantras/om-namah-shivaya/teacher.mp3",
  seconds: 4,
  credit: "A teacher, CC BY 4.0",
  syllables: ["ॐ ", "न", "मः ", "शि", "वा", "य"].map((sanskrit, at) => ({
    sanskrit,
    transliteration: ["oṃ ", "na", "maḥ ", "śi", "vā", "ya"][at],
    start: at / 2,
    end: (at + 1) / 2,
  })),
};
const FILE = "recordings/om-namah-shivaya/teacher.json";

/** Reads the site's content with additional recordings, whose files are given as texts by name. */
function withRecordings<Result>(files: Readonly<Record<string, string>>, read: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), "recordings-"));
  try {
    cpSync(join(project, "content"), join(root, "content"), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, "content", name)), { recursive: true });
      writeFileSync(join(root, "content", name), text);
    }
    return read(join(root, "content"));
  } finally {
    rmSync(root, { recursive: true });
  }
}

function faultsOf(files: Readonly<Record<string, string>>): readonly string[] {
  return withRecordings(files, (content) => {
    try {
      loadLibrary(content, join(project, "public"));
      return [];
    } catch (error) {
      if (error instanceof StartupError) return error.problems;
      throw error;
    }
  });
}

test("a recording by somebody else comes with the mantra, its credit and its times, and on no card", () => {
  const library = loadLibrary(join(project, "content"), join(project, "public"));
  const { mantra, deity } = library.chants.get("om-namah-shivaya") ?? {};
  expect(mantra?.otherRecordings).toMatchObject([
    {
      id: "one-voice",
      credit: "One voice",
      isSynthesized: true,
      timing: [{ transliteration: "oṃ " }, {}, {}, {}, {}, {}],
    },
  ]);
  const card = library.deities.get(deity?.id ?? "")?.mantras.find(({ id }) => id === "om-namah-shivaya");
  expect(card).not.toHaveProperty("otherRecordings");
});

test.each([
  ["its sound is missing", FILE, recording, /audioUrl names \S+\/teacher\.mp3, which is not under public\//],
  ["it has no credit", FILE, { ...recording, credit: " " }, /credit/],
  [
    "its syllables are another text's",
    FILE,
    { ...recording, syllables: recording.syllables.slice(1) },
    /which is not the text's/,
  ],
  ["its name is none", FILE.replace("teacher", "A Teacher"), recording, /must be named in small letters/],
  [
    "its mantra does not exist",
    "recordings/om-sita/teacher.json",
    recording,
    /holds recordings of a mantra that does not exist/,
  ],
])("a recording is refused where %s", (_, name, file, fault) => {
  expect(faultsOf({ [name]: JSON.stringify(file) }).join("\n")).toMatch(fault);
});
