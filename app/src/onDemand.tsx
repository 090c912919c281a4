import { type ComponentType, lazy, type ReactNode, useState } from "react";

/** A component whose code is a file of its own, loaded when it is first shown or asked for ahead. */
export type OnDemand<Props> = {
  readonly Component: ComponentType<Props>;
  readonly isLoaded: () => boolean;
  /** Loads the code; rejects when that fails, and may be tried again. */
  readonly load: () => Promise<void>;
};

/**
 * React shows a fallback for at least 300 ms, also before code that is there by then. A component that was loaded ahead is
 * drawn at once, without one.
 */
export function onDemand<Props extends object>(read: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await read();
  };
  const Late = lazy(async () => ({ default: await read() }));

  function Component(props: Props): ReactNode {
    // For as long as it stands here: exchanging the one for the other would lose what it holds.
    const [Shown] = useState(() => loaded ?? Late);
    return <Shown {...props} />;
  }
  return { Component, isLoaded: () => loaded !== null, load };
}
