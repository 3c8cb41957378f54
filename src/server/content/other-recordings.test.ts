import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { StartupError } from "../startup-error.ts";
import { loadLibrary } from "./load-library.ts";
import { writeSiteContent } from "./test-content.ts";
import { library } from "./test-library.ts";

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
    writeSiteContent(join(root, "content"), files);
    return read(join(root, "content"));
  } finally {
    rmSync(root, { recursive: true });
  }
}

test("a recording by somebody else comes with the mantra, its credit and its times, and on no card", () => {
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

const FAULTY = [
  {
    fault: "its sound is missing",
    name: FILE,
    file: recording,
    sentence: /audioUrl names \S+\/teacher\.mp3, which is not under public\//,
  },
  {
    fault: "it has no credit",
    name: FILE.replace("teacher", "nobody"),
    file: { ...recording, credit: " " },
    sentence: /credit/,
  },
  {
    fault: "its syllables are another text's",
    name: FILE.replace("teacher", "another"),
    file: { ...recording, syllables: recording.syllables.slice(1) },
    sentence: /which is not the text's/,
  },
  {
    fault: "its name is none",
    name: FILE.replace("teacher", "A Teacher"),
    file: recording,
    sentence: /must be named in small letters/,
  },
  {
    fault: "its mantra does not exist",
    name: "recordings/om-sita/teacher.json",
    place: "recordings/om-sita",
    file: recording,
    sentence: /holds recordings of a mantra that does not exist/,
  },
];

test("each faulty recording is refused, and its fault is told with its file", () => {
  const files = Object.fromEntries(FAULTY.map(({ name, file }) => [name, JSON.stringify(file)]));
  const problems = withRecordings(files, problemsIn);
  const sentencesOf = (place: string) =>
    problems.filter((problem) => problem.startsWith(`content/${place}: `)).join("\n");
  for (const { fault, name, place = name, sentence } of FAULTY) expect(sentencesOf(place), fault).toMatch(sentence);
});

/** Returns why the content of a folder is refused. */
function problemsIn(content: string): readonly string[] {
  try {
    loadLibrary(content, join(project, "public"));
    return [];
  } catch (error) {
    if (error instanceof StartupError) return error.problems;
    throw error;
  }
}
