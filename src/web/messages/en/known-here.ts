/** Texts of a person's own pages without a network. */
export const knownHereMessages = {
  kept: (when: string) =>
    `You're offline, or the network is slow. This is what this device knew on ${when}. It is brought up to date as soon as there is an answer.`,
  unknown: {
    practice:
      "You're offline, or the network is slow, and this device does not have this part of your practice. It is shown as soon as there is an answer.",
    favorites:
      "You're offline, or the network is slow, and this device does not have your favorites. They are shown as soon as there is an answer.",
  },
  /** Takes sums such as "216 repetitions, 20 minutes". */
  waiting: (sums: string) => `Waiting on this device: ${sums}. It joins your history when you're online.`,
  andMore: (count: number) => (count === 1 ? "and one more entry" : `and ${count} more entries`),
};
