import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Rows of a table of this folder, without its head. Fields may be quoted where they hold commas. */
export function readTable(file: string): string[][] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ""),
  );
}
