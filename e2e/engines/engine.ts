/** The three engines that nearly every browser is made of. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What a person has set in the browser or in the system before it starts. */
export type Habit =
  | "private"
  | "no storage"
  | "no scripts"
  | "microphone"
  | "no microphone"
  | "reduced motion"
  | "forced colors"
  | "large text";

/** Keys that journeys press, by their names in KeyboardEvent.key. */
export type Key = "Enter" | "Escape" | " " | "Tab" | "ArrowLeft" | "ArrowRight";

/** One tab of one browser: the few acts of a person, and a look at the page by a function that runs in it. */
export interface TabDriver {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments, which are JSON, like what it returns. */
  run<Result, Values extends unknown[]>(
    act: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>;
  clickAt(point: Point): Promise<void>;
  /** Touches the glass and lifts the finger. It is null where the driver has no fingers. */
  touchAt: ((point: Point) => Promise<void>) | null;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Shows the page as it is printed, from now on. It is null where only paper would show it. */
  showAsPrinted: (() => Promise<void>) | null;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** One browser that a person has opened, with its own cookies and stores. */
export interface Engine {
  name: EngineName;
  version: string;
  /** Opens a tab beside the others. */
  newTab(size: Size): Promise<TabDriver>;
  /** Errors and warnings of all pages so far: what scripts threw, the console, and failed requests. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** The page was left before a function that ran in it had ended. */
export class PageLeft extends Error {}

/** An engine cannot do what was asked. The message is a sentence for the table of journeys. */
export class EngineCannot extends Error {}
