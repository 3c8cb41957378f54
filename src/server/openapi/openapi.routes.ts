import { api } from "#contract/api.ts";
import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";

export function openApiRoutes(serve: Serve, { library, siteUrl }: Pick<Deps, "library" | "siteUrl">, cookie: string) {
  serve(api.openApi, async () => {
    // The schemas of replies are loaded here, because nothing else on the server needs them.
    const { describeApi } = await import("./describe-api.ts");
    return describeApi({ name: library.site.name, siteUrl, cookie });
  });
}
