import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/**
 * These functions of HarfBuzz's subsetter are called here. It is a C library, so every argument is a number or a
 * pointer.
 */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, bytes: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

const writable = 2;
const dropTables = 3;
const nameIds = 4;
const layoutFeatures = 6;
const noHinting = 0x001;
const noLayoutClosure = 0x200;

/** Names that systems ask a font for: family, style, full and PostScript name. */
const neededNames = [1, 2, 4, 6];

async function loadSubsetter(): Promise<Subsetter> {
  const wasm = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
  // A WebAssembly module does not declare the types of its exports, so they cannot be checked.
  const subsetter = instance.exports as unknown as Subsetter;
  // oxlint-disable-next-line no-underscore-dangle -- the C runtime's own name for its start
  subsetter._initialize();
  return subsetter;
}

/** Returns what HarfBuzz makes of an sfnt by an input that is prepared here. All its layout features are kept. */
async function subset(sfnt: Buffer, prepare: (hb: Subsetter, input: number) => void): Promise<Buffer> {
  const hb = await loadSubsetter();
  const source = hb.malloc(sfnt.byteLength);
  new Uint8Array(hb.memory.buffer).set(sfnt, source);
  const face = hb.hb_face_create(hb.hb_blob_create(source, sfnt.byteLength, writable, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  setToAll(hb, hb.hb_subset_input_set(input, layoutFeatures));
  hb.hb_subset_input_set_flags(input, noHinting | noLayoutClosure);
  prepare(hb, input);

  const result = hb.hb_subset_or_fail(face, input);
  if (result === 0) throw new Error("The font could not be subset");
  const blob = hb.hb_face_reference_blob(result);
  const start = hb.hb_blob_get_data(blob, 0);
  // Nothing is freed, because the process ends soon afterwards.
  return Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob)));
}

function setToAll(hb: Subsetter, set: number) {
  hb.hb_set_clear(set);
  hb.hb_set_invert(set);
}

/**
 * Makes a woff2 with exactly these characters and glyphs, and the layout rules between them. The usual subset keeps all
 * glyphs that any rule could reach, which for Devanagari are three times as many as the catalogue uses.
 */
export async function subsetByGlyphs(font: Buffer, text: string, glyphs: Iterable<number>): Promise<Buffer> {
  const sfnt = await subsetFont(font, "", { targetFormat: "sfnt", keepAllGlyphs: true });
  const bytes = await subset(sfnt, (hb, input) => {
    for (const character of text) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0) ?? 0);
    for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  });
  return asWebFont(bytes);
}

/**
 * Makes a woff2 of an sfnt without records that no browser reads: of copyright and version, which stand in the license
 * beside the file, and of the styles beside a font that has only one.
 */
export async function asWebFont(sfnt: Buffer): Promise<Buffer> {
  const bytes = await subset(sfnt, (hb, input) => {
    setToAll(hb, hb.hb_subset_input_unicode_set(input));
    setToAll(hb, hb.hb_subset_input_glyph_set(input));
    const names = hb.hb_subset_input_set(input, nameIds);
    hb.hb_set_clear(names);
    for (const name of neededNames) hb.hb_set_add(names, name);
    if (!hasTable(sfnt, "fvar"))
      hb.hb_set_add(hb.hb_subset_input_set(input, dropTables), Buffer.from("STAT").readUInt32BE());
  });
  return subsetFont(bytes, "", { targetFormat: "woff2", keepAllGlyphs: true });
}

const DIRECTORY = 12;
const DIRECTORY_ENTRY = 16;

const hasTable = (sfnt: Buffer, tag: string) =>
  Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => DIRECTORY + DIRECTORY_ENTRY * index).some(
    (at) => sfnt.toString("latin1", at, at + tag.length) === tag,
  );
