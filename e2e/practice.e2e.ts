import { expect, type BrowserContext, type Page } from "@playwright/test";
import { at, journey, sizes } from "./journey.ts";
import { avatar, chantEarlier, logIn, logOut, signUp } from "./person.ts";

const MANTRA = "/chant/krishna/yada-yada";

const counter = (page: Page) => page.getByRole("button", { name: /^(Counter|Completed)$/ });
const auto = (page: Page) => page.getByRole("switch", { name: "Auto counting" });
const progress = (page: Page) => page.getByRole("progressbar");

/** No quicker than anybody could: the server believes no more. */
async function chant(page: Page, beads: number) {
  const before = Number(await progress(page).getAttribute("aria-valuenow"));
  for (let bead = 1; bead <= beads; bead++) {
    await counter(page).click();
    await expect(progress(page)).toHaveAttribute("aria-valuenow", String(before + bead));
    await page.waitForTimeout(320);
  }
}

/** By hand: then no recording has to loop. */
async function open(page: Page, mantra = MANTRA) {
  await page.goto(at(mantra));
  await expect(page.getByRole("heading", { name: "108 Repetitions Counter" })).toBeVisible();
  if ((await auto(page).getAttribute("aria-checked")) === "true") await auto(page).click();
  await expect(counter(page)).toBeVisible();
}

/** Goes to another page of the app, which is how a mala is left. */
async function leave(page: Page) {
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Mantras$/ })).toBeVisible();
}

/** What the server has of who is signed in, as the profile shows it. */
const totalChants = (page: Page) =>
  page.evaluate(async () => {
    const { profile } = await (await fetch("/api/user/profile")).json();
    return profile.totalChants as number;
  });

interface Waiting {
  owner: string | null;
  state: { name: string };
  repetitions: number;
}

/** Entries that wait in this browser, and segments of malas in progress. */
const waiting = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("practice");
      opening.addEventListener("error", () => reject(opening.error));
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const read = <Row>(table: string) =>
      new Promise<Row[]>((resolve) => {
        if (!database.objectStoreNames.contains(table)) return resolve([]);
        const reading = database.transaction(table).objectStore(table).getAll();
        reading.addEventListener("success", () => resolve(reading.result));
      });
    const malas = await read<{ segment: Waiting | null }>("malas");
    const segments = malas.flatMap(({ segment }) => (segment ? [{ ...segment, state: { name: "open" } }] : []));
    const found = (await read<Waiting>("entries")).concat(segments);
    database.close();
    return found;
  });

const cutOff = (context: BrowserContext) =>
  context.route("**/api/practice/chants", (route) => route.abort("internetdisconnected"));

journey.describe("signed in", () => {
  journey("a mala that is left is in the log at once, and the rest of it when that is left", async ({ page }) => {
    await signUp(page);
    await open(page);
    await chant(page, 4);
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(4);
    await open(page);
    await page.getByRole("button", { name: "Continue from 4?" }).click();
    await chant(page, 3);
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(7);
    expect(await waiting(page)).toEqual([]);
  });

  journey("a reload in the very task of a bead loses none of the log", async ({ page }) => {
    await signUp(page);
    await open(page);
    await chant(page, 4);
    const reloaded = page.waitForEvent("load");
    await counter(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      location.reload();
    });
    await reloaded;
    await page.getByRole("button", { name: "Continue from 5?" }).click();
    await chant(page, 3);
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(8);
  });

  journey("a whole mala counts as one, on the day on which it was chanted", async ({ page }) => {
    await signUp(page);
    await page.clock.install();
    await open(page);
    for (let bead = 0; bead < 108; bead++) {
      await counter(page).click();
      await page.clock.runFor(310);
    }
    await expect(page.getByText("Chanting Completed", { exact: true })).toBeVisible();
    await expect.poll(() => totalChants(page)).toBe(108);
    await page.goto(at("/profile"));
    const figure = (name: string) => page.locator(".figures div").filter({ hasText: name }).locator("dd");
    await expect(figure("Total chants")).toHaveText("108");
    await expect(figure("Malas today")).toHaveText("1");
    await expect(figure("Streak")).toHaveText("1 day");
    await expect(page.getByText("108 repetitions ·")).toBeVisible();
  });

  journey("a mala that is begun anew is not forgotten", async ({ page }) => {
    await signUp(page);
    await open(page);
    await chant(page, 3);
    await page.getByRole("button", { name: "Reset" }).click();
    // A Reset can be undone for a while.
    await expect.poll(() => totalChants(page)).toBe(3);
  });

  journey("a Reset that is undone loses nothing, though another tab sends meanwhile", async ({ page }) => {
    await signUp(page);
    await open(page);
    await chant(page, 3);
    const other = await page.context().newPage();
    await open(other, "/chant/shiva/om-namah-shivaya");
    await chant(other, 1);
    await page.getByRole("button", { name: "Reset" }).click();
    await leave(other);
    await expect.poll(() => totalChants(page)).toBe(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await chant(page, 2);
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(6);
  });

  journey("a mala goes on to its end in a browser that tells no tab of another", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
    await signUp(page);
    await open(page);
    await chant(page, 2);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await chant(page, 2);
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(4);
  });

  journey("a tab that is closed in mid-mala loses nothing", async ({ page }) => {
    await signUp(page);
    const tab = await page.context().newPage();
    await open(tab);
    await chant(tab, 5);
    await tab.close();
    await page.reload();
    await expect.poll(() => totalChants(page)).toBe(5);
  });
});

journey.describe("signed out", () => {
  journey("what is chanted waits here, says so at sign-in, and is sent once", async ({ page }) => {
    const email = await signUp(page);
    await logOut(page);
    await open(page);
    await chant(page, 3);
    await leave(page);
    await expect
      .poll(async () => (await waiting(page)).map(({ owner, repetitions }) => [owner, repetitions]))
      .toEqual([[null, 3]]);
    await page.goto(at("/auth"));
    await page.getByLabel("Email").focus();
    await expect(page.getByText("will be added to your practice log")).toBeVisible();
    await logIn(page, email);
    await page.waitForURL(at("/"));
    await expect.poll(() => totalChants(page)).toBe(3);
    await expect.poll(() => waiting(page)).toEqual([]);
    await page.reload();
    await expect(avatar(page)).toBeVisible();
    expect(await totalChants(page)).toBe(3);
  });

  journey("what was chanted belongs to the first who signs in, and to nobody after", async ({ page }) => {
    await open(page);
    await chant(page, 2);
    await leave(page);
    await signUp(page, { name: "Asha" });
    await expect.poll(() => totalChants(page)).toBe(2);
    await logOut(page);
    await signUp(page, { name: "Bodhi" });
    await page.waitForTimeout(500);
    expect(await totalChants(page)).toBe(0);
  });
});

journey("who signs in in one tab is there in the others, and what is chanted in them is theirs", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  const other = await page.context().newPage();
  await signUp(other);
  await expect(avatar(page)).toBeVisible();
  await chant(page, 2);
  await leave(page);
  await expect.poll(() => totalChants(other)).toBe(2);
});

journey.describe("a network that comes and goes", () => {
  journey("what was chanted meanwhile is sent when it is back, once", async ({ page, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    await signUp(page);
    await cutOff(page.context());
    await open(page);
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
    await signUp(page);
    let sent = 0;
    await page.route("**/api/practice/chants", async (route) => {
      sent += 1;
      await route.fetch();
      await (sent === 1 ? route.abort("connectionreset") : route.continue());
    });
    await open(page);
    await chant(page, 3);
    await leave(page);
    await expect.poll(() => sent).toBeGreaterThan(1);
    await expect.poll(() => waiting(page)).toEqual([]);
    expect(await totalChants(page)).toBe(3);
  });

  journey("a line that gives no answer keeps nobody from logging out", async ({ page }) => {
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 10);
    });
    await signUp(page);
    await page.route("**/api/practice/chants", () => {});
    await open(page);
    await chant(page, 1);
    const sending = page.waitForRequest("**/api/practice/chants");
    await leave(page);
    await sending;
    await logOut(page);
    expect(await waiting(page)).toHaveLength(1);
  });

  journey("two tabs that send at the same time send each entry once", async ({ page, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    await signUp(page);
    await cutOff(page.context());
    await open(page);
    await chant(page, 2);
    await leave(page);
    const other = await page.context().newPage();
    await other.goto(at("/"));
    await expect(avatar(other)).toBeVisible();
    const sent: string[] = [];
    page.context().on("request", (request) => {
      if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
    });
    await page.context().unroute("**/api/practice/chants");
    await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event("online")))));
    await expect.poll(() => waiting(page)).toEqual([]);
    expect(sent).toEqual(["/api/practice/chants"]);
    expect(await totalChants(page)).toBe(2);
  });

  journey("what one person could not send is never sent as another's", async ({ page, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    const asha = await signUp(page, { name: "Asha" });
    await cutOff(page.context());
    await open(page);
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
    expect(await waiting(page)).toEqual([]);
  });

  journey("what the server will never take is put aside and told quietly", async ({ page, expected }) => {
    expected.push(/status of 400|^status 400/);
    await signUp(page);
    let sent = 0;
    await page.route("**/api/practice/chants", (route) => {
      sent += 1;
      const headers = { "x-refusal": "implausible-practice" };
      const body = "A practice cannot end in the future";
      return route.fulfill({ status: 400, headers, contentType: "text/plain", body });
    });
    await open(page);
    await chant(page, 2);
    await leave(page);
    await expect.poll(async () => (await waiting(page)).map(({ state }) => state.name)).toEqual(["refused"]);
    await page.goto(at("/profile"));
    await expect(
      page.getByText("One entry from this device could not be recorded: A practice cannot end in the future"),
    ).toBeVisible();
    expect(sent).toBe(1);
    await page.getByRole("button", { name: "Forget" }).click();
    await expect.poll(() => waiting(page)).toEqual([]);
  });

  journey("a browser that stores nothing says so, and practice goes on", async ({ page, expected }) => {
    expected.push(/^warning: The practice is kept only|^warning: The browser stores no practice/);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("Storage is forbidden", "SecurityError");
      };
    });
    await signUp(page);
    await open(page);
    await chant(page, 2);
    await expect(page.getByText("This browser keeps nothing")).toBeVisible();
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(2);
  });

  journey(
    "a store that fails, or is closed by the browser, is opened again for the next bead",
    async ({ page, expected }) => {
      expected.push(/^warning: The practice is kept only|^warning: The browser stores no practice/);
      await page.addInitScript(() => {
        const { open: openStore } = IDBFactory.prototype;
        IDBFactory.prototype.open = () => {
          IDBFactory.prototype.open = openStore;
          throw new DOMException("Not now", "UnknownError");
        };
      });
      const kept = async () => (await waiting(page)).map(({ repetitions }) => repetitions);
      await open(page);
      await chant(page, 1);
      await expect(page.getByText("This browser keeps nothing")).toBeVisible();
      await chant(page, 1);
      await expect.poll(kept).toEqual([2]);
      const browser = await page.context().newCDPSession(page);
      await browser.send("Storage.clearDataForOrigin", { origin: at(""), storageTypes: "indexeddb" });
      await chant(page, 1);
      await expect.poll(kept).toEqual([3]);
    },
  );
});

journey.describe("the log", () => {
  journey("shows the year as squares and as a table, and both say the same", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    await signUp(page);
    await chantEarlier(page);
    await chantEarlier(page, { repetitions: 40, daysAgo: 1 });
    await chantEarlier(page, { daysAgo: 200 });
    await page.goto(at("/profile"));
    const drawing = page.getByRole("img", { name: "3 days of practice, 256 repetitions" });
    await expect(drawing).toBeVisible();
    await expect(drawing.locator(".level-1, .level-2, .level-3, .level-4")).toHaveCount(3);
    await expect(drawing.locator("rect")).toHaveCount(366);
    await page.getByText("The same as a table").click();
    const rows = await page.locator(".days tbody tr").allTextContents();
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/40/);
    await expect(page.locator(".totals").getByText("Om Namah Shivaya")).toBeVisible();
    await expect(page.locator(".totals").getByText("256", { exact: true })).toBeVisible();
    await expect(page.getByText("2 days", { exact: true })).toBeVisible();
  });

  journey("gives back what was a mistake: after a question, totals and squares follow", async ({ page }) => {
    await signUp(page);
    await chantEarlier(page);
    await chantEarlier(page, { repetitions: 40 });
    await page.goto(at("/profile"));
    const remove = page.getByRole("button", { name: "Remove Om Namah Shivaya, 40 repetitions" });
    await remove.click();
    await expect(page.getByText("Remove this entry? It cannot be brought back.")).toBeVisible();
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.locator(".figures dd").first()).toHaveText("108");
    await expect(page.getByRole("img", { name: "1 day of practice, 108 repetitions" })).toBeVisible();
    await expect(page.locator(".entries li")).toHaveCount(1);
    await expect(page.locator(":focus")).toHaveText("Latest entries");
  });
});
