import { Suspense, use, useState, type ComponentType, type ReactNode } from "react";

/** A component in a script of its own. */
export interface LazyPart<PartProps> {
  /** What could not be had is asked for again at the next call. */
  load: () => Promise<ComponentType<PartProps>>;
  /** The component, once it is there. */
  Loaded: ComponentType<PartProps> | null;
}

export function lazyPart<PartProps>(
  importPart: () => Promise<{ default: ComponentType<PartProps> }>,
): LazyPart<PartProps> {
  let loading: Promise<ComponentType<PartProps>> | null = null;

  function load() {
    loading ??= importPart().then(
      (module) => (part.Loaded = module.default),
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  const part: LazyPart<PartProps> = { load, Loaded: null };
  return part;
}

interface Props<PartProps> {
  part: LazyPart<PartProps>;
  waiting: ReactNode;
  children: (Part: ComponentType<PartProps>) => ReactNode;
}

/**
 * As React.lazy, but a part that is loaded renders at once: no fallback on the server or while hydrating. And one that
 * failed is tried again by whoever puts it up again.
 */
export function Lazy<PartProps>({ part, waiting, children }: Props<PartProps>) {
  // Once for all its renders: where each of them asks anew, what fails is asked for without end.
  const [loading] = useState(part.load);
  return (
    <Suspense fallback={waiting}>
      <Loaded part={part} loading={loading}>
        {children}
      </Loaded>
    </Suspense>
  );
}

interface LoadedProps<PartProps> extends Omit<Props<PartProps>, "waiting"> {
  loading: Promise<ComponentType<PartProps>>;
}

const Loaded = <PartProps,>({ part, loading, children }: LoadedProps<PartProps>) =>
  children(part.Loaded ?? use(loading));
