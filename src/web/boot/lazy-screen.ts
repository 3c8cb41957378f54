import type { ComponentType } from "react";
import { lazyPart, type LazyPart } from "./lazy-part.tsx";
import { loadStyles } from "./screen-styles.ts";

/** The screen of a page: a component in a script of its own, with its styles. */
export interface LazyScreen<Props> extends LazyPart<Props> {
  /** Names its folder under screens/, from which the server learns the scripts to announce. */
  name: string;
}

interface ScreenModule<Props> {
  default: ComponentType<Props>;
  /** Loads the parts that must be there before the screen is rendered. */
  prepare?: () => Promise<unknown> | null;
}

export function lazyScreen<Props>(name: string, importScreen: () => Promise<ScreenModule<Props>>): LazyScreen<Props> {
  async function importPrepared() {
    const screen = await importScreen();
    await screen.prepare?.();
    return screen;
  }
  const part = lazyPart(async () => (await Promise.all([importPrepared(), loadStyles(name)]))[0]);
  return Object.assign(part, { name });
}
