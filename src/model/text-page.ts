/** A page that consists of text only: About, and each of the legal texts. */
export interface TextPage {
  title: string;
  /** The beginning of the text, for search engines. */
  description: string;
  /** HTML that the server made from Markdown. It has only the few elements that texts need. */
  content: string;
}

/** The order of the texts is the order of their tabs. */
export const legalTexts = ["privacy", "terms", "disclaimer"] as const;
export type LegalText = (typeof legalTexts)[number];

/** All legal texts, each with its title. */
export interface Legal {
  title: string;
  description: string;
  texts: Record<LegalText, TextPage>;
}
