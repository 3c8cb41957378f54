import { refusalReasons, type FixedReason, type RefusalReason } from "#contract/refusal-reasons.ts";
import { refusals, type ComposedRefusal, type FixedRefusal, type RefusalCode } from "#contract/refusals.ts";

type Headers = Readonly<Record<string, string>>;

/** These refusals are only sent to programs, never to a page. */
type ForPrograms = "wrong-method" | "not-ready";

/** The reason for a refusal. Where the contract has no sentence for it, one must be given. */
export type Why = { reason: FixedReason } | { reason: RefusalReason; sentence: string };

/** The details of a refusal. A composed sentence must be given; a fixed one is in the contract. */
type Details =
  | [code: FixedRefusal, details?: { headers?: Headers }]
  | [code: ForPrograms, details: { sentence: string; headers?: Headers }]
  | [code: Exclude<ComposedRefusal, ForPrograms>, details: Why & { headers?: Headers }];

/** An expected refusal. All other errors are defects. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly code: RefusalCode;
  readonly status: number;
  /** The reason is null where the code says enough. */
  readonly reason: RefusalReason | null;
  readonly headers: Headers;

  constructor(...[code, details]: Details) {
    const { status, sentence } = refusals[code];
    const reason = details && "reason" in details ? details.reason : null;
    super(
      (details && "sentence" in details ? details.sentence : sentence) ?? (reason && refusalReasons[reason]) ?? code,
    );
    this.code = code;
    this.reason = reason;
    this.status = status;
    this.headers = details?.headers ?? {};
  }
}
