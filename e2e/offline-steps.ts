import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { sizes, visit } from "./journey.ts";

/** Messages of the browser about requests without a network. */
export const withoutNetwork = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];
export const phone = { viewport: sizes.phone, serviceWorkers: "allow" } as const;

/** The list of all bundles of texts, which is kept when every one of them is here. */
const listOfBundles = "/api/text-bundles";

/** Opens another page, and waits until the app and its texts are kept. */
export async function visitUntilCached(page: Page) {
  await visit(page, "/");
  await page
    .getByRole("link", { name: /^Shiva/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Shiva Mantras" })).toBeVisible();
  await expect.poll(() => keptIn(page, "text-bundles"), { timeout: 150_000 }).toContain(listOfBundles);
}

export const keptIn = (page: Page, name: string) =>
  page.evaluate(async (cache) => {
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

/**
 * Opens a way to the site that can be closed as by a network without a way out: requests are accepted then, and none is
 * ever answered, not even after it is opened again. The browser must be told of it as a proxy for everything, loopback too.
 */
export async function openNetwork() {
  let isClosed = false;
  const proxy = createServer((asked, reply) => {
    if (isClosed) return;
    const { method, headers } = asked;
    const forwarded = request(asked.url ?? "", { method, headers }, (answer) => {
      if (isClosed) return void answer.resume();
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(reply);
    });
    forwarded.on("error", () => reply.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: "<-loopback>" },
    close: () => void (isClosed = true),
    open: () => void (isClosed = false),
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
