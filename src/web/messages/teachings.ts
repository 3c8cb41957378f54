import { section } from "./language.ts";

/** Texts of both the list of teachings and a teaching's page. */
export const teachingMessages = section({ en: { noDate: "Publication date unavailable" } });
