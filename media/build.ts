import { spawnSync } from "node:child_process";
import { statSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openLoudnessRecord } from "./dsp/loudness-record.ts";
import { buildFonts } from "./fonts/build.ts";
import { checkPieces } from "./meditation/check.ts";
import { PIECES } from "./meditation/pieces.ts";
import { AUDIO, renderPiece } from "./meditation/render.ts";
import { buildPictures } from "./pictures/build.ts";
import { checkPictures } from "./pictures/check.ts";
import { checkVideo } from "./video/check.ts";
import { POSTER, renderPoster, renderVideo, VIDEO } from "./video/render.ts";
import { checkChants, renderChants } from "./voice/render.ts";

/** All files in public/ together may have so many bytes. */
const MOST_BYTES = 250_000_000;

/**
 * Builds everything in public/ again: fonts, pictures, chants, meditation sounds and the film. It takes about twenty
 * minutes.
 */
async function build() {
  await buildFonts();
  await buildPictures();
  await renderChants();
  mkdirSync(AUDIO, { recursive: true });
  for (const piece of PIECES) renderPiece(piece);
  await renderVideo();
  await renderPoster();
}

/** This file has the figures of each chant, with a hash of its bytes. */
const LOUDNESS = "media/loudness.json";

/**
 * Lists the faults of the files in public/, one sentence each. A chant whose bytes the record knows is not decoded
 * again. Other chants are added to the record where a person runs the check.
 */
async function check(): Promise<string[]> {
  const bytes = bytesIn("public");
  const record = openLoudnessRecord(LOUDNESS, "public");
  const faultsOfChants = checkChants([], record.measure);
  if (record.measuredAnew.length > 0) {
    console.log(`${record.measuredAnew.length} chants were measured, because ${LOUDNESS} does not know their bytes.`);
    if (!process.env["CI"]) record.write();
  }
  return [
    ...(await checkPictures()),
    ...faultsOfChants,
    ...checkPieces(PIECES, AUDIO).faults,
    ...(await checkVideo(VIDEO, POSTER)),
    ...(bytes > MOST_BYTES ? [`public/ has ${bytes} bytes, more than ${MOST_BYTES}`] : []),
  ];
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

const isMissing = (program: string) => spawnSync(program, ["-version"], { stdio: "ignore" }).error !== undefined;

const wantsCheck = process.argv.includes("--check");
const missing = ["ffmpeg", "ffprobe"].filter(isMissing);

if (missing.length > 0 && !wantsCheck) {
  console.error(`Sounds and the film need ${missing.join(" and ")}: install the package ffmpeg.`);
  process.exitCode = 1;
} else if (missing.length > 0) {
  // Without ffmpeg the check is skipped. The files are committed, and people who change them have the tools.
  console.log("The media were not checked: there is no ffmpeg here.");
} else {
  if (!wantsCheck) await build();
  const faults = await check();
  console.log(faults.length === 0 ? "All media keep their rules." : faults.join("\n"));
  if (faults.length > 0) process.exitCode = 1;
}
