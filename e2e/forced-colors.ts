import type { Locator, Page } from "@playwright/test";

/** Returns the computed background of an element. */
export const backgroundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

/** Returns the system's color of a selection, as it is computed. */
export const selectionIn = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("mark"));
    probe.style.background = "SelectedItem";
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });
