/** State that one form of the page leaves to the next. */
export interface BetweenForms {
  email: string;
  keepEmail: (email: string) => void;
  /** Sentence that says what the form before has done; empty when there is nothing to say. */
  done: string;
  keepDone: (done: string) => void;
  /** Called by each form when it has rendered: it may be hydrated later than what surrounds it. */
  onHydrated: () => void;
}
