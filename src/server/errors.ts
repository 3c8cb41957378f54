import { refusals, type ComposedRefusal, type FixedRefusal, type RefusalCode } from "#contract/refusals.ts";

type Headers = Readonly<Record<string, string>>;

/** Details of a refusal. A composed sentence must be given; a fixed one stands in the contract. */
type Details =
  | [code: FixedRefusal, details?: { headers?: Headers }]
  | [code: ComposedRefusal, details: { sentence: string; headers?: Headers }];

/** An expected refusal. Any other error is a defect. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly code: RefusalCode;
  readonly status: number;
  readonly headers: Headers;

  constructor(...[code, details]: Details) {
    const { status, sentence } = refusals[code];
    super((details && "sentence" in details ? details.sentence : sentence) ?? code);
    this.code = code;
    this.status = status;
    this.headers = details?.headers ?? {};
  }
}
