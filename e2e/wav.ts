/** A WAV file of one channel, 16 bits a sample, out of samples from -1 to 1. */
export function toWav(samples: ArrayLike<number>, rate: number): Buffer {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write("RIFF", 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(2 * samples.length, 40);
  for (let place = 0; place < samples.length; place++) {
    file.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, samples[place] ?? 0))), 44 + 2 * place);
  }
  return file;
}
