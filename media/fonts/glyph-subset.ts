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
const layoutFeatures = 6;
const noHinting = 0x001;
const noLayoutClosure = 0x200;

async function loadSubsetter(): Promise<Subsetter> {
  const wasm = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
  // A WebAssembly module does not declare the types of its exports, so they cannot be checked.
  const subsetter = instance.exports as unknown as Subsetter;
  // oxlint-disable-next-line no-underscore-dangle -- the C runtime's own name for its start
  subsetter._initialize();
  return subsetter;
}

/**
 * Makes a woff2 with exactly these characters and glyphs, and the layout rules between them. The usual subset keeps all
 * glyphs that any rule could reach, which for Devanagari are three times as many as the catalogue uses.
 */
export async function subsetByGlyphs(font: Buffer, text: string, glyphs: Iterable<number>): Promise<Buffer> {
  const sfnt = await subsetFont(font, "", { targetFormat: "sfnt", keepAllGlyphs: true });
  const hb = await loadSubsetter();

  const source = hb.malloc(sfnt.byteLength);
  new Uint8Array(hb.memory.buffer).set(sfnt, source);
  const face = hb.hb_face_create(hb.hb_blob_create(source, sfnt.byteLength, writable, 0, 0), 0);

  const input = hb.hb_subset_input_create_or_fail();
  for (const character of text) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character.codePointAt(0) ?? 0);
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, noHinting | noLayoutClosure);

  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error("The font could not be subset");
  const blob = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(blob, 0);
  // Nothing is freed, because the process ends soon afterwards.
  const bytes = Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob)));
  return subsetFont(bytes, "", { targetFormat: "woff2", keepAllGlyphs: true });
}
