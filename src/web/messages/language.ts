import { createContext, useContext } from "react";

/** The languages the interface speaks. A section of messages must have every one, or it does not compile. */
export const languages = ["en"] as const;
export type Language = (typeof languages)[number];

/** A part of the catalogue: the same texts in each language. */
export type Section<Texts> = Readonly<Record<Language, Texts>>;

/** Checks that every language says the same things. */
export const section = <Texts>(texts: Section<Texts>) => texts;

export const LanguageContext = createContext<Language>("en");

/** The texts of a section, in the reader's language. */
export const useMessages = <Texts>(texts: Section<Texts>): Texts => texts[useContext(LanguageContext)];
