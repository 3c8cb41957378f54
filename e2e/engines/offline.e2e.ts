import { expect } from "@playwright/test";
import { runServer } from "../../tools/run-server.ts";
import { sizes } from "../journey.ts";
import { counter, seeCount } from "./chant-steps.ts";
import { by, link } from "./find.ts";
import { journey } from "./journey.ts";
import { Tab } from "./tab.ts";

journey("after the second page the site opens without a network, and a mala counts", async ({ engine, expected }) => {
  journey.setTimeout(360_000);
  expected.push(/Failed to fetch|NetworkError|Load failed|no-response|ERR_|connect|503/i);
  const server = await runServer();
  try {
    const tab = new Tab(await engine.newTab(sizes.phone), server.origin);
    await tab.visit("/");
    await tab.click(link(/^Shiva/));
    await tab.see(by("heading", "Shiva Mantras"));
    const kept = () =>
      tab.run(async () => {
        const requests = await (await caches.open("text-bundles")).keys();
        return requests.map(({ url }) => new URL(url).pathname);
      });
    // The worker fetches 200 files, and a server that has only begun renders every text first: minutes on a busy machine.
    await expect.poll(kept, { timeout: 300_000 }).toContain("/api/text-bundles");
    await server.stop();
    await tab.open("/chant/krishna/yada-yada");
    await tab.read("Whenever there is a fading of dharma");
    await tab.click(counter);
    await seeCount(tab, 1);
  } finally {
    await server.stop().catch(() => {}); // It has been stopped where all went well.
  }
});
