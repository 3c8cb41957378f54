import type { Page } from "@playwright/test";

/** States of a screen, each with the step that leads to it from the one before. */
export interface Scene {
  name: string;
  /** Account that is signed in; nobody by default. */
  person?: "newcomer" | "practitioner";
  states: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
}
