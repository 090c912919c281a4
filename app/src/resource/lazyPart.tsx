import { loadLate } from "@teedesk/ui";
import { type ComponentType, lazy, Suspense } from "react";
import { NotYet } from "../messages/NotYet.tsx";

/**
 * What stands below the fields of a stored record: its code is loaded when it is shown, and what stands below it waits, so
 * that nothing moves.
 */
export const lazyRelated = <Props extends object>(read: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() => loadLate(async () => ({ default: await read() })));

/**
 * A part of a record's page whose code is loaded when the part is shown, so that the list need not wait for it. Without a
 * connection it comes later: the page stands without it, and says so.
 */
export function lazyPart<Props extends object>(read: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyRelated(read);
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<NotYet />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
