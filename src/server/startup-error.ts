/** Reasons not to start, one sentence each. Whoever runs the server can correct them, so no stack is shown. */
export class StartupError extends Error {
  override name = "StartupError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}
