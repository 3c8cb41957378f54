/** An expected refusal. Everything else that is thrown is a defect. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: HttpError["status"], sentence: string, headers: HttpError["headers"] = {}) {
    super(sentence);
    this.status = status;
    this.headers = headers;
  }
}
