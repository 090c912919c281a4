import { useQueryClient } from "@tanstack/react-query";
import { mayCall } from "@teedesk/domain";
import { Button, ConfirmDialog, showToast } from "@teedesk/ui";
import { useState } from "react";
import { invalidateRecords } from "../../editing/invalidateRecords.ts";
import { selectEmail, selectLevel } from "../../flows/session/selectors.ts";
import { askedText } from "../../format/consentText.ts";
import type { RowActions } from "../../listing/list.ts";
import { useSession } from "../../services/services.tsx";
import { type Consent, consentTo, decline } from "./consent.api.ts";

type Question = "consent" | "decline";

/** The decision on a request that waits, for another person than the one who asked. */
export function ConsentActions({ row, run, isRunning }: { readonly row: Consent } & RowActions<Consent>) {
  const queries = useQueryClient();
  const level = useSession(selectLevel);
  const isOwn = useSession(selectEmail) === row.staff_user;
  const [question, setQuestion] = useState<Question | null>(null);
  if (row.state !== "waiting") return null;
  if (isOwn) return <span className="text-xs text-ink-muted">Another admin decides.</span>;
  if (!mayCall(level, "consentToRequest")) return null;
  const call = question === "decline" ? decline : consentTo;
  const decide = () => {
    setQuestion(null);
    void run(async (api) => {
      const decided = await call(api, row.id);
      if (decided.kind === "ok") showToast(decided.value.message);
      invalidateRecords(queries, ["promise"]);
      return decided;
    }, row.id);
  };
  const subject = row.tee_time_id === null ? `certificate ${row.gift_certificate_id}` : `tee time ${row.tee_time_id}`;
  return (
    <span className="flex flex-wrap gap-1 xl:flex-nowrap">
      <Button
        size="small"
        disabled={isRunning}
        aria-label={`Consent: ${subject}`}
        onClick={() => setQuestion("consent")}
      >
        Consent
      </Button>
      <Button
        size="small"
        disabled={isRunning}
        aria-label={`Decline: ${subject}`}
        onClick={() => setQuestion("decline")}
      >
        Decline
      </Button>
      <ConfirmDialog
        open={question !== null}
        title={question === "decline" ? "Decline this request?" : "Consent to this request?"}
        confirm={question === "decline" ? "Decline" : "Consent"}
        danger
        onConfirm={decide}
        onDismiss={() => setQuestion(null)}
      >
        {question === "decline"
          ? `Nothing changes; ${row.staff_user} can ask again.`
          : `${askedText(row)}, now and in the name of ${row.staff_user}. The history names both of you.`}
      </ConfirmDialog>
    </span>
  );
}
