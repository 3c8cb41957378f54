import { canShareFiles, saveFile, share } from "../../../device/share.ts";
import { drawVerseCard, type VerseCard } from "./verse-card.ts";

/** Shares the verse with its picture, where apps take pictures. */
export async function shareVerse(card: VerseCard) {
  const text = card.padas.map(({ sanskrit }) => sanskrit.trim()).join("\n");
  const file = canShareFiles() ? await draw(card) : null;
  return share({ title: card.title, text, url: location.href, file });
}

/** False where the picture cannot be made. */
export async function savePicture(card: VerseCard): Promise<boolean> {
  const file = await draw(card);
  if (file) saveFile(file);
  return file !== null;
}

/** Null where it cannot be drawn, which is logged. */
async function draw(card: VerseCard): Promise<File | null> {
  try {
    return await drawVerseCard(card);
  } catch (error) {
    console.warn("The verse was not drawn", error);
    return null;
  }
}
