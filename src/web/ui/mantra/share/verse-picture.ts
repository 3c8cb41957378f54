import { canShareFiles, saveFile, share, type Shared, type Sharing } from "../../../device/share.ts";
import { drawVerseCard, type VerseCard } from "./verse-card.ts";

interface Picture extends Omit<VerseCard, "picture"> {
  words: Shared;
  /** The path of the deity's picture, as replies name it. */
  image: string;
}

/** Shares the verse as a picture, or saves the picture where no app takes files. */
export async function sendPicture({ words, image, ...card }: Picture): Promise<Sharing | "no-picture"> {
  const file = await draw({ ...card, picture: await loadPicture(image) });
  if (!file) return "no-picture";
  if (canShareFiles()) return share({ ...words, files: [file] });
  saveFile(file);
  return "shared";
}

/** Loads the deity's picture. Resolves to null where that fails, and the verse is then drawn without it. */
async function loadPicture(image: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = image.replace(/\.\w+$/, "-400.webp");
  try {
    await picture.decode();
    return picture;
  } catch (error) {
    console.warn("The deity's picture is not in the verse's", error);
    return null;
  }
}

/** Draws the verse. Resolves to null where that fails, which is logged. */
async function draw(card: VerseCard): Promise<File | null> {
  try {
    return await drawVerseCard(card);
  } catch (error) {
    console.warn("The verse was not drawn", error);
    return null;
  }
}
