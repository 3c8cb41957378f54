import { expect } from "@playwright/test";
import { at, journey } from "./journey.ts";
import { signUp } from "./person.ts";
import { chant, leave, MANTRA, openMantra, totalChants } from "./practice-steps.ts";

/** Name of this machine by playwright.config.ts. Without https and localhost, browsers offer fewer APIs. */
const originOfOtherHost = () => `http://mantra.lan:${new URL(at("/")).port}`;

journey(
  "by another name of the machine, without https, practice is recorded for an account",
  async ({ page, expected }) => {
    expected.push(/Cross-Origin-Opener-Policy header has been ignored/);
    const origin = originOfOtherHost();
    await signUp(page, { origin });
    await openMantra(page, origin + MANTRA);
    await chant(page, 2);
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(2);
  },
);
