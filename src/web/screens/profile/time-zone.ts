/** Where the person is now, which says which day is today. */
export const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
