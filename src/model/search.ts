import { paths } from "./paths.ts";

/** A piece of a text; `found` is set on what was sought. */
export interface Piece {
  text: string;
  found?: true;
}

/** Names one thing and shows where it answers the question. */
export interface FoundDeity {
  id: string;
  name: string;
  snippet: Piece[];
}

export interface FoundMantra {
  id: string;
  title: string;
  deityId: string;
  deityName: string;
  snippet: Piece[];
}

export interface FoundHymn {
  id: string;
  title: string;
  deityName: string;
  snippet: Piece[];
}

export interface FoundPost {
  slug: string;
  title: string;
  category: string;
  snippet: Piece[];
}

/** Results of a search, the best of each kind first. */
export interface Found {
  deities: FoundDeity[];
  mantras: FoundMantra[];
  hymns: FoundHymn[];
  posts: FoundPost[];
}

/** As long as a question may be, in UTF-16 units. */
export const longestQuestion = 100;

/** Turns typed text into a question that the API takes; empty when there is nothing to search for. */
export const toQuestion = (typed: string | null): string =>
  (typed ?? "")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longestQuestion)
    .toWellFormed()
    .trim();

/** The address of an answer; without a question, of the page that asks for one. */
export const pathOfAnswer = (question: string) =>
  question === "" ? paths.search() : `${paths.search()}?${new URLSearchParams({ q: question })}`;
