import { LateNotice } from "@teedesk/ui";

/** The placeholder of a part of a page whose code loads slowly, as it does without a connection. */
export function NotYet() {
  return (
    <LateNotice>
      A part of this page is not loaded yet. It is retried automatically; reload the page if it does not appear.
    </LateNotice>
  );
}
