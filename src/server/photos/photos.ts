import { HttpError } from "../errors.ts";
import type { Limits } from "../limits/limits.ts";
import { photosOfAccount, uploadsOfAccount, type Rule } from "../limits/rules.ts";
import type { FetchPhoto } from "./fetch-photo.ts";

export type Photos = ReturnType<typeof createPhotos>;

/**
 * Limits how often a person may change their photo, because each photo is a large row, and because nobody may use the
 * server to send requests to other sites again and again.
 */
export function createPhotos({ fetchPhoto, limits }: { fetchPhoto: FetchPhoto; limits: Pick<Limits, "consume"> }) {
  async function count(rule: Rule, accountId: string) {
    const seconds = await limits.consume({ rule, subject: accountId });
    if (seconds > 0) throw new HttpError("too-many-photos", { headers: { "retry-after": String(seconds) } });
  }

  return {
    countUpload: (accountId: string) => count(uploadsOfAccount, accountId),

    async fetchFor(accountId: string, url: string) {
      await count(photosOfAccount, accountId);
      return fetchPhoto(url);
    },
  };
}
