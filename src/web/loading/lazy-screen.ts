import { lazyPart, type LazyPart, type PartModule } from "./lazy-part.tsx";
import { loadStyles } from "./screen-styles.ts";

/** The screen of a page: a component in a script of its own, with its styles. */
export interface LazyScreen<Props> extends LazyPart<Props> {
  /** Names its folder under screens/, from which the server learns the scripts to announce. */
  name: string;
}

export const lazyScreen = <Props>(name: string, importScreen: () => Promise<PartModule<Props>>): LazyScreen<Props> =>
  Object.assign(
    lazyPart(importScreen, () => loadStyles(name)),
    { name },
  );
