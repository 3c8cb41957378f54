import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { mainLanguage, type Language } from "#model/languages.ts";
import { folders } from "../folders.ts";
import type { ReaderOptions } from "./content-reader.ts";
import { StartupError } from "../startup-error.ts";
import { loadLibraries } from "./load-library.ts";

export type Files = Record<string, string | null>;

export const site = `
name: Mala
tagline: { en: Chant }
team: { en: We }
email: us@example.org
channel: { name: { en: Videos }, url: https://video.example }
quotation: { sanskrit: यज्ञानां जपयज्ञोऽस्मि, translation: { en: I am japa }, source: { en: Gita } }`;

export const deity = `
updated: 2026-01-01
name: { en: Ram }
sanskritName: राम
description: { en: Short }
longDescription: { en: Long }
theme: { hue: 78 }
mantras: [om-ram]`;

export const mantra = `
updated: 2026-02-02
title: { en: Om Ram }
sanskrit: ॐ राम
transliteration: oṃ rāma
source: { en: traditional }
meaning: { en: Meaning }
benefits: { en: [Calm] }
pronunciation: { en: [{ sound: ā, hint: long }] }
instructions: { en: [Sit] }`;

export const mantraFile = "content/deities/ram/mantras/om-ram.yaml";

export const recording = {
  audioUrl: "/audio/mantras/om-ram.mp3",
  seconds: 4,
  syllables: [
    { sanskrit: "ॐ ", transliteration: "oṃ ", start: 0, end: 2 },
    { sanskrit: "रा", transliteration: "rā", start: 2, end: 3 },
    { sanskrit: "म", transliteration: "ma", start: 3, end: 4 },
  ],
};

export const meditation = `
updated: 2026-01-03
sounds: [${["om-chant", "relaxing-flute", "hare-krishna"]
  .map(
    (id) =>
      `{ id: ${id}, name: { en: Om }, type: chant, audioUrl: /audio/om.mp3, seconds: 2, loopStart: 0.25, loopEnd: 2.25, waveform: [1, 1, 1, 1, 1, 1, 1, 1] }`,
  )
  .join()}]
video: { url: /videos/om.mp4, poster: /videos/om.webp, description: { en: A film } }`;

const words = (text: string) => `{ en: "${text}" }`;
const calendar: Files = {
  "content/calendar/page.yaml": `{ updated: 2026-01-04, title: ${words("Calendar")}, description: ${words("Days")} }`,
  "content/calendar/observances.yaml": `[{ id: purnima, name: ${words("Purnima")}, iast: Pūrṇimā, text: ${words("Full")} }]`,
  "content/calendar/mantra-of-the-day.yaml": `{ festival: ${words("It is {name}")}, weekdays: [${Array.from({ length: 7 }, () => `{ deities: [ram], why: ${words("His day")} }`).join()}] }`,
  "content/calendar/doubts.yaml": readFileSync(join(folders.content, "calendar/doubts.yaml"), "utf8"),
  "content/calendar/places.yaml": "{ site: ujjain, zones: { Asia/Kolkata: { India: { Ujjain: [23.2, 75.8] } } } }",
};

/** The fields of a teaching, without its text. */
export const post = `---
title: On Om
excerpt: A syllable.
category: Mantras
createdAt: 2025-04-04
---
`;

export const textPage = (title: string) => `---\ntitle: ${title}\nupdated: 2025-04-04\n---\n\nWords of ours.\n`;

const valid: Files = {
  ...calendar,
  "content/pages/about.md": textPage("About"),
  "content/pages/bibliography.md": textPage("Editions"),
  "content/pages/privacy.md": textPage("Privacy Policy"),
  "content/pages/terms.md": textPage("Terms & Conditions"),
  "content/pages/disclaimer.md": textPage("Disclaimer"),
  "content/meditation.yaml": meditation,
  "public/audio/om.mp3": "sound",
  "public/videos/om.mp4": "film",
  "public/videos/om.webp": "still",
  "content/site.yaml": site,
  "content/featured.yaml": "- om-ram",
  "content/deities/ram/deity.yaml": deity,
  "content/deities/ram/icon.svg": '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  [mantraFile]: mantra,
  "content/recordings/om-ram.json": JSON.stringify(recording),
  "public/audio/mantras/om-ram.mp3": "sound",
  "public/images/lord-ram.webp": "picture",
};

/** Writes a small valid content to a folder, with some files changed; null leaves a file out. */
export function writeContent(changed: Files = {}) {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  for (const [file, text] of Object.entries({ ...valid, ...changed })) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { content: join(root, "content"), public: join(root, "public") };
}

/**
 * Loads the library of a small valid content with some files changed. The content is written in English; `complete`
 * names the languages that must have every text.
 */
export function loadWith(
  changed: Files = {},
  { language = mainLanguage, complete = [mainLanguage], lacks }: Loading = {},
) {
  const folders = writeContent(changed);
  return loadLibraries(folders.content, folders.public, { complete, lacks })(language);
}

interface Loading extends ReaderOptions {
  language?: Language;
}

/** Returns the faults of the small content with some files changed. */
export function faultsOf(changed: Files, loading?: Loading): readonly string[] {
  try {
    loadWith(changed, loading);
    return [];
  } catch (error) {
    if (error instanceof StartupError) return error.problems;
    throw error;
  }
}

/**
 * Makes a folder that has the content of this site, with some files added or written anew. All the others are links,
 * because copying thousands of files takes as long as reading them.
 */
export function writeSiteContent(folder: string, files: Readonly<Record<string, string>>) {
  linkAround(folders.content, folder, Object.keys(files));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Links to what is in a folder. A folder in which files are written is made, and these files are left out. */
function linkAround(from: string, to: string, written: readonly string[]) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (written.includes(name)) continue;
    const inside = written.filter((file) => file.startsWith(`${name}/`)).map((file) => file.slice(name.length + 1));
    if (inside.length > 0) linkAround(join(from, name), join(to, name), inside);
    else symlinkSync(join(from, name), join(to, name));
  }
}
