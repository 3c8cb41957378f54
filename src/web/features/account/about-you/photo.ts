import { personalApi } from "#contract/personal-api.ts";
import { maxPhotoBytes, photoSide } from "#model/account-limits.ts";
import type { User } from "#model/user.ts";
import { squarePhoto } from "../../../device/square-photo.ts";
import { call } from "../../../data/call.ts";
import { setCurrentUser, whileSignedIn } from "../../../data/current-user.ts";
import type { ReplyCache } from "../../../data/reply-cache.ts";

const size = { side: photoSide, maxBytes: maxPhotoBytes };

/** Makes a picture the photo of the current user. Resolves to false if this browser cannot read the picture. */
export async function uploadPhoto(replies: ReplyCache, file: Blob): Promise<boolean> {
  const photo = await squarePhoto(file, size);
  if (photo) await changeUser(replies, () => call(personalApi.putPhoto, {}, photo));
  return photo !== null;
}

export const removePhoto = (replies: ReplyCache) => changeUser(replies, () => call(personalApi.removePhoto, {}));

/** Makes a photo as small as an uploaded one. The server has fetched it from another site in its original size. */
export async function shrinkPhoto(replies: ReplyCache, photoURL: string) {
  const photo = await (await fetch(photoURL)).blob();
  await uploadPhoto(replies, photo);
}

const changeUser = (replies: ReplyCache, change: () => Promise<User>) =>
  whileSignedIn(replies, async () => setCurrentUser(replies, await change()));
