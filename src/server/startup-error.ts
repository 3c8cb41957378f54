/** The reasons why the server cannot start, one sentence each. The operator can correct them, so no stack is shown. */
export class StartupError extends Error {
  override name = "StartupError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}
