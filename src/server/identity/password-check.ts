import { createKeyedSerializer } from "../limits/serialize-by-key.ts";
import type { Attempt, Limits } from "../limits/limits.ts";
import { guessesAtAccount, guessesFromAddress, guessesOnDevice } from "../limits/rules.ts";
import { once } from "../once.ts";
import type { Origin, Refusal, TooMany } from "./identity.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { PasswordHasher } from "./password-hash.ts";

interface PasswordCheck extends Origin {
  email: string;
  /** The stored hash of the password; null for an unknown account. */
  hash: string | null;
  password: string;
}

interface CheckDeps {
  hasher: PasswordHasher;
  limits: Limits;
  devices: Pick<KnownDevices, "find">;
}

export const tooMany = (refused: TooMany["refused"], retryAfter: number): TooMany => ({ refused, retryAfter });

/** Checks passwords within the limits on guessing. */
export function createPasswordCheck({ hasher, limits, devices }: CheckDeps) {
  const serialize = createKeyedSerializer();
  /**
   * Returns the hash against which the password for an unknown email is checked, so that it takes the same time as a
   * wrong password.
   */
  const decoy = once(() => hasher.hash("a password that nobody has"));

  /**
   * Resolves to null when the password is wrong. A known device is counted separately, so that no stranger can lock it
   * out.
   */
  async function checkPassword({ email, address, device, hash, password }: PasswordCheck) {
    const decoyHash = await decoy();
    const checked = hash ?? decoyHash;
    const known = devices.find(device, { email, hash: checked });
    const isRight = async () => (await hasher.verify(checked, password)) && hash !== null;
    // Guesses are checked one at a time. Otherwise right ones would count as failures until they are known to be right.
    if (known !== null) {
      const onDevice = { rule: guessesOnDevice, subject: known };
      return serialize(`device ${known}`, () => guess([onDevice], isRight));
    }
    const fromAddress = { rule: guessesFromAddress, subject: address };
    const atAccount = { rule: guessesAtAccount, subject: email };
    return serialize(`address ${address}`, () =>
      serialize(`account ${email}`, () => guess([fromAddress, atAccount], isRight)),
    );
  }

  /** Counts a guess before it is evaluated, and takes the count of a right one back. */
  async function guess(
    attempts: readonly Attempt[],
    isRight: () => Promise<boolean>,
  ): Promise<Refusal | "right" | null> {
    const seconds = await limits.consumeAll(attempts);
    if (seconds > 0) return tooMany("too-many-guesses", seconds);
    if (!(await orRefund(attempts, isRight))) return null;
    for (const attempt of attempts) {
      if (attempt.rule === guessesFromAddress) await limits.refund(attempt);
      else await limits.reset(attempt);
    }
    return "right";
  }

  /**
   * Takes the counts of the attempts back when the work fails, as it does when too many passwords wait to be hashed.
   */
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
