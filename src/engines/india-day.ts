import { hour } from "#model/durations.ts";

/**
 * Everything that changes daily follows the calendar of India for all visitors. Asia/Kolkata has had this offset from
 * UTC since 1945.
 */
const ahead = 5.5 * hour;

/** Returns the number of the current day. A new day begins at midnight in Asia/Kolkata. */
export const dayNumber = (now: Date) => Math.floor((now.getTime() + ahead) / (24 * hour));

export const yearNumber = (now: Date) => new Date(now.getTime() + ahead).getUTCFullYear();
