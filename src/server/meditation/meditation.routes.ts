import { api } from "#contract/api.ts";
import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";

export function meditationRoutes(serve: Serve, { library }: Pick<Deps, "library">) {
  serve(api.meditation, () => library.meditation);
}
