import { createContext, useContext } from "react";

/** Languages of the interface. A section of messages that lacks one does not compile. */
export const languages = ["en"] as const;
export type Language = (typeof languages)[number];

/** Texts of one part of the interface, in each language. */
export type Section<Texts> = Readonly<Record<Language, Texts>>;

/**
 * Checks that every language has the same texts.
 * @__NO_SIDE_EFFECTS__
 */
export const section = <Texts>(texts: Section<Texts>) => texts;

export const LanguageContext = createContext<Language>("en");

/** Texts of a section in the reader's language. */
export const useMessages = <Texts>(texts: Section<Texts>): Texts => texts[useContext(LanguageContext)];
