import { loadLate } from "@teedesk/ui";
import { type ComponentType, type FunctionComponent, lazy, Suspense, useState } from "react";
import type { Part } from "../editing/editableRecord.ts";
import { NotYet } from "../messages/NotYet.tsx";

/**
 * What stands below the fields of a stored record: its code is loaded when it is shown, and what stands below it waits, so
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
    // What is loaded by now is drawn at once; it stays what it was when it loads later.
    const [Shown] = useState<ComponentType<Props>>(() => loaded?.Component ?? Later);
    return <Shown {...props} />;
  }
  return { Component, reads: async (props, context) => (await load()).reads?.(props, context) };
}

/**
 * A part of a record's page whose code is loaded when the part is shown, so that the list need not wait for it. Without a
 * connection it comes later: the page stands without it, and says so.
 */
export function lazyPart<Props extends object>(read: () => Promise<FunctionComponent<Props>>): ComponentType<Props> {
  const { Component } = lazyRelated(async () => ({ Component: await read() }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<NotYet />}>
        <Component {...props} />
      </Suspense>
    );
  };
}
