import type { Page } from "@playwright/test";

/** Responds in the server's place. A refusal of the server has a code. */
export const answer = (page: Page, path: string, status: number, body: string, code?: string) => {
  const headers = code === undefined ? {} : { "x-refusal": code };
  return page.route(`**${path}`, (route) => route.fulfill({ status, headers, contentType: "text/plain", body }));
};

/** Fails the requests for a path of the site, or for a whole address, as without a network. */
export const cutOff = (page: Page, path: string) =>
  page.route(path.startsWith("/") ? `**${path}` : path, (route) => route.abort("internetdisconnected"));
