/**
 * Divides a text that is written with one line for each pāda. The pieces joined are the text itself. Each piece but the
 * last ends with a space, except where a hyphen at the end of the line says that sandhi or a compound continues in the
 * next pāda.
 */
export function readPadas(written: string): string[] {
  const lines = written.trim().split(/\s*\n\s*/);
  return lines.map((line, place) => {
    if (place === lines.length - 1) return line;
    return line.endsWith("-") ? line.slice(0, -1) : `${line} `;
  });
}
