/** Mono samples from -1 to 1, with `rate` of them a second. */
export interface RecordedSound {
  readonly samples: Float32Array;
  readonly rate: number;
}

const HEADER = 44;

/** Returns a WAV file of one channel with 16 bits a sample (RIFF, Microsoft and IBM 1991). */
export function wavFile({ samples, rate }: RecordedSound): Uint8Array<ArrayBuffer> {
  const size = 2 * samples.length;
  const file = new DataView(new ArrayBuffer(HEADER + size));
  const write = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i++) file.setUint8(at + i, letters.charCodeAt(i));
  };
  write(0, "RIFF");
  file.setUint32(4, HEADER - 8 + size, true);
  write(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, 2 * rate, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  write(36, "data");
  file.setUint32(40, size, true);
  for (const [at, sample] of samples.entries()) {
    file.setInt16(HEADER + 2 * at, Math.round(32_767 * Math.max(-1, Math.min(1, sample))), true);
  }
  return new Uint8Array(file.buffer);
}
