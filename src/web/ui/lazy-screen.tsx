import { createElement, use, type ComponentType } from "react";
import { loadStyles } from "./screen-styles.ts";

export interface LazyScreen<Props> {
  /** Names its folder under screens/, from which the server learns the scripts to announce. */
  name: string;
  load(): Promise<ComponentType<Props>>;
  Screen: ComponentType<Props>;
}

/** As React.lazy, but a screen that is loaded renders at once: no fallback on the server or while hydrating. */
export function lazyScreen<Props extends object>(
  name: string,
  importScreen: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let Loaded: ComponentType<Props> | null = null;

  function load() {
    loading ??= Promise.all([importScreen(), loadStyles(name)]).then(
      ([module]) => (Loaded = module.default),
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function Screen(props: Props) {
    return createElement(Loaded ?? use(load()), props);
  }

  return { name, load, Screen };
}
