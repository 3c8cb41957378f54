import type { Page } from "@playwright/test";

/** The states of a screen, each with the step that leads to it from the one before. */
export interface Scene {
  name: string;
  /** The account that is signed in. Nobody is by default. */
  person?: "newcomer" | "practitioner";
  states: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
}
