export type ImageType = "image/webp" | "image/jpeg" | "image/png";

export interface ImageHeader {
  type: ImageType;
  /** The size in pixels. */
  width: number;
  height: number;
}

/**
 * Reads the type and dimensions of a picture from its own bytes, whatever its name or media type. The result is null
 * for anything else. Nothing is decoded. The formats are specified in RFC 9649 (WebP), ITU-T T.81 B.2.2 (JPEG) and W3C
 * PNG 11.2.2.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(view) ?? readWebp(view) ?? readJpeg(view);
  } catch (error) {
    // The bytes end within the header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const textAt = (view: Buffer, from: number, to: number) => view.toString("latin1", from, to);

function readPng(view: Buffer): ImageHeader | null {
  if (textAt(view, 0, 8) !== "\x89PNG\r\n\x1a\n" || textAt(view, 12, 16) !== "IHDR") return null;
  return toHeader("image/png", view.readUInt32BE(16), view.readUInt32BE(20));
}

function readWebp(view: Buffer): ImageHeader | null {
  if (textAt(view, 0, 4) !== "RIFF" || textAt(view, 8, 12) !== "WEBP") return null;
  const chunk = textAt(view, 12, 16);
  if (chunk === "VP8X") return toHeader("image/webp", view.readUIntLE(24, 3) + 1, view.readUIntLE(27, 3) + 1);
  if (chunk === "VP8L" && view.readUInt8(20) === 0x2f) {
    const sizes = view.readUInt32LE(21);
    return toHeader("image/webp", (sizes & 0x3fff) + 1, ((sizes >>> 14) & 0x3fff) + 1);
  }
  if (chunk === "VP8 " && view.readUIntBE(23, 3) === 0x9d012a) {
    return toHeader("image/webp", view.readUInt16LE(26) & 0x3fff, view.readUInt16LE(28) & 0x3fff);
  }
  return null;
}

/** Reads the segments of a JPEG up to the frame header, which has the dimensions. */
function readJpeg(view: Buffer): ImageHeader | null {
  if (view.readUIntBE(0, 3) !== 0xffd8ff) return null;
  for (let at = 2; view.readUInt8(at) === 0xff;) {
    const marker = view.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return toHeader("image/jpeg", view.readUInt16BE(at + 7), view.readUInt16BE(at + 5));
    else at += 2 + view.readUInt16BE(at + 2);
  }
  return null;
}

/** Returns true for SOF0 to SOF15, without the tables (DHT, JPG, DAC) among those numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const toHeader = (type: ImageType, width: number, height: number) =>
  width > 0 && height > 0 ? { type, width, height } : null;
