import { HttpError } from "../errors.ts";
import type { Limits } from "../limits/limits.ts";
import { photosOfAccount } from "../limits/rules.ts";
import type { FetchPhoto } from "./fetch-photo.ts";

export type Photos = ReturnType<typeof createPhotos>;

/** Photos from other sites, within the limit of each person: the server must not be used to ask others again and again. */
export function createPhotos({ fetchPhoto, limits }: { fetchPhoto: FetchPhoto; limits: Pick<Limits, "consume"> }) {
  return {
    async fetchFor(accountId: string, url: string) {
      const seconds = await limits.consume({ rule: photosOfAccount, subject: accountId });
      if (seconds > 0) throw new HttpError("too-many-photos", { headers: { "retry-after": String(seconds) } });
      return fetchPhoto(url);
    },
  };
}
