import { Suspense, use, useState, type ComponentType, type ReactNode } from "react";
import { lazyModule } from "./lazy-module.ts";
import { loadStyles } from "./screen-styles.ts";

/** A component in a script of its own. */
export interface LazyPart<Props> {
  /** Tries again at the next call after a failure. */
  load: () => Promise<ComponentType<Props>>;
  /** The component, once it is loaded. */
  Loaded: ComponentType<Props> | null;
}

export interface PartModule<Props> {
  default: ComponentType<Props>;
  /** Loads what must be there before the part is rendered. */
  prepare?: () => Promise<unknown> | null;
}

/**
 * `importPart` imports the part's own script and nothing else, so that a failure is that script's. A part with `styles`,
 * the name of its own sheet, waits for the sheet that holds the styles of all screens and late parts.
 */
export function lazyPart<Props>(importPart: () => Promise<PartModule<Props>>, styles?: string): LazyPart<Props> {
  const loadModule = lazyModule(importPart);

  async function loadPrepared() {
    const module = await loadModule();
    await module.prepare?.();
    return module;
  }

  const part: LazyPart<Props> = {
    async load() {
      const [module] = await Promise.all([loadPrepared(), styles === undefined ? null : loadStyles(styles)]);
      return (part.Loaded = module.default);
    },
    Loaded: null,
  };
  return part;
}

/** The screen of a page: a part with styles of its own. */
export interface LazyScreen<Props> extends LazyPart<Props> {
  /** Names its file and its sheet, from which the server learns the scripts to announce and the styles to write. */
  name: string;
}

export const lazyScreen = <Props,>(name: string, importScreen: () => Promise<PartModule<Props>>): LazyScreen<Props> =>
  Object.assign(lazyPart(importScreen, name), { name });

interface LazyProps<Props> {
  part: LazyPart<Props>;
  fallback: ReactNode;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/**
 * Renders a part that is loaded without a fallback, on the server and while hydrating too: that is what React.lazy does
 * not. A failure is thrown to the error boundary, and rendering the part again after that loads it again.
 */
export function Lazy<Props>({ part, fallback, children }: LazyProps<Props>) {
  // The state loads once for all renders: if each of them loaded anew, a failing script would be requested without end.
  const [loading] = useState(part.load);
  return (
    <Suspense fallback={fallback}>
      <Loaded part={part} loading={loading}>
        {children}
      </Loaded>
    </Suspense>
  );
}

interface LoadedProps<Props> extends Omit<LazyProps<Props>, "fallback"> {
  loading: Promise<ComponentType<Props>>;
}

/** Suspends until the part is loaded. */
export const Loaded = <Props,>({ part, loading, children }: LoadedProps<Props>) =>
  children(part.Loaded ?? use(loading));

interface OnDemand<Props> {
  /** Null while it is hidden, or not loaded yet. */
  Part: ComponentType<Props> | null;
  show: () => void;
  hide: () => void;
}

/**
 * Loads a part when it is first shown. A failure leaves the screen as it is, with whatever is in progress there: it is
 * reported by `onFailed`, and the next `show` tries again.
 */
export function useOnDemand<Props>({ load }: LazyPart<Props>, onFailed: (error: unknown) => void): OnDemand<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  return {
    Part,
    show: () => void load().then((Loaded) => setPart(() => Loaded), onFailed),
    hide: () => setPart(null),
  };
}
