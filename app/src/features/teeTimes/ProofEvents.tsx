import { DefinitionList } from "@teedesk/ui";
import type { ReactNode } from "react";
import type { Schema } from "../../api/contract.ts";
import { fieldName, historyChanges } from "../../editing/historyChanges.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import { useServices } from "../../services/services.tsx";
import type { Proof } from "./proof.api.ts";
import { ProofList, ProofMoment, ProofSection } from "./proofParts.tsx";

/** Cancelations, consents, mails and changes, each in the order of time. */
export function ProofEvents({ proof }: { readonly proof: Proof }) {
  const keyOf = ({ created_at }: { readonly created_at: string }, index: number) => `${created_at} ${index}`;
  return (
    <>
      <ProofSection heading="Cancelations and refunds">
        <ProofList rows={proof.cancelations} none="Nothing was canceled or refunded." keyOf={keyOf}>
          {(row) => <CancelationItem row={row} />}
        </ProofList>
      </ProofSection>
      <ProofSection heading="Requests for a second person">
        <ProofList rows={proof.consents} none="No one was asked for consent." keyOf={keyOf}>
          {(row) => <ConsentItem row={row} />}
        </ProofList>
      </ProofSection>
      <ProofSection heading="Mail">
        <ProofList rows={proof.mails} none="No mail was sent." keyOf={keyOf}>
          {(row) => <MailItem row={row} />}
        </ProofList>
      </ProofSection>
      <ProofSection heading="History">
        <ProofList rows={proof.history} none="No change is recorded." keyOf={keyOf}>
          {(row) => <ChangeItem row={row} />}
        </ProofList>
      </ProofSection>
    </>
  );
}

type Asked = Pick<Schema<"ProofConsent">, "cancel" | "force_cancel" | "standard_refund"> & {
  readonly refund: number | null;
};

function askedText({ cancel, force_cancel, refund, standard_refund }: Asked): string {
  const standard =
    standard_refund === null || standard_refund === refund ? "" : ` (${dollarsText(standard_refund)} by the terms)`;
  return [
    cancel ? (force_cancel ? "cancel, forced" : "cancel") : "",
    refund === null ? "" : `refund ${dollarsText(refund)}${standard}`,
  ]
    .filter((part) => part !== "")
    .join(" and ");
}

const cancelationStates: Readonly<Record<Schema<"ProofCancelation">["state"], string>> = {
  asking: "the course's system is being asked",
  agreed: "the gateway is being asked",
  done: "done",
  dropped: "not done",
};

function CancelationItem({ row }: { readonly row: Schema<"ProofCancelation"> }) {
  const refund = row.refund_amount === 0 ? null : row.refund_amount;
  return (
    <p>
      <ProofMoment instant={row.created_at} />: {askedText({ ...row, refund })}, {cancelationStates[row.state]} at{" "}
      <ProofMoment instant={row.updated_at} />
      {row.refund_id !== null && `, refund reference ${row.refund_id}`}
      {row.reason !== "" && `. Reason: ${row.reason}`}
    </p>
  );
}

function ConsentItem({ row }: { readonly row: Schema<"ProofConsent"> }) {
  return (
    <p>
      <ProofMoment instant={row.created_at} />: {row.staff_user} asked to{" "}
      {askedText({ ...row, refund: row.refund_amount })}
      {row.reason !== "" && `. Reason: ${row.reason}`}.{" "}
      {row.decided_at === null ? (
        <>
          Not decided; it lapses at <ProofMoment instant={row.expires_at} />.
        </>
      ) : (
        <>
          {row.state} by {row.decided_by ?? "Teedesk"} at <ProofMoment instant={row.decided_at} />.
        </>
      )}
    </p>
  );
}

/** The delivery of a mail: the mail server's acceptance is all that a sender learns. */
function deliveryOf({ sent_at, failed_at, last_error }: Schema<"ProofMail">): ReactNode {
  if (sent_at !== null)
    return (
      <>
        accepted by the mail server at <ProofMoment instant={sent_at} />
      </>
    );
  const reason = last_error === null ? "" : `: ${last_error}`;
  if (failed_at === null) return `not sent yet${reason}`;
  return (
    <>
      given up at <ProofMoment instant={failed_at} />
      {reason}
    </>
  );
}

function MailItem({ row }: { readonly row: Schema<"ProofMail"> }) {
  return (
    <>
      <p>
        <ProofMoment instant={row.created_at} />: <span className="font-medium">{row.subject}</span> to {row.recipient},{" "}
        {deliveryOf(row)}
        {row.calendar !== null &&
          `, with a calendar file (${row.calendar.method}, version ${row.calendar.sequence} of the tee time)`}
      </p>
      <blockquote className="mt-1 border-l-2 border-line pl-3 text-sm whitespace-pre-wrap">
        {row.text.trim()}
      </blockquote>
    </>
  );
}

function ChangeItem({ row: { created_at, staff_user, action, changes } }: { readonly row: Schema<"ProofChange"> }) {
  const { config } = useServices();
  const shown = historyChanges(changes, () => false, config);
  return (
    <>
      <p>
        <ProofMoment instant={created_at} />: <span className="font-medium">{staff_user ?? "Teedesk"}</span> {action}
      </p>
      {shown.length > 0 && (
        <DefinitionList
          className="mt-1 border-l-2 border-line pl-3 text-sm"
          items={shown.map(({ field, before, after }) => ({
            label: field === "course.course_name" ? "Course" : fieldName(field),
            value: before === null ? after : `${before} → ${after ?? "—"}`,
          }))}
        />
      )}
    </>
  );
}
