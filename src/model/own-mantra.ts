/** Form of the ids of mantras that people have made themselves: random, and without anything of the title. */
export const ownIdPattern = "own-[a-z0-9]{8,32}";
const ownId = new RegExp(`^${ownIdPattern}$`);

export const isOwnMantra = (mantraId: string) => ownId.test(mantraId);

/** UTF-16 units of the longest title and the longest text, and how many mantras of one's own a person may have. */
export const mostOfOwn = { title: 80, text: 2000, mantras: 30 };
