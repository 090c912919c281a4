import { loadLate } from "@teedesk/ui";
import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense, useState } from "react";
import type { Part } from "../editing/editableRecord.ts";
import { NotYet } from "../messages/NotYet.tsx";

/**
 * A part below the fields of a stored record: its code is loaded when it is shown, and the parts below it wait, so
 * that nothing moves.
 */
export function lazyRelated<Props extends object>(read: () => Promise<Part<Props>>): Part<Props> {
  let loaded: Part<Props> | null = null;
  const load = async (): Promise<Part<Props>> => {
    loaded ??= await read();
    return loaded;
  };
  const Later: ComponentType<Props> = lazy<ComponentType<Props>>(() =>
    loadLate(async () => ({ default: (await load()).Component })),
  );
  function Component(props: Props) {
    // A part that has loaded is drawn immediately; one that loads later stays lazy.
    const [Shown] = useState<ComponentType<Props>>(() => loaded?.Component ?? Later);
    return <Shown {...props} />;
  }
  return { Component, reads: async (props, context) => (await load()).reads?.(props, context) };
}

/**
 * A part of a record's page whose code is loaded when the part is shown, so that the list need not wait for it. Without a
 * connection it loads later: the page shows a notice in its place, or `fallback`.
 */
export function lazyPart<Props extends object>(
  read: () => Promise<FunctionComponent<Props>>,
  fallback: ReactNode = <NotYet />,
): ComponentType<Props> {
  const { Component } = lazyRelated(async () => ({ Component: await read() }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  };
}
