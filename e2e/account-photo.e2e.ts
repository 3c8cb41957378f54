import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import { at, journey } from "./journey.ts";
import { avatar, makeMember, openSetting, seeToast } from "./person.ts";

/** A photo of 1920 by 1080 pixels. */
const large = "public/videos/cosmic_om_meditation.jpg";

const choose = async (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) => {
  const coming = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Choose a photo|Change photo/ }).click();
  await (await coming).setFiles(file);
};

const cardPhoto = (page: Page) => page.locator(".profile-card .avatar img");

/** Returns the address, the size in pixels and the bytes of the photo in the profile. */
const shownPhoto = async (page: Page) => {
  await expect(cardPhoto(page)).toBeVisible();
  return cardPhoto(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { size, type } = await (await fetch(image.src)).blob();
    const { naturalWidth: width, naturalHeight: height } = image;
    return { path: new URL(image.src).pathname, width, height, size, type };
  });
};

journey.describe("a photo", () => {
  journey("is chosen, cut to a small square, shown everywhere, replaced and removed", async ({ page }) => {
    await makeMember(page);
    await page.goto(at("/profile"));
    await openSetting(page, "Name and photo");
    await choose(page, large);
    await seeToast(page, "Photo saved", "Your new photo is now shown.");
    const first = await shownPhoto(page);
    expect(first).toMatchObject({ width: 256, height: 256, type: "image/webp" });
    expect(first.path).toMatch(/^\/photos\/[\w-]{43}$/);
    expect(first.size).toBeLessThan(64 * 1024);
    await expect(avatar(page).locator("img")).toHaveAttribute("src", first.path);
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);

    await choose(page, "public/images/goddess-durga.png");
    await expect(cardPhoto(page)).not.toHaveAttribute("src", first.path);
    const second = await shownPhoto(page);
    await page.goto(at("/"));
    await expect(avatar(page).locator("img")).toHaveAttribute("src", second.path);

    await page.goto(at("/profile"));
    await openSetting(page, "Name and photo");
    await page.getByRole("button", { name: "Remove photo" }).click();
    await seeToast(page, "Photo removed", "Your initials are shown instead.");
    await expect(page.locator(".profile-card .avatar")).toHaveText("AD");
    await expect(page.getByRole("button", { name: "Choose a photo" })).toBeFocused();
  });

  journey("that the browser cannot read is refused in words", async ({ page }) => {
    await makeMember(page);
    await page.goto(at("/profile"));
    await openSetting(page, "Name and photo");
    await choose(page, { name: "IMG_0108.heic", mimeType: "image/heic", buffer: Buffer.from("ftypheic") });
    await seeToast(
      page,
      "This picture can't be read",
      "Your browser can't open this format. Please choose a JPEG, PNG or WebP picture.",
    );
    await expect(page.locator(".profile-card .avatar")).toHaveText("AD");
  });

  journey(
    "at an address that leads nowhere is reported at the field, and nothing is lost",
    async ({ page, expected }) => {
      expected.push(/400/);
      await makeMember(page);
      await page.goto(at("/profile"));
      await openSetting(page, "Name and photo");
      const address = page.getByLabel("Photo URL (optional)");
      await address.fill("https://127.0.0.1/me.jpg");
      await page.getByRole("button", { name: "Save" }).click();
      await seeToast(page, "Profile Update Failed", "400: No picture could be loaded from that address.");
      await expect(page.locator(".field-error")).toHaveText("No picture could be loaded from that address.");
      await expect(address).toBeFocused();
      await expect(address).toHaveValue("https://127.0.0.1/me.jpg");
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  journey("that the server has fetched from elsewhere is made as small as an uploaded one", async ({ page }) => {
    await makeMember(page);
    await page.goto(at("/profile"));
    await openSetting(page, "Name and photo");
    // The journeys' server reaches no other site, so its answer and the photo are given here.
    await page.route("**/api/user", async (route) => {
      const session = await (await page.request.get(at("/api/session"))).json();
      await route.fulfill({ json: { ...session.user, photoURL: "/photos/fetched" } });
    });
    await page.route("**/photos/fetched", (route) =>
      route.fulfill({ contentType: "image/jpeg", body: readFileSync(large) }),
    );
    await page.getByLabel("Photo URL (optional)").fill("https://photos.example/me.jpg");
    await page.getByRole("button", { name: "Save" }).click();
    await seeToast(page, "Profile Updated", "Your profile has been successfully updated");
    expect(await shownPhoto(page)).toMatchObject({ path: expect.stringMatching(/^\/photos\/[\w-]{43}$/), width: 256 });
    await expect(page.getByLabel("Photo URL (optional)")).toHaveValue("");
  });
});
