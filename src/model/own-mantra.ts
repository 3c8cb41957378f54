/**
 * The pattern of the ids of mantras that people have written themselves. The ids are random, and contain nothing of the
 * title.
 */
export const ownIdPattern = "own-[a-z0-9]{8,32}";
const ownId = new RegExp(`^${ownIdPattern}$`);

export const isOwnMantra = (mantraId: string) => ownId.test(mantraId);

/** The longest title and the longest text in UTF-16 units, and the number of own mantras that a person may have. */
export const mostOfOwn = { title: 80, text: 2000, mantras: 30 };
