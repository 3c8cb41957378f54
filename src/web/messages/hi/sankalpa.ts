import type { sankalpaMessages as english } from "../en/sankalpa.ts";
import { roundsOf } from "./done-today.ts";
import { counted, number } from "./language.ts";

const days = (count: number) => `${number(count)} दिन`;
const dayOf = ({ day, days: all }: { day: number; days: number }) => `${number(all)} में से दिन ${number(day)}`;

/** What the screen of a mantra says of its vow. */
export const sankalpaMessages: typeof english = {
  name: "आपका संकल्प",
  take: "संकल्प लें",
  progress(vow) {
    if (vow.isRestToday) return `${dayOf(vow)} · विश्राम का दिन`;
    return vow.isKeptToday
      ? `${dayOf(vow)} पूरा`
      : `${dayOf(vow)} · आज ${roundsOf(vow.malasPerDay, vow.round)} में से ${number(vow.malasToday)}`;
  },
  kept: ({ day }) => `दिन ${number(day)} पूरा हुआ`,
  lastKept: ({ day }) => `दिन ${number(day)} पूरा हुआ। आपका संकल्प पूर्ण हुआ।`,
  over: ({ keptDays, days: all }) =>
    keptDays === all
      ? `आपका संकल्प पूर्ण हुआ: ${all === 1 ? "उसका दिन निभाया गया" : `सभी ${days(all)} निभाए गए`}।`
      : `आपके संकल्प की अवधि पूरी हुई: ${counted(all, "दिन", "दिनों")} में से ${counted(keptDays, "निभाया गया", "निभाए गए")}।`,
  missed: (newly) =>
    newly === 1 ? "एक दिन बिना माला के बीत गया; संकल्प आगे चलता है।" : `${days(newly)} बिना माला के बीत गए; संकल्प आगे चलता है।`,
};
