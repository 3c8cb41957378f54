import subsetFont from "subset-font";

const FIRST_DIGIT = 0x30;
const DIGITS = 10;

/**
 * Makes a woff2 that draws 0 to 9 as the figures of Devanagari. The text keeps its usual digits, which are searched,
 * copied and read aloud like everywhere else.
 */
export async function asDigits(font: Buffer): Promise<Buffer> {
  const sfnt = await subsetFont(font, "०१२३४५६७८९", { targetFormat: "sfnt", noHinting: true, keepFeatures: [] });
  const glyphs = glyphsOfDigits(sfnt);
  return subsetFont(withTable(sfnt, "cmap", characterMap(glyphs)), "0123456789", { targetFormat: "woff2" });
}

interface Table {
  tag: string;
  checksum: number;
  bytes: Buffer;
}

function tablesOf(sfnt: Buffer): Table[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const offset = sfnt.readUInt32BE(at + 8);
    return {
      tag: sfnt.toString("latin1", at, at + 4),
      checksum: sfnt.readUInt32BE(at + 4),
      bytes: sfnt.subarray(offset, offset + sfnt.readUInt32BE(at + 12)),
    };
  });
}

/** Returns the glyph of each figure of Devanagari. A subset keeps their order. */
function glyphsOfDigits(sfnt: Buffer): number[] {
  const glyphCount =
    tablesOf(sfnt)
      .find(({ tag }) => tag === "maxp")
      ?.bytes.readUInt16BE(4) ?? 0;
  if (glyphCount !== DIGITS + 1) throw new Error(`The figures have ${glyphCount} glyphs, not ${DIGITS + 1}`);
  return Array.from({ length: DIGITS }, (_, digit) => digit + 1);
}

/** Makes a character map in format 12 for the digits alone. */
function characterMap(glyphs: readonly number[]): Buffer {
  const header = Buffer.alloc(12);
  header.writeUInt16BE(1, 2);
  header.writeUInt16BE(3, 4);
  header.writeUInt16BE(10, 6);
  header.writeUInt32BE(12, 8);
  const map = Buffer.alloc(16 + 12);
  map.writeUInt16BE(12, 0);
  map.writeUInt32BE(map.length, 4);
  map.writeUInt32BE(1, 12);
  map.writeUInt32BE(FIRST_DIGIT, 16);
  map.writeUInt32BE(FIRST_DIGIT + glyphs.length - 1, 20);
  map.writeUInt32BE(glyphs[0] ?? 0, 24);
  return Buffer.concat([header, map]);
}

/** Writes a font again with another table in place of one that it has. */
function withTable(sfnt: Buffer, tag: string, bytes: Buffer): Buffer {
  const tables = tablesOf(sfnt).map((table) =>
    table.tag === tag ? { tag, bytes, checksum: checksumOf(bytes) } : table,
  );
  const directory = Buffer.alloc(12 + 16 * tables.length);
  sfnt.copy(directory, 0, 0, 12);
  const parts: Uint8Array[] = [directory];
  let offset = directory.length;
  tables.forEach((table, index) => {
    const at = 12 + 16 * index;
    directory.write(table.tag, at, "latin1");
    directory.writeUInt32BE(table.checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.bytes.length, at + 12);
    const padding = Buffer.alloc((4 - (table.bytes.length % 4)) % 4);
    parts.push(table.bytes, padding);
    offset += table.bytes.length + padding.length;
  });
  return Buffer.concat(parts);
}

/** Returns the sum of the table as big-endian words, padded with zeros. */
function checksumOf(bytes: Uint8Array): number {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
