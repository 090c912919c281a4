import type { CourseChoice } from "@teedesk/domain";
import { Button, FinderLine, Kbd, loadLate, whenIdle } from "@teedesk/ui";
import { lazy, type RefObject, Suspense, useEffect, useState } from "react";
import { goToNextField } from "./fillForm.ts";
import { quickLine } from "./quickLine.ts";
import { useBookingActor } from "./useBooking.tsx";
import { useOverForm } from "./useOverForm.ts";

const load = async () => ({ default: (await import("./QuickEntry.tsx")).QuickEntry });
const QuickEntry = lazy(() => loadLate(load));

type Props = { readonly form: RefObject<HTMLElement | null>; readonly courses: readonly CourseChoice[] };

/** The line for quick entry, over the form. Its code is loaded when the page is idle, as is that of the box by the shell, so that it opens immediately. */
export function OpenQuickEntry({ form, courses }: Props) {
  const booking = useBookingActor();
  const { isOpen, open, close, end } = useOverForm();
  // Kept while the page is open: what was typed is there again after Esc.
  const [line, setLine] = useState("");
  useEffect(() => {
    // Code that cannot be loaded now is requested again when the line opens.
    void whenIdle().then(() => load().catch(() => undefined));
  }, []);
  const onTaken = () => {
    end();
    goToNextField(booking, form);
  };
  return (
    <>
      <Button aria-keyshortcuts="Shift+F8" onClick={open}>
        Quick entry
        <span aria-hidden className="max-sm:hidden">
          <Kbd>⇧F8</Kbd>
        </span>
      </Button>
      {isOpen && (
        <Suspense fallback={<FinderLine {...quickLine} query={line} onQuery={setLine} onClose={close} />}>
          <QuickEntry line={line} onLine={setLine} courses={courses} onTaken={onTaken} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
