import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readDeities } from "../deities.ts";
import { emblemSvg, readEmblem } from "./emblem.ts";
import { palette } from "./palette.ts";

/** Writes a content folder with one deity, and a folder with the drawing that has its id. */
function withYama() {
  const root = mkdtempSync(join(tmpdir(), "new-emblem-"));
  mkdirSync(join(root, "content/deities/yama"), { recursive: true });
  writeFileSync(join(root, "content/deities/yama/deity.yaml"), "name: { en: Yama }\nsanskritName: यम\n");
  const colors = JSON.stringify(palette("#0D1B2C", "#1E3A5E", "#3B6EA5", "#7FB2E5", "#E6F2FF"));
  const drawing = `export const emblem = { image: "yama.png", palette: ${colors}, yantra: "", draw: () => "<path d='M0 -9L9 9H-9Z'/>" };`;
  writeFileSync(join(root, "yama.ts"), drawing);
  return { content: join(root, "content"), emblems: pathToFileURL(`${root}/`) };
}

test("the emblem of a new deity is found by its id, and drawn", async () => {
  const { content, emblems } = withYama();
  const [deity] = readDeities(content);
  expect(deity).toMatchObject({ id: "yama", name: "Yama" });
  const emblem = await readEmblem("yama", emblems);
  expect(emblem.image).toBe("yama.png");
  expect(await emblemSvg(emblem)).toContain("M0 -9L9 9H-9Z");
});

test("a deity without an emblem is named, with the file that is missing", async () => {
  await expect(readEmblem("nobody")).rejects.toThrow("media/emblems/nobody.ts is missing");
});
