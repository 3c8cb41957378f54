import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads the rows of a table of this folder, without its heading. A field with commas is in quotation marks. */
export function readTable(file: string): string[][] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ""),
  );
}
