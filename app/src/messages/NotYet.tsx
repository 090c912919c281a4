import { LateNotice } from "@teedesk/ui";

/** Stands for a part of a page whose code takes long, as it does without a connection. */
export function NotYet() {
  return (
    <LateNotice>
      A part of this page is not loaded yet. It is tried again by itself; reload the page if it does not come.
    </LateNotice>
  );
}
