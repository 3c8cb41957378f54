/** A text must not contain these patterns. The sentence tells the author what is wrong. */
const refusals: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [/<(?!https:|mailto:)[a-z!/?]/i, "has HTML, which is not shown"],
  [/^\s{0,3}#\s/, "has a heading of the first level, which the title is already"],
  [/!\[/, "has an image, which is not shown"],
  [
    /\]\(\s*<?(?!\/(?!\/)|#|https:\/\/|mailto:)[^)]/i,
    "has a link that begins neither with / nor with https:// nor mailto:",
  ],
];

const localLink = /\]\((\/[^\s)#?]*)/g;

/**
 * Returns a sentence for each fault, with its line. Code in Markdown is not recognized, because no text of the site has
 * any.
 */
export function findMarkdownFaults(file: string, isPage: (path: string) => boolean): string[] {
  return file.split("\n").flatMap((line, place) => {
    const refused = refusals.filter(([pattern]) => pattern.test(line)).map(([, problem]) => problem);
    const broken = Array.from(line.matchAll(localLink), ([, path = ""]) => path).filter((path) => !isPage(path));
    const missing = broken.map((path) => `links to ${path}, but there is no such page`);
    return [...refused, ...missing].map((problem) => `line ${place + 1} ${problem}`);
  });
}
