import { lazy, type ReactNode, useState } from "react";
import type { Page, Reads } from "./page.ts";

/** A page whose code is a chunk of its own, loaded when it is first shown or prefetched. */
export type LazyPage<Props> = Page<Props> & {
  /** The reads of the page; nothing before its code is loaded. */
  readonly reads: Reads;
  readonly isLoaded: () => boolean;
  /** Loads the code; rejects when that fails, and can be tried again. */
  readonly load: () => Promise<void>;
};

/**
 * React shows a fallback for at least 300 ms, even for code that has arrived by then. A component that was prefetched
 * renders immediately, without one.
 */
export function lazyPage<Props extends object>(read: () => Promise<Page<Props>>): LazyPage<Props> {
  let loaded: Page<Props> | null = null;
  const load = async () => {
    loaded = await read();
  };
  const Lazy = lazy(async () => ({ default: (await read()).Component }));

  function Component(props: Props): ReactNode {
    // Fixed while mounted: replacing one by the other would lose the page's state.
    const [Shown] = useState(() => loaded?.Component ?? Lazy);
    return <Shown {...props} />;
  }
  return { Component, isLoaded: () => loaded !== null, load, reads: async (opened) => loaded?.reads?.(opened) };
}
