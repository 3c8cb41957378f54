import type { todayMessages as english } from "../en/today.ts";
import { number } from "./language.ts";

const weekdays = ["र", "सो", "मं", "बु", "गु", "शु", "श"];

/** Texts of Home for a person who has practiced on this device before. */
export const todayMessages: typeof english = {
  continue: (title, bead) => `आगे जपें: ${title}, मनका ${number(bead)}`,
  chant: (title) => `जप करें: ${title}`,
  done: (words) => (words.length === 0 ? "आपका फिर स्वागत है।" : `${words.join(" · ")}।`),
  weekday: (date) => weekdays[new Date(date).getUTCDay()] ?? "",
  days: (count) => (count === 7 ? "पिछले सातों दिन" : `पिछले 7 में से ${count} दिन`),
};
