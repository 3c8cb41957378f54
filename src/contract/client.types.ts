import { api } from "./api.ts";
import type { ApiClient } from "./client.ts";

/** Never called: the compiler reports an expected error that it no longer finds. */
export async function mistakes(call: ApiClient) {
  // @ts-expect-error a parameter is missing
  await call(api.addFavorite, {});
  // @ts-expect-error a parameter is misspelt
  await call(api.addFavorite, { mantra: "om" });
  const { mantra } = await call(api.chant, { deityId: "shiva", mantraId: "om" });
  // @ts-expect-error a mantra has no such field
  void mantra.nope;
}
