import { createRandom } from "./random.ts";
import { SAMPLE_RATE } from "./sample-rate.ts";
import type { Stereo } from "./stereo.ts";

const HEADER_BYTES = 44;
const BYTES_PER_FRAME = 4;

/** Encodes a 16-bit stereo WAV file. Triangular dither of one step turns rounding errors into even noise. */
export function encodeWav({ left, right }: Stereo): Buffer {
  const size = left.length * BYTES_PER_FRAME;
  const file = Buffer.alloc(HEADER_BYTES + size);
  writeHeader(file, size);
  const random = createRandom(7);
  const toInteger = (sample: number) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767 + random() - random())));
  for (let i = 0; i < left.length; i++) {
    file.writeInt16LE(toInteger(left[i] ?? 0), HEADER_BYTES + i * BYTES_PER_FRAME);
    file.writeInt16LE(toInteger(right[i] ?? 0), HEADER_BYTES + i * BYTES_PER_FRAME + 2);
  }
  return file;
}

/** Writes the RIFF header of PCM, as Microsoft's "Multimedia Programming Interface" (1991) defines it. */
function writeHeader(file: Buffer, size: number): void {
  file.write("RIFF", 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + size, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * BYTES_PER_FRAME, 28);
  file.writeUInt16LE(BYTES_PER_FRAME, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(size, 40);
}
