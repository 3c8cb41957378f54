import type { Locator, Page } from "@playwright/test";

/** Background of an element, as it is computed. */
export const backgroundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

/** The system's color of a selection, as it is computed. */
export const selectionIn = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("mark"));
    probe.style.background = "SelectedItem";
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });
