interface SquareOptions {
  /** The width and the height in pixels. */
  side: number;
  maxBytes: number;
}

/** These qualities are tried from good to small. A plain picture needs a tenth of the allowed size. */
const qualities = [0.9, 0.75, 0.5, 0.25];

/**
 * Cuts the middle square out of a picture and reduces it. The metadata of the camera, such as time and place, are left
 * out. Resolves to null when this browser cannot read the picture, as most cannot read HEIC.
 */
export async function squarePhoto(file: Blob, { side, maxBytes }: SquareOptions): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const edge = Math.min(width, height);
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const context = canvas.getContext("2d");
  if (!context) return null;
  // JPEG has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, side, side);
  picture.close();
  return encodeWithin(maxBytes, canvas);
}

async function encodeWithin(maxBytes: number, canvas: HTMLCanvasElement) {
  for (const quality of qualities) {
    const photo = (await encode(canvas, "image/webp", quality)) ?? (await encode(canvas, "image/jpeg", quality));
    if (photo && photo.size <= maxBytes) return photo;
  }
  return null;
}

/** Encodes a picture. Resolves to null where the browser has no such encoder and makes a PNG instead. */
const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) =>
    canvas.toBlob((photo) => resolve(photo?.type === type ? photo : null), type, quality),
  );
