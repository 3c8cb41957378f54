import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeMp3, measureLoudness } from "../dsp/ffmpeg.ts";
import { peak, scale, type Stereo } from "../dsp/stereo.ts";
import { encodeWav } from "../dsp/wav.ts";
import { checkPieces } from "./check.ts";
import { CONTENT, describe, saveSounds } from "./content-file.ts";
import { wrapped } from "./loop.ts";
import { type Piece, PIECES } from "./pieces.ts";
import { waveformOf } from "./waveform.ts";

export const AUDIO = "public/audio";
/** The loudness of the finished file in LUFS. */
const LOUDNESS = -20;
const KBPS = 96;
/** The peak of the intermediate WAV, which is far from clipping and loud enough for 16 bits. */
const WAV_PEAK = 0.6;

/** Renders a piece, encodes it with its wrapped edges and enters its description in content/meditation.yaml. */
export function renderPiece(piece: Piece, folder = AUDIO): void {
  const sound = piece.render();
  const waveform = waveformOf(sound);
  encodeAt(LOUDNESS, wrapped(sound), join(folder, piece.file));
  saveSounds([describe(piece, waveform)], CONTENT);
}

/**
 * Encodes a sound at a loudness. Encoding lowers the loudness by a few tenths of a LU, so the file is measured and
 * encoded once more.
 */
function encodeAt(loudness: number, sound: Stereo, path: string): void {
  const folder = mkdtempSync(join(tmpdir(), "meditation-"));
  try {
    const wav = join(folder, "sound.wav");
    scale(sound, WAV_PEAK / peak(sound));
    writeFileSync(wav, encodeWav(sound));
    const first = loudness - measureLoudness(wav).integrated;
    encodeMp3(wav, path, { gain: first, kbps: KBPS });
    const missing = loudness - measureLoudness(path).integrated;
    encodeMp3(wav, path, { gain: first + missing, kbps: KBPS });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const wanted = process.argv.slice(2).filter((word) => word !== "--check");
  const pieces = PIECES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  if (!process.argv.includes("--check")) {
    mkdirSync(AUDIO, { recursive: true });
    for (const piece of pieces) renderPiece(piece);
  }
  const { figures, faults } = checkPieces(pieces, AUDIO);
  console.table(figures);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
