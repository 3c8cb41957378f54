import { section } from "./language.ts";

/** What the list of teachings and a teaching's own page both say. */
export const teachingMessages = section({ en: { noDate: "Publication date unavailable" } });
