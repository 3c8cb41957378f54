import type { Toast } from "../../ui/toast.ts";
import type { Mode } from "./mode.ts";

/** Error messages by field name. */
export type Errors = Readonly<Record<string, string | undefined>>;

export interface Failure {
  errors?: Errors;
  /** Sentence at the form and in a toast. */
  failure?: string;
  /** Name of the first field in question. */
  field?: string;
}

export interface Success {
  done?: Toast & { description: string };
  /** Form that follows; it repeats what is done. */
  next?: Mode;
}

export type Outcome = Failure & Success;
