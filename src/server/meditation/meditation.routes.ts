import { api } from "#contract/api.ts";
import type { TextDeps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";

export function meditationRoutes(serve: Serve, { getLibrary }: Pick<TextDeps, "getLibrary">) {
  serve(api.meditation, () => getLibrary().meditation);
}
