import type { Deliver, Email } from "./email.ts";

const capacity = 50;

export interface Letter extends Email {
  writtenAt: Date;
}

export type Letterbox = ReturnType<typeof createLetterbox>;

/** E-mails of a server that sends none, in memory, for the page that shows them to its developer. */
export function createLetterbox(now: () => Date) {
  let letters: readonly Letter[] = [];
  return {
    /** Delivers as before, and keeps what was delivered. */
    keeping:
      (deliver: Deliver): Deliver =>
      async (email, delivery) => {
        await deliver(email, delivery);
        letters = [{ ...email, writtenAt: now() }, ...letters].slice(0, capacity);
      },
    /** The newest first. */
    letters: () => letters,
  };
}
