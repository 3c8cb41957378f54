import { personalApi } from "#contract/personal-api.ts";
import type { UserChanges } from "#contract/bodies.ts";
import { call } from "../../data/call.ts";
import { setCurrentUser, whileSignedIn } from "../../data/current-user.ts";
import { shrinkPhoto } from "./photo.ts";
import { refetchPractice } from "../../data/refetch-practice.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";

export async function updateUser(replies: ReplyCache, changes: UserChanges) {
  await whileSignedIn(replies, async () => {
    const user = await call(personalApi.updateUser, {}, changes);
    await setCurrentUser(replies, user);
    // It is shown already, as the server has it.
    if (changes.photoURL && user.photoURL) await shrinkPhoto(replies, user.photoURL).catch(console.info);
  });
  // The beginning of the day decides which day an entry belongs to.
  if (changes.dayBeginsAt !== undefined) refetchPractice(replies);
}
