import type { languagesMessages as english } from "../en/languages.ts";

/** Texts of the choice of a language. The languages themselves are named in their own words (model/languages.ts). */
export const languagesMessages: typeof english = { title: "भाषा", close: "बंद करें" };
