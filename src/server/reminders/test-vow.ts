import type { FieldChange } from "#contract/person-state.ts";

/** Returns a vow of forty days from 18 November 2026 on, as a device sends it. */
export const vowOfForty = ({ malasPerDay, restDays }: { malasPerDay: number; restDays: string[] }): FieldChange => ({
  name: "vow/om-namah-shivaya",
  at: "2026-11-20T11:00:00.000Z",
  value: {
    id: "forty",
    mantraId: "om-namah-shivaya",
    deityId: "shiva",
    title: "Om Namah Shivaya",
    malasPerDay,
    days: 40,
    firstDay: "2026-11-18",
    restDays,
    weeklyRest: null,
    goesOnFrom: null,
    endedOn: null,
  },
});
