import { refusalReasons, type FixedReason, type RefusalReason } from "#contract/refusal-reasons.ts";
import { refusals, type ComposedRefusal, type FixedRefusal, type RefusalCode } from "#contract/refusals.ts";

type Headers = Readonly<Record<string, string>>;

/** Refusals that no page is sent, but a program. */
type ForPrograms = "wrong-method" | "not-ready";

/** Why a request is refused. A sentence must be given where the contract has none for the reason. */
export type Why = { reason: FixedReason } | { reason: RefusalReason; sentence: string };

/** Details of a refusal. A composed sentence must be given; a fixed one stands in the contract. */
type Details =
  | [code: FixedRefusal, details?: { headers?: Headers }]
  | [code: ForPrograms, details: { sentence: string; headers?: Headers }]
  | [code: Exclude<ComposedRefusal, ForPrograms>, details: Why & { headers?: Headers }];

/** An expected refusal. Any other error is a defect. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly code: RefusalCode;
  readonly status: number;
  /** Null where the code says it all. */
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
