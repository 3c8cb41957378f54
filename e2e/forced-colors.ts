import type { Locator, Page } from "@playwright/test";

/** Returns the computed background of an element. */
export const backgroundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

/** Returns the computed value of the system's color for selections. */
export const selectionIn = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("mark"));
    probe.style.background = "SelectedItem";
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });
