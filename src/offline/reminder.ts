import type { Language } from "#model/languages.ts";
import type { ReminderMessage } from "#model/reminders.ts";

/** Said in place of a message that cannot be read, in the language that was opened. */
export const timeToPractice: Readonly<Record<Language, string>> = {
  en: "Time for your practice",
  hi: "साधना का समय हो गया है",
};

/** Reads what the server has sent; null for anything else. Only pages of this site are opened. */
export function readReminder(text: string | undefined, origin: string): ReminderMessage | null {
  try {
    const { title, body, path } = JSON.parse(text ?? "") as Partial<Record<keyof ReminderMessage, unknown>>;
    if (typeof title !== "string" || typeof body !== "string" || typeof path !== "string") return null;
    const isOwn = path.startsWith("/") && new URL(path, origin).origin === origin;
    return { title, body, path: isOwn ? path : "/" };
  } catch {
    // The text is no JSON, or the path leads nowhere.
    return null;
  }
}
