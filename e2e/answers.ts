import type { Page } from "@playwright/test";

/** The answer of the server, or of a network that is not there. */
export const answer = (page: Page, path: string, status: number, body: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, contentType: "text/plain", body }));

export const cutOff = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.abort("internetdisconnected"));
