import { type ComponentType, lazy, type ReactNode, useState } from "react";
import type { FirstReads } from "./firstReads.ts";

/** A component of a chunk of its own, which may say what it reads first. */
type Page<Props> = ComponentType<Props> & { readonly firstReads?: FirstReads };

/** A component whose code is a chunk of its own, loaded when it is first shown or prefetched. */
export type LazyPage<Props> = {
  readonly Component: ComponentType<Props>;
  readonly isLoaded: () => boolean;
  /** Loads the code; rejects when that fails, and may be tried again. */
  readonly load: () => Promise<void>;
  /** What the page reads first; known once it is loaded. */
  readonly firstReads: () => FirstReads | undefined;
};

/**
 * React shows a fallback for at least 300 ms, even for code that has arrived by then. A component that was prefetched
 * renders at once, without one.
 */
export function lazyPage<Props extends object>(read: () => Promise<Page<Props>>): LazyPage<Props> {
  let loaded: Page<Props> | null = null;
  const load = async () => {
    loaded = await read();
  };
  const Lazy = lazy(async () => ({ default: await read() }));

  function Component(props: Props): ReactNode {
    // Fixed while mounted: exchanging one for the other would lose the page's state.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return { Component, isLoaded: () => loaded !== null, load, firstReads: () => loaded?.firstReads };
}
