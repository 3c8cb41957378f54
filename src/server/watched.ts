import { second } from "#model/durations.ts";

interface Wait {
  /** The sentence for a step that takes unusually long. */
  says: string;
  /** The sentence with which the process ends. */
  givesUp: string;
  /** Times are in ms. */
  saysAfter?: number;
  givesUpAfter?: number;
}

/**
 * Waits for a step that a disk may delay without end. A long wait is reported on standard error, and a longer one ends
 * the process.
 */
export async function whileWatched<Result>(wait: Wait, step: () => Promise<Result>): Promise<Result> {
  const { says, givesUp, saysAfter = 1.5 * second, givesUpAfter = 10 * second } = wait;
  const timers = [setTimeout(console.error, saysAfter, says), setTimeout(giveUp, givesUpAfter, givesUp)];
  try {
    return await step();
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

function giveUp(sentence: string) {
  console.error(sentence);
  // A regular exit would wait for the thread that hangs on the disk.
  process.kill(process.pid, "SIGKILL");
}
