import { lazy, Suspense } from "react";
import { loadLate } from "../basics/loadLate.ts";
import type { FinderProps } from "./FinderBox.tsx";
import { FinderLine } from "./FinderLine.tsx";
import { LateLayer } from "./LateLayer.tsx";

/** Loads the box's code, so that it opens immediately. */
export const loadFinder = async (): Promise<{ readonly default: (props: FinderProps) => React.ReactNode }> => ({
  default: (await import("./FinderBox.tsx")).FinderBox,
});

const Box = lazy(() => loadLate(loadFinder));

/** A line to type in, over the page, with all that it finds below it. It is open while it is rendered. */
export function Finder(props: FinderProps) {
  return (
    <Suspense
      fallback={
        <>
          <FinderLine {...props} />
          <LateLayer title={props.label} onClose={props.onClose} />
        </>
      }
    >
      <Box {...props} />
    </Suspense>
  );
}
