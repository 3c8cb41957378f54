import type { Attempt, Limits } from "../limits/limits.ts";
import { guessesAtAccount, guessesFromAddress } from "../limits/rules.ts";
import { once } from "../once.ts";
import type { Origin, Refusal, TooMany } from "./identity.ts";
import type { PasswordHasher } from "./password-hash.ts";

interface PasswordCheck extends Origin {
  email: string;
  /** Null for an unknown account. */
  hash: string | null;
  password: string;
}

export const tooMany = (refused: TooMany["refused"], retryAfter: number): TooMany => ({ refused, retryAfter });

/** Checks passwords within the limits on guessing. */
export function createPasswordCheck({ hasher, limits }: { hasher: PasswordHasher; limits: Limits }) {
  /** Hash that an unknown e-mail is checked against, so that it takes the same work as a wrong password. */
  const decoy = once(() => hasher.hash("a password that nobody has"));

  /** Null when the password is wrong. Each check counts before it is evaluated; a right one is refunded. */
  async function checkPassword({ email, address, hash, password }: PasswordCheck): Promise<Refusal | "right" | null> {
    const fromAddress = { rule: guessesFromAddress, subject: address };
    const atAccount = { rule: guessesAtAccount, subject: email };
    const addressWait = await limits.consume(fromAddress);
    if (addressWait > 0) return tooMany("too-many-guesses", addressWait);
    const accountWait = await limits.consume(atAccount);
    if (accountWait > 0) {
      await limits.refund(fromAddress);
      return tooMany("too-many-guesses", accountWait);
    }
    const isRight = await orRefund([fromAddress, atAccount], async () => {
      const decoyHash = await decoy();
      return hasher.verify(hash ?? decoyHash, password);
    });
    if (!isRight || hash === null) return null;
    await limits.refund(fromAddress);
    await limits.reset(atAccount);
    return "right";
  }

  /** Refunds the attempts when the work fails, as it does when too many passwords wait to be hashed. */
  async function orRefund<Result>(attempts: readonly Attempt[], work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      for (const attempt of attempts) await limits.refund(attempt);
      throw error;
    }
  }

  return { checkPassword, orRefund };
}
