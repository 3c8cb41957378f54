import { Suspense, use, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";
import { lazyModule } from "./lazy-module.ts";
import { loadStyles } from "./screen-styles.ts";

/** A component in a script of its own. */
export interface LazyPart<Props> {
  /** Loads the component. After a failure the next call tries again. */
  load: () => Promise<ComponentType<Props>>;
  /** The component, once it is loaded. */
  Loaded: ComponentType<Props> | null;
}

export interface PartModule<Props> {
  default: ComponentType<Props>;
  /** Loads what must be present before the part is rendered. */
  prepare?: () => Promise<unknown> | null;
}

/**
 * Creates a late part. `importPart` must import only the part's own script, so that a failure concerns that script. A
 * part with `styles`, the name of its own style sheet, waits for the sheet that holds the styles of all screens and
 * late parts.
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

/** The screen of a page, which is a part with styles of its own. */
export interface LazyScreen<Props> extends LazyPart<Props> {
  /**
   * The name of its file and its style sheet, by which the server finds the scripts to announce and the styles to
   * write.
   */
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
 * Renders a part. If it is loaded, no fallback appears, on the server and while hydrating too, which React.lazy does
 * not do. A failure is thrown to the error boundary, and rendering the part again after that loads it again.
 */
export function Lazy<Props>({ part, fallback, children }: LazyProps<Props>) {
  // The state loads once for all renders. If each of them loaded anew, a failing script would be requested without end.
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
  /** The part is null while it is hidden, or not loaded yet. */
  Part: ComponentType<Props> | null;
  show: () => void;
  hide: () => void;
}

/**
 * Loads a part when it is first shown. A failure leaves the screen as it is, with whatever is in progress there; it is
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

/**
 * Loads a part as soon as it is wanted, and gives null until then. A failure leaves the page without the part and is
 * reported by `onFailed`.
 */
export function useWhenWanted<Props>(part: LazyPart<Props>, isWanted: boolean, onFailed: (error: unknown) => void) {
  const { Part, show } = useOnDemand(part, onFailed);
  const load = useEffectEvent(show);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
  return { Part: isWanted ? Part : null };
}
