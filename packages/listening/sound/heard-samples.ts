/** Samples in which the audio thread counts: a busy device leaves out whole ones. */
const QUANTUM = 128;

/**
 * Leaves out what is digital silence: a microphone that is off gives zeros, and a busy device gives them for a moment. Taken
 * for the noise of the room, they would make that room's noise speech for as long as the noise floor remembers them.
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
