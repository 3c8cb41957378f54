import { openMicrophone } from "../../device/microphone.ts";
import { openSamplePort } from "./sample-port.ts";

/** Mono samples from -1 to 1, with their number a second. */
export interface RecordedSound {
  readonly samples: Float32Array;
  readonly rate: number;
}

interface Options {
  /** Called many times a second with the seconds recorded so far, and the loudness, from 0 to 1. */
  onProgress: (seconds: number, level: number) => void;
  /**
   * Called when the microphone is unplugged, taken away, or falls silent, because a recording with a gap is of no use.
   */
  onLost: () => void;
}

export type SoundRecorder = Exclude<Awaited<ReturnType<typeof openRecorder>>, string>;

/** Records the microphone from now on. Asks for the permission. Rejects where a script cannot be loaded. */
export async function openRecorder({ onProgress, onLost }: Options) {
  const stream = await openMicrophone();
  if (typeof stream === "string") return stream;
  const {
    port,
    rate,
    setOn,
    close: closeMicrophone,
  } = await openSamplePort(stream, {
    onLost,
    onSilent: (isSilent) => isSilent && onLost(),
  });
  const blocks: Float32Array[] = [];
  let length = 0;
  function collect({ data }: MessageEvent<Float32Array>) {
    blocks.push(data);
    length += data.length;
    onProgress(length / rate, levelOf(data));
  }
  port.addEventListener("message", collect);
  port.start();
  setOn(true);

  function close() {
    closeMicrophone();
    // Without this, blocks that are still on their way would be reported after the end.
    port.removeEventListener("message", collect);
  }

  return {
    close,
    /** Ends the recording, and returns it. */
    stop(): RecordedSound {
      close();
      const samples = new Float32Array(length);
      let at = 0;
      for (const block of blocks) {
        samples.set(block, at);
        at += block.length;
      }
      return { samples, rate };
    },
  };
}

/** Decibels below full scale at which the level is 0. */
const RANGE = 50;

function levelOf(block: Float32Array): number {
  let power = 1e-10;
  for (const sample of block) power += (sample * sample) / block.length;
  return Math.max(0, 1 + (10 * Math.log10(power)) / RANGE);
}
