import { readFileSync, writeFileSync } from "node:fs";
import { CORE_SCHEMA, dump, load } from "js-yaml";
import { z } from "zod";
import type { Piece } from "./pieces.ts";
import { WRAP } from "./loop.ts";
import { BARS } from "./waveform.ts";

export const CONTENT = "content/meditation.yaml";

const localized = z.object({ en: z.string() });

/** The contents of content/meditation.yaml, with times in seconds. */
const meditationContent = z.object({
  updated: z.string(),
  sounds: z.array(
    z.object({
      id: z.string(),
      name: localized,
      type: z.enum(["chant", "instrument"]),
      audioUrl: z.string(),
      seconds: z.number(),
      loopStart: z.number(),
      loopEnd: z.number(),
      waveform: z.array(z.number().min(0).max(1)).length(BARS),
    }),
  ),
  video: z.object({ url: z.string(), poster: z.string(), description: localized }),
});
export type MeditationContent = z.infer<typeof meditationContent>;
export type SoundContent = MeditationContent["sounds"][number];

const HEADING =
  "# Written by media/meditation/render.ts, but for the day and the video. Times in seconds; the player repeats loopStart to loopEnd.\n";

export function readContent(path = CONTENT): MeditationContent {
  return meditationContent.parse(load(readFileSync(path, "utf8")));
}

/** Describes a piece for its page and player. */
export function describe(piece: Piece, waveform: number[]): SoundContent {
  return {
    id: piece.id,
    name: { en: piece.name },
    type: piece.type,
    audioUrl: `/audio/${piece.file}`,
    seconds: piece.loop.seconds,
    loopStart: WRAP,
    loopEnd: WRAP + piece.loop.seconds,
    waveform,
  };
}

/** Replaces the descriptions with the same ids and keeps everything else in the file. */
export function saveSounds(sounds: readonly SoundContent[], path = CONTENT): void {
  const content = readContent(path);
  const kept = content.sounds.map((old) => sounds.find(({ id }) => id === old.id) ?? old);
  const added = sounds.filter(({ id }) => !content.sounds.some((old) => old.id === id));
  const text = dump({ ...content, sounds: [...kept, ...added] }, { lineWidth: 120, schema: CORE_SCHEMA });
  writeFileSync(
    path,
    HEADING +
      text.replace(
        /waveform:\n((?:\s+- [\d.]+\n)+)/g,
        (_, lines: string) =>
          `waveform: [${lines
            .trim()
            .slice(2)
            .split(/\n\s+- /)
            .join(", ")}]\n`,
      ),
  );
}
