/** Returns the words of a text without Markdown: without stars, hashes and addresses of links. */
export const withoutMarks = (markdown: string) =>
  markdown
    .replaceAll(/^[#>\s-]+/gm, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)|[*_`\\]/g, "$1")
    .replaceAll(/\s+/g, " ");
