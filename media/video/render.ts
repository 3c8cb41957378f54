import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { checkVideo } from "./check.ts";
import { FILM, FRAMES } from "./film.ts";
import { createGrain, toRgb, toYuv } from "./picture.ts";
import { createScene } from "./scene.ts";

export const VIDEO = "public/videos/cosmic_om_meditation.mp4";
export const POSTER = "public/videos/cosmic_om_meditation";

const COLORS = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"];

/**
 * The film begins again with a key frame. x264 would make it much sharper than the frame before it, which would be seen
 * as a pulse every 20 s. Therefore there is no mbtree, a low ipratio, and zones in which the quality rises towards the
 * end and is still high at the beginning. Old phones can decode level 4.0 with four references.
 */
const CODEC = [
  "-c:v libx264 -preset slow -tune animation -profile:v high -level 4.0 -refs 4",
  `-crf 24 -g ${FRAMES} -x264-params`,
  // With one thread, every run gives the same bytes.
  "aq-mode=3:aq-strength=1.2:mbtree=0:ipratio=1.2:pbratio=1.15:deblock=0,-1:qcomp=0.7:scenecut=0:threads=1" +
    ":zones=0,11,b=1.6/444,467,b=1.4/468,479,b=2",
].flatMap((options) => options.split(" "));

/** Paints and encodes all frames, or fewer `frames` for a first look. */
export async function renderVideo(path = VIDEO, frames = FRAMES): Promise<void> {
  const size = `${FILM.width}x${FILM.height}`;
  const input = ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", size, "-r", String(FILM.framesPerSecond), ...COLORS];
  const file = [
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
    "-flags:v",
    "+bitexact",
    "-movflags",
    "+faststart",
    path,
  ];
  const options = ["-v", "error", "-y", ...input, "-i", "-", "-an", ...CODEC, ...COLORS, ...file];
  const encoder = spawn("ffmpeg", options, { stdio: ["pipe", "inherit", "inherit"] });
  const closed = once(encoder, "close");
  const paint = await createScene();
  const grain = createGrain(7);
  for (let frame = 0; frame < frames; frame++) {
    if (!encoder.stdin.write(toYuv(paint(frame), grain))) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [status] = await closed;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status} while encoding ${path}`);
}

/** The poster is the first frame, so that the picture does not change when the film begins. */
export async function renderPoster(path = POSTER): Promise<void> {
  const paint = await createScene();
  const raw = { width: FILM.width, height: FILM.height, channels: 3 } as const;
  const picture = sharp(toRgb(paint(0), createGrain(7)), { raw });
  await picture.clone().webp({ quality: 84, effort: 6 }).toFile(`${path}.webp`);
  await picture.clone().jpeg({ quality: 84, mozjpeg: true }).toFile(`${path}.jpg`);
}

if (import.meta.main) {
  if (!process.argv.includes("--check")) {
    mkdirSync("public/videos", { recursive: true });
    await renderPoster();
    await renderVideo();
  }
  const faults = await checkVideo(VIDEO, POSTER);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
