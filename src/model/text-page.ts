/** A page that is nothing but text: About, and each of the legal texts. */
export interface TextPage {
  title: string;
  /** Beginning of its text, for search engines. */
  description: string;
  /** HTML of the few elements that texts need, made from Markdown by the server. */
  content: string;
}

/** In the order of their tabs. */
export const legalTexts = ["privacy", "terms", "disclaimer"] as const;
export type LegalText = (typeof legalTexts)[number];

/** All of them, under a title that names each. */
export interface Legal {
  title: string;
  description: string;
  texts: Record<LegalText, TextPage>;
}
