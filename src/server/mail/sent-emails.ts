import type { Deliver, Email } from "./email.ts";

const capacity = 50;

export interface SentEmail extends Email {
  sentAt: Date;
}

export type SentEmails = ReturnType<typeof createSentEmails>;

/** Keeps the emails of a server without SMTP in memory, for the page on which a developer reads them. */
export function createSentEmails(now: () => Date) {
  let emails: readonly SentEmail[] = [];
  return {
    /** Returns a delivery that delivers as the given one does, and records what was delivered. */
    recording:
      (deliver: Deliver): Deliver =>
      async (email, delivery) => {
        await deliver(email, delivery);
        emails = [{ ...email, sentAt: now() }, ...emails].slice(0, capacity);
      },
    /** Lists the emails, the newest first. */
    list: () => emails,
  };
}
