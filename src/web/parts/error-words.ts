import { failureMessages } from "../messages/failures.ts";
import type { Language } from "../messages/language.ts";

/** What is said of a failed call: the server's sentence with its status, or that the network is to blame. */
export function errorWords(error: unknown, language: Language): string {
  // That is what fetch throws when nothing answers, or not in time; and so does import().
  if (error instanceof TypeError || error instanceof DOMException) return failureMessages[language].network;
  return error instanceof Error ? error.message : String(error);
}
