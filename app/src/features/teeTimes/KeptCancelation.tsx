import { statusCanceled, type TeeTime } from "@teedesk/domain";
import { Alert, Button } from "@teedesk/ui";
import { useState } from "react";
import type { KeptCancelation as Kept } from "../../flows/cancelTeeTime/ports.ts";
import { selectEmail } from "../../flows/session/selectors.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { cancelPorts } from "./cancelPorts.ts";

/** The outcome of kept choices whose session or page ended before it was shown. */
function outcomeOf({ draft, intent }: Kept, { status }: Pick<TeeTime, "status">) {
  if (draft.cancel && status === statusCanceled) return "canceled";
  if (intent.unsettled === "") return "notSent";
  return draft.cancel ? "notCanceled" : "unknown";
}

const texts = {
  canceled: "The cancelation you sent before succeeded: this tee time is canceled.",
  notSent:
    "Your cancelation or refund was not done: nothing was canceled or refunded. Your choices and the reason are kept.",
  notCanceled:
    "You sent a cancelation and got no response. This tee time is not canceled. Your choices and the reason are kept.",
  unknown: "You sent a refund and got no response. Check the transactions below before you send it again.",
} as const;

type KeptCancelationProps = { readonly record: TeeTime; readonly onContinue: () => void };

/** Shows the outcome of a cancelation that ended unseen, and leads back to it. */
export function KeptCancelation({ record, onContinue }: KeptCancelationProps) {
  const { api } = useServices();
  const email = useSession(selectEmail);
  const [{ drafts }] = useState(() => cancelPorts(api, email, record.id));
  const [kept, setKept] = useState(drafts.read);
  if (kept === null) return null;
  const outcome = outcomeOf(kept, record);
  const forget = () => {
    drafts.clear();
    setKept(null);
  };
  const proceed = () => {
    setKept(null);
    onContinue();
  };
  return (
    <Alert
      tone={outcome === "canceled" ? "success" : "warning"}
      actions={
        outcome === "canceled" ? (
          <Button size="small" onClick={forget}>
            Dismiss
          </Button>
        ) : (
          <Button size="small" onClick={proceed}>
            Continue
          </Button>
        )
      }
    >
      {texts[outcome]}
    </Alert>
  );
}
