import { loadFinder, whenIdle } from "@teedesk/ui";
import { useEffect } from "react";
import { FindDialog } from "./FindDialog.tsx";

/** The box that finds records, pages and acts. Mounted before it is opened, so that its code has loaded by then. */
export function FindLayer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  useEffect(() => {
    // Code that cannot be loaded now is requested again when the box opens.
    void whenIdle().then(() => loadFinder().catch(() => undefined));
  }, []);
  return open && <FindDialog onClose={onClose} />;
}
