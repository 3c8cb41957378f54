import { spawnSync } from "node:child_process";
import { openSync, readSync, closeSync, statSync } from "node:fs";
import sharp from "sharp";
import { FILM } from "./film.ts";

const MOST_BYTES = 4 * 1024 * 1024;
const MOST_POSTER_BYTES = 200 * 1024;
const HIGHEST_LEVEL = 40;

/**
 * Lists the faults of the committed film and its poster (a path without extension). The list is empty when there are
 * none.
 */
export async function checkVideo(video: string, poster: string): Promise<string[]> {
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(`${video}: ${fault}`);
  };
  const stream = probeVideo(video);
  const is = (key: string, value: string | number) =>
    expect(stream.get(key) === String(value), `${key} is ${stream.get(key)}, not ${value}`);
  is("codec_type", "video");
  is("codec_name", "h264");
  is("pix_fmt", "yuv420p");
  is("width", FILM.width);
  is("height", FILM.height);
  is("color_space", "bt709");
  is("color_transfer", "bt709");
  is("color_primaries", "bt709");
  is("nb_streams", 1);
  is("r_frame_rate", `${FILM.framesPerSecond}/1`);
  expect(Number(stream.get("level")) <= HIGHEST_LEVEL, `level is ${stream.get("level")}, above ${HIGHEST_LEVEL}`);
  expect(Math.abs(Number(stream.get("duration")) - FILM.seconds) < 0.05, `lasts ${stream.get("duration")} s`);
  const bytes = statSync(video).size;
  expect(bytes <= MOST_BYTES, `${bytes} bytes, more than ${MOST_BYTES}`);
  expect(isFastStart(video), "the index (moov) comes after the pictures: it cannot play while loading");
  for (const format of ["webp", "jpg"]) {
    const path = `${poster}.${format}`;
    const { width, height } = await sharp(path).metadata();
    if (width !== FILM.width || height !== FILM.height) faults.push(`${path}: ${width}×${height}`);
    if (statSync(path).size > MOST_POSTER_BYTES) faults.push(`${path}: ${statSync(path).size} bytes`);
  }
  return faults;
}

/** Returns the entries of ffprobe for the only stream and for the file. The file's own entries win. */
function probeVideo(path: string): Map<string, string> {
  const options = ["-v", "error", "-show_streams", "-show_format", "-of", "default=nw=1", path];
  const { status, stdout, stderr, error } = spawnSync("ffprobe", options, { encoding: "utf8" });
  if (error) throw new Error("ffprobe cannot be run; is it installed?", { cause: error });
  if (status !== 0) throw new Error(`ffprobe cannot read ${path}: ${stderr}`);
  return new Map(
    stdout.split("\n").map((line): [string, string] => {
      const split = line.indexOf("=");
      return [line.slice(0, split), line.slice(split + 1)];
    }),
  );
}

/** Reads the boxes of an MP4 file (ISO/IEC 14496-12: size and name, four bytes each) until it meets one of the two. */
function isFastStart(path: string): boolean {
  const file = openSync(path, "r");
  const head = Buffer.alloc(8);
  try {
    for (let at = 0; readSync(file, head, 0, 8, at) === 8; at += head.readUInt32BE(0)) {
      const name = head.toString("latin1", 4);
      if (name === "moov") return true;
      if (name === "mdat" || head.readUInt32BE(0) < 8) return false;
    }
    return false;
  } finally {
    closeSync(file);
  }
}
