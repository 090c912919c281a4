import { Late, loadLate } from "@teedesk/ui";
import { type ComponentType, lazy, Suspense } from "react";

/**
 * A part of a record's page whose code is loaded when the part is shown, so that the list need not wait for it. Without a
 * connection it comes later: the page stands without it, and says so.
 */
export function lazyPart<Props extends object>(read: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(() => loadLate(async () => ({ default: await read() })));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<NotYet />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function NotYet() {
  return (
    <Late>
      <output className="text-sm text-attention-text">
        A part of this page is not loaded yet. It is tried again by itself; reload the page if it does not come.
      </output>
    </Late>
  );
}
