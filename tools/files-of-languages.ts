import { readFileSync } from "node:fs";
import { languages, splitLanguage, type Language } from "../src/model/languages.ts";

/** Lists the paths of the files that the build of a language has. Throws before `npm run build`. */
const filesOf = (language: Language) =>
  new Set(
    ["manifest", "starter"].flatMap((kind) => {
      const text = readFileSync(`dist/client/.vite/${kind}.${language}.json`, "utf8");
      return Object.values<{ file: string }>(JSON.parse(text)).map(({ file }) => `/${file}`);
    }),
  );

/**
 * Returns the addresses of which a page of a language has no use: files that only another language's build has, and
 * texts of another language.
 */
export function addressesOfOthers(language: Language, addresses: readonly string[]): string[] {
  const own = filesOf(language);
  const others = languages.filter((each) => each !== language).map(filesOf);
  return addresses.filter((address) => {
    const { pathname } = new URL(address);
    const path = splitLanguage(pathname);
    const isOther =
      path.language !== language &&
      !/^\/(assets|fonts|images|audio|api\/(session|user|practice|favorites))\b/.test(path.path);
    return isOther || (!own.has(pathname) && others.some((files) => files.has(pathname)));
  });
}
