import { inLanguage, type Language } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import type { Library } from "../content/library.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/**
 * Writes the web app manifest, with the light colors of styles/tokens.css. It is the same app in all languages, and
 * opens in the language in which it was installed.
 */
export const manifest = ({ site }: Pick<Library, "site">, language: Language) =>
  JSON.stringify({
    id: paths.home(),
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: language,
    dir: "ltr",
    start_url: inLanguage(language, paths.home()),
    scope: "/",
    display: "standalone",
    background_color: "#F8F4E3",
    theme_color: "#F8F4E3",
    categories: ["lifestyle", "education"],
    icons: [icon("icon-192", 192, "any"), icon("icon-512", 512, "any"), icon("icon-maskable-512", 512, "maskable")],
  });
