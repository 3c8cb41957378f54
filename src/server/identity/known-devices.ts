import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { deviceLifetime } from "../http/cookies.ts";

const day = 24 * 60 * 60;
/** Number of people sharing a browser whose marks are kept in it. */
const mostMarks = 4;

const read = (marks: string | null) => (marks === null ? [] : marks.split("~").slice(0, mostMarks));

/** An account with its present password: a new one makes every device unknown. */
interface Known {
  email: string;
  hash: string;
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Marks that a browser gets when somebody has given the right password in it: a random id, the day, and a signature over
 * both and the account. They name nobody, and nothing of them is stored here.
 */
export function createKnownDevices({ secret, now }: { secret: string; now: () => Date }) {
  const today = () => Math.floor(now().getTime() / 1000 / day);

  const sign = (id: string, since: string, { email, hash }: Known) =>
    createHmac("sha256", secret).update(["known device", id, since, email, hash].join("\n")).digest();

  /** Id of the device for this account; null for an unknown one. */
  function idOf(mark: string, known: Known): string | null {
    const [id = "", since = "", signature = ""] = mark.split(".");
    const given = Buffer.from(signature, "base64url");
    const expected = sign(id, since, known);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return Number(since) + deviceLifetime / day > today() ? id : null;
  }

  return {
    find(marks: string | null, known: Known): string | null {
      for (const mark of read(marks)) {
        const id = idOf(mark, known);
        if (id !== null) return id;
      }
      return null;
    },

    /** Marks of the browser from now on, which other people may have signed in with, too. */
    mark(marks: string | null, known: Known): string {
      const id = randomBytes(16).toString("base64url");
      const since = String(today());
      const others = read(marks).filter((mark) => idOf(mark, known) === null);
      return [`${id}.${since}.${sign(id, since, known).toString("base64url")}`, ...others]
        .slice(0, mostMarks)
        .join("~");
    },
  };
}
