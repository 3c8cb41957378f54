import type { ChantBody, SittingBody } from "#contract/practice-bodies.ts";

/** The fixed day of the test app, whose clock says noon in UTC. */
export const today = "2026-11-20";

export const entryId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const lived = (number: number, date: string) => ({
  id: entryId(number),
  startedAt: `${date}T06:00:00.000Z`,
  endedAt: `${date}T08:00:00.000Z`,
  localDate: date,
  timeZone: "UTC",
});

export const chanted = (number: number, repetitions: number, date = today): ChantBody => ({
  ...lived(number, date),
  deityId: "shiva",
  mantraId: "om-namah-shivaya",
  repetitions,
});

export const sat = (number: number, minutes: number, date = today): SittingBody => ({
  ...lived(number, date),
  soundId: "om-chant",
  minutes,
});
