/** Texts of a person's own pages without a network. */
export const knownHereMessages = {
  kept: (when: string) =>
    `You're offline. This is what this device knew on ${when}. It will be brought up to date when you're online.`,
  unknown: {
    practice:
      "You're offline, and this device does not have this part of your practice. It will be here when you're online.",
    favorites: "You're offline, and this device does not have your favorites. They will be here when you're online.",
  },
  /** Takes sums such as "216 repetitions, 20 minutes". */
  waiting: (sums: string) => `Waiting on this device: ${sums}. It joins your history when you're online.`,
  andMore: (count: number) => (count === 1 ? "and one more entry" : `and ${count} more entries`),
};
