import { expect } from "@playwright/test";
import { at } from "../journey.ts";
import { by, look, text, type Seen, type Sought } from "./find.ts";
import { PageLeft, type Key, type Point, type TabDriver } from "./engine.ts";

/** The verbs of journeys, on a tab of any engine. Each waits until it can be done, and fails if it never can. */
export class Tab {
  readonly driver: TabDriver;
  private readonly origin: string;

  constructor(driver: TabDriver, origin = at("")) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens a page of the site, and waits until it is known that nobody is signed in. */
  async visit(path: string) {
    await this.open(path);
    await this.see(by("link", "Sign In"));
  }

  async open(path: string) {
    await this.driver.goTo(this.origin + path);
  }

  run<Result, Values extends unknown[]>(
    act: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    return this.driver.run(act, ...values);
  }

  all(sought: Sought): Promise<Seen[]> {
    return this.driver.run(look, sought, false).catch(unlessLeft([]));
  }

  /** Waits until something is in sight, and returns the first such thing. */
  async see(sought: Sought): Promise<Seen> {
    let first: Seen | undefined;
    const look = async () => ([first] = await this.all(sought)).length;
    await expect.poll(look, describe(sought, "is not to be seen")).toBeGreaterThan(0);
    if (!first) throw new Error("It was seen, and is gone");
    return first;
  }

  async read(words: string | RegExp) {
    return this.see(text(words));
  }

  async seeNo(sought: Sought) {
    await expect.poll(async () => (await this.all(sought)).length, describe(sought, "is still there")).toBe(0);
  }

  /** Waits until what is read from the page is this. */
  async until<Result>(read: () => Result | Promise<Result>, expected: Result) {
    await expect.poll(() => this.driver.run(read).catch(unlessLeft("The page is being left"))).toEqual(expected);
  }

  /** Waits until the first such element is checked or pressed. */
  async seeChecked(sought: Sought) {
    await expect.poll(async () => (await this.see(sought)).isChecked).toBe(true);
  }

  async click(sought: Sought) {
    await this.driver.clickAt(await this.placeOf(sought));
  }

  /**
   * Touches something, and waits for the end of the touch: Chromium keeps what was touched active for a moment after its
   * click, and then lets go of a key as well that is pressed meanwhile. Where the driver has no fingers, the page gets
   * the events of one.
   */
  async touch(sought: Sought) {
    const point = await this.placeOf(sought);
    await this.driver.run(noteClick);
    if (this.driver.touchAt) await this.driver.touchAt(point);
    else await this.driver.run(sendTouch, point);
    await this.until(() => document.body.dataset["clicked"], "yes");
    await this.until(() => document.querySelector("button:active"), null);
  }

  async fill(sought: Sought, words: string) {
    await this.click(sought);
    await this.driver.run(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.driver.type(words);
  }

  /** Chooses an option. A script does it, because the list of options is no part of the page. */
  async choose(sought: Sought, value: string) {
    await this.see(sought);
    await this.driver.run(
      (selector, name, chosen) => {
        const select = [...document.querySelectorAll<HTMLSelectElement>(selector)].find(({ labels }) =>
          [...labels].some(({ textContent }) => !name || new RegExp(name).test(textContent.trim())),
        );
        if (!select) throw new Error("There is no such list");
        select.value = chosen;
        for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
      },
      sought.css,
      sought.name,
      value,
    );
  }

  press(key: Key) {
    return this.driver.press(key);
  }

  /** Waits until something rests where a press reaches it. */
  private async placeOf(sought: Sought): Promise<Point> {
    let place: Point | null = null;
    await expect
      .poll(
        async () => {
          const before = place;
          const [first] = await this.driver.run(look, sought, true).catch(unlessLeft([]));
          place = first && !first.isDisabled ? first.point : null;
          return place !== null && before?.x === place.x && before.y === place.y;
        },
        describe(sought, "cannot be pressed"),
      )
      .toBe(true);
    if (!place) throw new Error("It had a place, and is gone");
    return place;
  }
}

/** Makes up for what cannot be read from a page that is just being left. The next look sees the page after it. */
const unlessLeft =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (error instanceof PageLeft) return instead;
    throw error;
  };

const describe = ({ css, name }: Sought, failure: string) => ({
  message: `${name ?? css} ${failure}`,
  intervals: [50, 100, 100, 250],
});

/** Runs in the page: notes its next click. */
function noteClick() {
  const { dataset } = document.body;
  delete dataset["clicked"];
  addEventListener("click", () => void (dataset["clicked"] = "yes"), { capture: true, once: true });
}

/** Runs in the page: sends the events of a short touch. */
function sendTouch({ x, y }: Point) {
  const target = document.elementFromPoint(x, y);
  const finger = {
    bubbles: true,
    cancelable: true,
    composed: true,
    clientX: x,
    clientY: y,
    isPrimary: true,
    pointerId: 2,
  };
  for (const type of ["pointerdown", "pointerup"]) {
    target?.dispatchEvent(
      new PointerEvent(type, { ...finger, pointerType: "touch", buttons: Number(type === "pointerdown") }),
    );
  }
  target?.dispatchEvent(new PointerEvent("click", { ...finger, pointerType: "touch", detail: 1 }));
}
