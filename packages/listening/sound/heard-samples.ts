/** The audio thread works with blocks of so many samples (Web Audio), and a busy device loses whole blocks. */
const QUANTUM = 128;

/**
 * Removes digital silence. A microphone that is off gives zeros, and a busy device gives them for a moment. If they
 * were taken for the noise of the room, the real noise would count as speech for as long as the noise floor remembers
 * them.
 */
export function heardSamples(samples: Float32Array): Float32Array {
  const heard = new Float32Array(samples.length);
  let length = 0;
  for (let start = 0; start < samples.length; start += QUANTUM) {
    const quantum = samples.subarray(start, start + QUANTUM);
    if (quantum.every((sample) => sample === 0)) continue;
    heard.set(quantum, length);
    length += quantum.length;
  }
  return heard.subarray(0, length);
}
