import { Drawer, type DrawerState, loadLate, useIdle } from "@teedesk/ui";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { NotYet } from "../messages/NotYet.tsx";

type Props = { readonly drawer: DrawerState & { readonly id: string } };
type Content = ComponentType<{ readonly onClose: () => void }>;

const load = async (): Promise<{ readonly default: Content }> => ({
  default: (await import("./DrawerContent.tsx")).DrawerContent,
});
const LateContent = lazy(() => loadLate(load));

/** The side navigation (OPS-SHELL-27 to 44). Over the page, on narrow windows, it closes with each step. */
export function ShellDrawer({ drawer: { id, open, wide, onClose } }: Props) {
  // After the page: the links are a third of what a start draws, and their icons a good part of its code.
  const isFilled = useIdle();
  const [Loaded, setLoaded] = useState<Content | null>(null);
  useEffect(() => {
    // Before it is opened, so that it does not open empty. A failed load is repeated when it opens.
    if (isFilled && !wide)
      void load().then(
        (module) => setLoaded(() => module.default),
        () => undefined,
      );
  }, [isFilled, wide]);
  return (
    <Drawer id={id} label="Main" open={open} wide={wide} onClose={onClose}>
      {Loaded === null ? (
        <Suspense fallback={<NotYet />}>{isFilled && <LateContent onClose={onClose} />}</Suspense>
      ) : (
        <Loaded onClose={onClose} />
      )}
    </Drawer>
  );
}
