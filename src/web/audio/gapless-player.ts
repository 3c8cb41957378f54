/** A sound without an end: at `loopEnd` it continues with `loopStart`. Both are in seconds. */
export interface LoopedSound {
  audioUrl: string;
  loopStart: number;
  loopEnd: number;
}

/** Seconds in which a sound fades in. */
const ENTRANCE = 1.5;

const files = new Map<string, Promise<ArrayBuffer>>();

/** Fetches a sound before it is needed. A failure is thrown to the caller that needs it later. */
export function fetchSound(url: string): Promise<ArrayBuffer> {
  const fetched = files.get(url) ?? download(url);
  files.set(url, fetched);
  fetched.catch(() => files.delete(url));
  return fetched;
}

async function download(url: string) {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return reply.arrayBuffer();
}

/**
 * Plays a sound into `input` as soon as it is loaded. An `<audio loop>` is silent for 5 to 20 ms at each loop; the loop
 * of a buffer has no gap. Resolves to the function that ends it. Rejects where the sound cannot be loaded or decoded.
 */
export async function startLoop(sound: LoopedSound, input: AudioNode): Promise<(at: number) => void> {
  const { context } = input;
  const file = await fetchSound(sound.audioUrl);
  // Decoding empties the buffer, so the next sitting takes the file from the browser's cache.
  files.delete(sound.audioUrl);
  const buffer = await context.decodeAudioData(file);
  // A sitting may end before its sound is loaded.
  if (context.state === "closed") throw new Error(`${sound.audioUrl} was there after its context was closed`);
  const { loopStart, loopEnd } = sound;
  const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart, loopEnd });
  const entrance = new GainNode(context, { gain: 0 });
  source.connect(entrance).connect(input);
  const now = context.currentTime;
  entrance.gain.setValueAtTime(0, now);
  entrance.gain.linearRampToValueAtTime(1, now + ENTRANCE);
  source.start(now, loopStart);
  return (at) => source.stop(at);
}
