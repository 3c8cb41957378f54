/** A sound without an end: from `loopEnd` it goes on at `loopStart`. Seconds. */
export interface LoopedSound {
  audioUrl: string;
  loopStart: number;
  loopEnd: number;
}

/** Seconds in which a sound comes out of the silence. */
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
 * Plays into `input` from the moment the sound is there. An `<audio loop>` is silent for 5 to 20 ms at each loop; a
 * buffer's loop is not for a single sample. Returns how to end it; throws where the sound cannot be had or read.
 */
export async function startLoop(sound: LoopedSound, input: AudioNode): Promise<(at: number) => void> {
  const { context } = input;
  const file = await fetchSound(sound.audioUrl);
  // Decoding takes the file away: for the next sitting the browser has it in its cache.
  files.delete(sound.audioUrl);
  const buffer = await context.decodeAudioData(file);
  // A sitting may be over before its sound is there.
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
