import { expect, type BrowserContext } from "@playwright/test";
import { at, journey } from "./journey.ts";
import { avatar, becomeMember, logIn, logOut, signUp } from "./person.ts";
import { chant, leave, openMantra, totalChants, waiting } from "./practice-steps.ts";

const cutOff = (context: BrowserContext) =>
  context.route("**/api/practice/chants", (route) => route.abort("internetdisconnected"));

journey.describe("a network that comes and goes", () => {
  journey("what was chanted meanwhile is sent when it is back, once", async ({ page, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    await becomeMember(page);
    await cutOff(page.context());
    await openMantra(page);
    await chant(page, 3);
    await leave(page);
    await expect.poll(async () => (await waiting(page)).length).toBe(1);
    await page.context().unroute("**/api/practice/chants");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => totalChants(page)).toBe(3);
    await expect.poll(() => waiting(page)).toEqual([]);
  });

  journey("an answer that is lost on its way does not count a mala twice", async ({ page, expected }) => {
    expected.push(/ERR_CONNECTION_RESET/);
    await becomeMember(page);
    let sent = 0;
    await page.route("**/api/practice/chants", async (route) => {
      sent += 1;
      await route.fetch();
      await (sent === 1 ? route.abort("connectionreset") : route.continue());
    });
    await openMantra(page);
    await chant(page, 3);
    await leave(page);
    await expect.poll(() => sent).toBeGreaterThan(1);
    await expect.poll(() => waiting(page)).toEqual([]);
    expect(await totalChants(page)).toBe(3);
  });

  journey("a line that gives no answer keeps nobody from logging out", async ({ page }) => {
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 3);
    });
    await becomeMember(page);
    await page.route("**/api/practice/chants", () => {});
    await openMantra(page);
    await chant(page, 1);
    const sending = page.waitForRequest("**/api/practice/chants");
    await leave(page);
    await sending;
    await logOut(page);
    expect(await waiting(page)).toHaveLength(1);
  });

  journey("two tabs that send at the same time send each entry once", async ({ page, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    await becomeMember(page);
    const sent: string[] = [];
    page.context().on("requestfinished", (request) => {
      if (request.url() === at("/api/practice/chants")) sent.push(request.method());
    });
    await cutOff(page.context());
    await openMantra(page);
    await chant(page, 2);
    await leave(page);
    const other = await page.context().newPage();
    await other.goto(at("/"));
    await expect(avatar(other)).toBeVisible();
    expect(sent).toEqual([]);
    await page.context().unroute("**/api/practice/chants");
    await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event("online")))));
    await expect.poll(() => waiting(page)).toEqual([]);
    await expect.poll(() => sent).toEqual(["POST"]);
    expect(await totalChants(page)).toBe(2);
  });

  journey("what one person could not send is never sent as another's", async ({ page, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    const asha = await becomeMember(page, { name: "Asha" });
    await cutOff(page.context());
    await openMantra(page);
    await chant(page, 3);
    await leave(page);
    await expect.poll(async () => (await waiting(page)).length).toBe(1);
    await logOut(page);
    await page.context().unroute("**/api/practice/chants");
    await signUp(page, { name: "Bodhi" });
    await page.waitForTimeout(800);
    expect(await totalChants(page)).toBe(0);
    expect(await waiting(page)).toHaveLength(1);
    await logOut(page);
    await logIn(page, asha);
    await page.waitForURL(at("/"));
    await expect.poll(() => totalChants(page)).toBe(3);
    // The entry leaves the device with the answer, which comes later than the server has counted it.
    await expect.poll(() => waiting(page)).toEqual([]);
  });

  journey(
    "an entry that the server refuses for good is set aside and shown on the profile",
    async ({ page, expected }) => {
      expected.push(/status of 400|^status 400/);
      await becomeMember(page);
      let sent = 0;
      await page.route("**/api/practice/chants", (route) => {
        sent += 1;
        const headers = { "x-refusal": "implausible-practice" };
        const body = "A practice cannot end in the future";
        return route.fulfill({ status: 400, headers, contentType: "text/plain", body });
      });
      await openMantra(page);
      await chant(page, 2);
      await leave(page);
      await expect.poll(async () => (await waiting(page)).map(({ state }) => state.name)).toEqual(["refused"]);
      await page.goto(at("/profile"));
      await expect(
        page.getByText("One entry from this device could not be recorded: A practice cannot end in the future"),
      ).toBeVisible();
      expect(sent).toBe(1);
      await page.getByRole("button", { name: "Remove", exact: true }).click();
      await expect.poll(() => waiting(page)).toEqual([]);
    },
  );
});
