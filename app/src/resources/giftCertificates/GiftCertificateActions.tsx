import { useQueryClient } from "@tanstack/react-query";
import { type ApiResult, deliveredTo } from "@teedesk/domain";
import { Alert, Button, ConfirmDialog, InSight, LinkButton, PrintIcon } from "@teedesk/ui";
import { useState } from "react";
import type { RecordPart } from "../../editing/editableRecord.ts";
import { failureOf, linesOf } from "../../flows/apiResult.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";
import { type GiftCertificate, giftCertificateMails } from "./giftCertificate.api.ts";

const RecordMailPanel = lazyPart(async () => (await import("../mail/RecordMailPanel.tsx")).RecordMailPanel);

type Mail = "receipt" | "certificate";
/** The outcome of the last mail; null while it is under way. */
type Sending = { readonly mail: Mail; readonly result: ApiResult<unknown> | null };

/** Sends the receipt and the certificate, one mail for each click, and shows the outcome (ADM-GC-19 to ADM-GC-22). */
export function GiftCertificateActions({ record, invalidateRelated }: RecordPart<GiftCertificate>) {
  const { api } = useServices();
  const queries = useQueryClient();
  const [last, setLast] = useState<Sending | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isSpent = Number(record.balance) === 0;
  const sending = last?.result === null ? last.mail : null;
  const send = async (mail: Mail) => {
    setLast({ mail, result: null });
    const result = await giftCertificateMails(api, record.serial)[mail]();
    setLast({ mail, result });
    if (result.kind !== "ok") return;
    invalidateRelated();
    void queries.invalidateQueries({ queryKey: ["mail"] });
  };
  const button = (mail: Mail, text: string) => (
    <Button
      busy={sending === mail}
      aria-disabled={sending !== null}
      onClick={() => (mail === "certificate" && isSpent ? setIsAsking(true) : void send(mail))}
    >
      {text}
    </Button>
  );
  const reader = deliveredTo(record);
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div data-acts className="flex flex-wrap items-center gap-2">
        {button("receipt", "Send Receipt")}
        {button("certificate", "Send Certificate")}
        <LinkButton href={paths.printGiftCertificate(record.id)} icon={PrintIcon}>
          Print Certificate
        </LinkButton>
        <span className="text-sm text-ink-muted">
          By e-mail: the receipt to the purchaser, the certificate to the {reader}.
        </span>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Send a spent certificate?"
        confirm="Send Certificate"
        onConfirm={() => {
          setIsAsking(false);
          void send("certificate");
        }}
        onDismiss={() => setIsAsking(false)}
      >
        Its balance is $0.00, and the e-mail will say so.
      </ConfirmDialog>
      <InSight>{last?.result != null && <Outcome result={last.result} />}</InSight>
      <RecordMailPanel entity="gift_certificate" id={record.id} />
    </div>
  );
}

/** MSG-43, or the server's refusal. */
function Outcome({ result }: { readonly result: ApiResult<unknown> }) {
  const { message } = linesOf(result);
  if (result.kind === "unauthorized") return null;
  if (result.kind !== "ok") {
    if (message === "") return <FailureAlert failure={failureOf(result)} />;
    return (
      <Alert tone="danger">
        <span className="text-danger-text">{message}</span>
      </Alert>
    );
  }
  return (
    <Alert tone="success">
      <span>{messages.success}</span>
      {message !== "" && <p className="font-normal">{message}</p>}
    </Alert>
  );
}
