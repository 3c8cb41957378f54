import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { day, second } from "#model/durations.ts";
import { deviceLifetime } from "../http/cookies.ts";

/** A browser that several people share keeps the marks of so many of them. */
const mostMarks = 4;
/** The length in bytes of each of the two halves of a signature. */
const half = 16;

/** An account with the hash of its present password. A new password therefore makes every device unknown. */
interface Known {
  email: string;
  hash: string;
}

interface Mark {
  text: string;
  id: string;
  /** The day on which the mark was given, as a number of days since the epoch. */
  since: number;
  /** This half of the signature can only be checked if the account is known. */
  ofAccount: Buffer;
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Creates and checks the marks of known devices. A browser gets a mark when the right password is entered in it: a
 * random id, the day, and a signature. A mark names nobody, and nothing of it is stored on the server. The first half
 * of the signature covers id, day and account. The second half covers the first, so that a mark of this server is
 * recognized without knowing its account.
 */
export function createKnownDevices({ secret, now }: { secret: string; now: () => Date }) {
  const today = () => Math.floor(now().getTime() / day);

  const sign = (...parts: string[]) => createHmac("sha256", secret).update(parts.join("\n")).digest().subarray(0, half);
  const signAccount = (id: string, since: string, { email, hash }: Known) =>
    sign("known device", id, since, email, hash);
  const seal = (id: string, since: string, ofAccount: Buffer) =>
    sign("mark of a device", id, since, ofAccount.toString("base64url"));

  /** Returns the marks in a cookie that this server has given and that are still valid, each once. */
  function read(marks: string | null): Mark[] {
    const held = (marks ?? "").split("~").slice(0, mostMarks).flatMap(readMark);
    return [...new Map(held.map((mark) => [mark.id, mark])).values()];
  }

  function readMark(text: string): Mark[] {
    const [id = "", since = "", signature = ""] = text.split(".");
    const given = Buffer.from(signature, "base64url");
    if (given.length !== 2 * half) return [];
    const ofAccount = given.subarray(0, half);
    if (!timingSafeEqual(given.subarray(half), seal(id, since, ofAccount))) return [];
    if (Number(since) + (deviceLifetime * second) / day <= today()) return [];
    return [{ text: `${id}.${since}.${given.toString("base64url")}`, id, since: Number(since), ofAccount }];
  }

  const isOf =
    (known: Known) =>
    ({ id, since, ofAccount }: Mark) =>
      timingSafeEqual(ofAccount, signAccount(id, String(since), known));

  return {
    /** Returns the id of the device for this account; null for an unknown one. */
    find: (marks: string | null, known: Known): string | null => read(marks).find(isOf(known))?.id ?? null,

    /**
     * Returns the beginning of the day on which the password was last entered on this device; null for an unknown one.
     */
    lastSignIn(marks: string | null, known: Known): Date | null {
      const mark = read(marks).find(isOf(known));
      return mark ? new Date(mark.since * day) : null;
    },

    /** Returns the new marks of the browser. Those of other people who have signed in with it are kept. */
    mark(marks: string | null, known: Known): string {
      const id = randomBytes(16).toString("base64url");
      const since = String(today());
      const ofAccount = signAccount(id, since, known);
      const signature = Buffer.concat([ofAccount, seal(id, since, ofAccount)]).toString("base64url");
      const isOfOther = (mark: Mark) => !isOf(known)(mark);
      const others = read(marks)
        .filter(isOfOther)
        .map(({ text }) => text);
      return [`${id}.${since}.${signature}`, ...others].slice(0, mostMarks).join("~");
    },
  };
}
