import { expect, inject, test } from "vitest";
import { openBrowser } from "../../accounts/test-browser.ts";
import { folders } from "../../folders.ts";
import { testApp } from "../../test-app.ts";
import { openPostgres } from "../open.ts";
import { startPrimaryAndStandby } from "./test-servers.ts";

test.skipIf(inject("postgres") === null)(
  "when the primary is killed, the promoted standby is found, and has all that was acknowledged",
  async () => {
    await using servers = await startPrimaryAndStandby();
    await using db = await openPostgres({ url: servers.url, migrations: folders.migrations });
    const { ask } = testApp({ db });
    const browser = openBrowser(ask);
    await browser.signUp();
    const add = () => browser.post("/api/favorites/om-namah-shivaya", {});
    expect((await add()).status).toBe(200);

    await servers.killPrimary();
    await expect.poll(async () => (await add()).status).toBe(503);
    expect((await ask("/readyz")).status).toBe(503);
    expect((await ask("/api/deities")).status).toBe(200);

    servers.promote();
    await expect.poll(async () => (await ask("/readyz")).status, { timeout: 5000 }).toBe(200);
    expect((await add()).status).toBe(200);
    expect(await (await browser.get("/api/favorites")).json()).toHaveLength(1);
  },
);
