/** The texts of the legal page, in the order of their tabs. */
export const legalTexts = ["privacy", "terms", "disclaimer"] as const;
export type LegalText = (typeof legalTexts)[number];
