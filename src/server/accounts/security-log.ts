import { createHmac } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import { minute } from "#model/durations.ts";
import type { Refusal } from "../identity/identity.ts";
import type { Log } from "../log.ts";
import { isRefusal, orThrow } from "./refusals.ts";

export type SecurityEvent =
  | "sign-up"
  | "sign-in"
  | "sign-in link asked"
  | "sign-in link used"
  | "reset asked"
  | "reset used"
  | "password changed"
  | "email changed"
  | "email confirmed"
  | "passkey added"
  | "passkey removed"
  | "device signed out"
  | "account deleted";

/** This note is published for each event. Nobody listens to it while METRICS_PORT is unset. */
export interface SecurityNote {
  event: SecurityEvent;
  outcome: string;
}

export const securityEvents = channel("mantra-mala:security");

interface SecurityLogOptions {
  log: Pick<Log, "info">;
  now: () => Date;
  /** This key makes the pseudonyms. */
  secret: string;
}

export type SecurityLog = ReturnType<typeof createSecurityLog>;

/** At most so many lines about refusals are written in a minute, so that a flood of guesses cannot fill the disk. */
const mostRefusals = 100;

/**
 * Logs actions on accounts, by event and outcome. An account is named by a pseudonym that is the same in every line and
 * reveals neither its id nor its email.
 */
export function createSecurityLog({ log, now, secret }: SecurityLogOptions) {
  let thisMinute = 0;
  const refusals = new Set<string>();

  const pseudonymOf = (accountId: string) =>
    createHmac("sha256", secret).update(`account in the log ${accountId}`).digest("base64url").slice(0, 12);

  function note(event: SecurityEvent, accountId: string | null | undefined, outcome = "done") {
    securityEvents.publish({ event, outcome } satisfies SecurityNote);
    const account = accountId ? pseudonymOf(accountId) : null;
    if (outcome !== "done" && isRepeated([event, outcome, account].join(" "))) return;
    log.info("Security", { event, outcome, ...(account !== null && { account }) });
  }

  /** Returns true for a refusal that has already been logged for the same account within this minute. */
  function isRepeated(line: string) {
    const current = Math.floor(now().getTime() / minute);
    if (current !== thisMinute) refusals.clear();
    thisMinute = current;
    if (refusals.has(line) || refusals.size >= mostRefusals) return true;
    refusals.add(line);
    return false;
  }

  return {
    note,

    /**
     * Returns the result of a call to the identity provider, or throws the refusal that it returned. Both are logged.
     */
    settle<Result>(event: SecurityEvent, outcome: Result | Refusal, accountId?: string): Exclude<Result, Refusal> {
      if (isRefusal(outcome)) note(event, accountId ?? outcome.accountId, outcome.refused);
      else note(event, accountId ?? accountOf(outcome));
      return orThrow(outcome);
    },
  };
}

/** Returns the account that a sign-in or the use of a link has resulted in. */
function accountOf(result: unknown): string | null {
  if (typeof result !== "object" || result === null) return null;
  if ("user" in result) return (result.user as { uid: string }).uid;
  return "accountId" in result ? String(result.accountId) : null;
}
