const hour = 60 * 60 * 1000;

/** The calendar is India's, for everybody: Asia/Kolkata, which has kept this distance from UTC since 1945. */
const ahead = 5.5 * hour;

/** Counts the days; a new one begins at midnight in Asia/Kolkata, when everything that changes daily changes. */
export const dayNumber = (now: Date) => Math.floor((now.getTime() + ahead) / (24 * hour));

export const yearNumber = (now: Date) => new Date(now.getTime() + ahead).getUTCFullYear();
