/** Reasons not to start, a sentence each. They are for whoever runs the server to mend, so no stack is shown. */
export class Faults extends Error {
  override name = "Faults";
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}
