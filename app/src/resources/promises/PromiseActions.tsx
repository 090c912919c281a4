import { Button, ConfirmDialog, LinkButton, showToast } from "@teedesk/ui";
import { linesOf } from "../../flows/apiResult.ts";
import type { RowActions } from "../../listing/list.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useKeptDialog } from "../../services/useKeptDialog.ts";
import { waiting } from "../consents/consent.api.ts";
import { sendMailAgain } from "../mail/mail.api.ts";
import { type ClosedKind, closePromise, type PromiseRow } from "./promise.api.ts";
import { promiseText } from "./promiseText.ts";

const PaymentSettledDialog = lazyPart(async () => (await import("./PaymentSettledDialog.tsx")).PaymentSettledDialog);
const CourseToldDialog = lazyPart(async () => (await import("./CourseToldDialog.tsx")).CourseToldDialog);

/** The act that keeps a promise of each kind, by what the agent has done. */
const acts: Readonly<Record<ClosedKind, string>> = {
  tell_course: "Told…",
  call_back: "Called",
  failed_refund: "Settled…",
  failed_payment: "Settled…",
  failed_mail: "Settled",
  doubted_booking: "Checked",
};

/** The result of marking a failed refund as settled. */
const consequences = {
  elsewhere: "It leaves the list. The refund is in the books since the cancelation.",
  card: "It leaves the list, and no money is moved. If the card was charged, and takes a refund by now, refund it on the tee time’s page instead.",
} as const;

function consequenceOf({ kind, is_paid_elsewhere }: PromiseRow): string | null {
  return kind === "failed_refund" ? consequences[is_paid_elsewhere === true ? "elsewhere" : "card"] : null;
}

type Props = { readonly row: PromiseRow } & RowActions<PromiseRow>;

/** The act that keeps a promise, at the same place in each row. A request for consent is decided on its own page. */
export function PromiseActions(props: Props) {
  const { kind } = props.row;
  return (
    <span data-row-act="" className="flex flex-wrap gap-1 xl:flex-nowrap">
      {kind === "awaited_consent" ? (
        <LinkButton size="small" href={paths.consents(waiting)}>
          Decide…
        </LinkButton>
      ) : (
        <ClosingActions kind={kind} {...props} />
      )}
    </span>
  );
}

function ClosingActions({ kind, row, run, isRunning }: Props & { readonly kind: ClosedKind }) {
  const { record_id, tee_time } = row;
  const { drafts, isOpen, open, close: leave } = useKeptDialog(kind, String(record_id));
  const settled = consequenceOf(row);
  const isAsked = settled !== null || kind === "failed_payment" || (kind === "tell_course" && tee_time !== null);
  const subject = promiseText(row);
  const close = () =>
    void run(async (api) => {
      const closed = await closePromise(api, kind, row);
      if (closed.kind === "ok") showToast(closed.value.message);
      return closed;
    }, row.id);
  const sendAgain = () =>
    void run(async (api) => {
      const sent = await sendMailAgain(api, record_id);
      if (sent.kind === "ok") showToast(linesOf(sent).message);
      return sent;
    }, row.id);
  return (
    <>
      <Button
        size="small"
        aria-disabled={isRunning}
        aria-label={`${acts[kind].replace("…", "")}: ${subject}`}
        onClick={() => (isRunning ? undefined : isAsked ? open() : close())}
      >
        {acts[kind]}
      </Button>
      {kind === "failed_mail" && (
        <Button size="small" aria-disabled={isRunning} aria-label={`Send again: ${subject}`} onClick={sendAgain}>
          Send again
        </Button>
      )}
      {settled !== null && (
        <ConfirmDialog
          open={isOpen}
          title="Was this settled with the customer?"
          confirm="Settled"
          onConfirm={() => {
            leave();
            close();
          }}
          onDismiss={leave}
        >
          {subject}. {settled}
        </ConfirmDialog>
      )}
      {kind === "failed_payment" && isOpen && (
        <PaymentSettledDialog row={row} run={run} drafts={drafts} onClose={leave} />
      )}
      {kind === "tell_course" && isOpen && <CourseToldDialog row={row} run={run} drafts={drafts} onClose={leave} />}
    </>
  );
}
