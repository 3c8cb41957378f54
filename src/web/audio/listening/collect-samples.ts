/** These names exist in an audio worklet, but TypeScript's library of the DOM lacks them. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/**
 * A message has so many samples, 21 ms at 48 kHz. A message for each block of 128 would cost more than its analysis.
 */
const BATCH = 1024;

/** Sends the microphone's samples to the port that it is given. */
class CollectSamples extends AudioWorkletProcessor {
  #batch = new Float32Array(BATCH);
  #filled = 0;
  #sink: MessagePort | null = null;

  constructor() {
    super();
    this.port.addEventListener("message", ({ data }: MessageEvent<MessagePort>) => (this.#sink = data));
    this.port.start();
  }

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const [samples] = input ?? [];
    if (samples) this.#collect(samples);
    return true;
  }

  #collect(samples: Float32Array) {
    this.#batch.set(samples, this.#filled);
    this.#filled += samples.length;
    if (this.#filled < BATCH) return;
    this.#sink?.postMessage(this.#batch, [this.#batch.buffer]);
    this.#batch = new Float32Array(BATCH);
    this.#filled = 0;
  }
}

registerProcessor("collect-samples", CollectSamples);
