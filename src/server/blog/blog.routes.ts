import { api } from "#contract/api.ts";
import type { Legal, TextPage } from "#model/text-page.ts";
import type { Text } from "../content/library.ts";
import type { TextDeps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";

export function blogRoutes(serve: Serve, { getLibrary, views }: Pick<TextDeps, "getLibrary" | "views">) {
  serve(api.blogPosts, () => Array.from(getLibrary().articles.values(), ({ card }) => card));

  serve(api.blogPost, async ({ slug }) => {
    const { card, author, content, minutesToRead, related } = find(slug);
    return { ...card, author, content: await content(), viewCount: views.viewsOf(slug), minutesToRead, related };
  });

  serve(api.countView, async ({ slug }, { origin }) => {
    find(slug);
    const { address, agent } = origin();
    await views.count({ slug, address, agent });
    return { viewCount: views.viewsOf(slug) };
  });

  serve(api.about, () => toPage(getLibrary().about));
  serve(api.bibliography, () => toPage(getLibrary().bibliography));

  serve(api.legal, async () => {
    const texts = await Promise.all(
      getLibrary().legal.map(async ([name, text]) => [name, await toPage(text)] as const),
    );
    return {
      title: texts.map(([, { title }]) => title).join(", "),
      description: texts[0]?.[1].description ?? "",
      texts: Object.fromEntries(texts) as Legal["texts"], // The loader fails if any of these texts is missing, so all keys are present.
    };
  });

  function find(slug: string) {
    const article = getLibrary().articles.get(slug);
    if (!article) throw new HttpError("post-not-found");
    return article;
  }
}

const toPage = async ({ content, ...text }: Text): Promise<TextPage> => ({ ...text, content: await content() });
