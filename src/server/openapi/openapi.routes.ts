import { api } from "#contract/api.ts";
import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";
import { describeApi } from "./describe-api.ts";

export function openApiRoutes(serve: Serve, { library, siteUrl }: Pick<Deps, "library" | "siteUrl">, cookie: string) {
  serve(api.openApi, () => describeApi({ name: library.site.name, siteUrl, cookie }));
}
