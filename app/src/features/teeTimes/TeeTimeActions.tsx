import { type CancelDraft, mayCall, statusCanceled, type TeeTime } from "@teedesk/domain";
import { Alert, Button, InSight, LinkButton, Overlay } from "@teedesk/ui";
import { useState } from "react";
import type { RecordPart } from "../../editing/editableRecord.ts";
import { useFormState } from "../../editing/formStore.ts";
import { selectLevel } from "../../flows/session/selectors.ts";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { ChangeCustomerPicker } from "../../resources/customers/ChangeCustomerPicker.tsx";
import { bookingLike } from "../../resources/teeTimes/bookingLike.ts";
import { changeCustomer, loadTeeTime, mails } from "../../resources/teeTimes/teeTime.api.ts";
import { teeTimeRecord } from "../../resources/teeTimes/teeTime.record.tsx";
import { useServices, useSession } from "../../services/services.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import { DifferenceOffer } from "./DifferenceOffer.tsx";
import { KeptCancelation } from "./KeptCancelation.tsx";
import { MovedOffer } from "./MovedOffer.tsx";
import { SendButton, SendLines } from "./SendButton.tsx";
import { useSend } from "./useSend.ts";

const UndoPanel = lazyPart(async () => (await import("../../resources/teeTimes/UndoPanel.tsx")).UndoPanel);
const RecordMailPanel = lazyPart(
  async () => (await import("../../resources/mail/RecordMailPanel.tsx")).RecordMailPanel,
);

/** Milliseconds: longer than any booking can be undone, and than clocks differ. The server is not asked about an older one. */
const longAgo = 3_600_000;

/** The acts on a tee time besides editing it, and their outcomes (OPS-TT-28 to OPS-TT-35). */
function TeeTimeActions({ record, replaceRecord, invalidateRelated }: RecordPart<TeeTime>) {
  const { api, config } = useServices();
  const level = useSession(selectLevel);
  const { readOnly } = useFormState();
  const [opened] = useState(Date.now);
  const mayBeUndone = config.undoes_bookings && opened - new Date(record.created_at).getTime() < longAgo;
  const [canceling, setCanceling] = useState<Partial<CancelDraft> | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [processed, setProcessed] = useState(0);
  const [undone, setUndone] = useState("");
  const [lastAsked, setLastAsked] = useState<keyof ReturnType<typeof mails>>("receipt");
  const calls = mails(api);
  const sends = {
    receipt: useSend(record.id, calls.receipt, () => setLastAsked("receipt")),
    voucher: useSend(record.id, calls.voucher, () => setLastAsked("voucher")),
    cancelation: useSend(record.id, calls.cancelation, () => setLastAsked("cancelation")),
  };
  const { receipt, voucher, cancelation } = sends;
  const isBusy = Object.values(sends).some(({ isSending }) => isSending);

  // A specified server, which has no versions, decides on its own which statuses it mails about.
  const mayMailCancelation = record.lock_version === null || record.status === statusCanceled;

  const likeIt = bookingLike(record, record, record.players ?? 1);
  const change = async (customerId: number) => {
    setIsChanging(true);
    const result = await changeCustomer(api, record.id, customerId);
    setIsChanging(false);
    return result;
  };
  const readAgain = async () => {
    setProcessed((times) => times + 1);
    invalidateRelated();
    const result = await loadTeeTime(api, record.id);
    if (result.kind === "ok") replaceRecord(result.value);
  };
  const onUndone = (message: string) => {
    setUndone(message);
    void readAgain();
  };
  return (
    <div className="relative flex flex-col gap-2 print:hidden">
      <div data-acts className="flex flex-wrap gap-2">
        <ChangeCustomerPicker
          text="Change customer"
          done="The tee time has another customer now."
          type="Customer"
          store={change}
          onStored={replaceRecord}
        />
        <SendButton send={receipt} text="Send Receipt" shortcut="R" question={messages.confirmReceipt} />
        <SendButton send={voucher} text="Send Voucher" shortcut="V" question={messages.confirmVoucher} />
        <SendButton
          send={cancelation}
          text="Send Cancelation Email"
          question={messages.confirmCancelationEmail}
          refusal={mayMailCancelation ? null : "Only for a canceled tee time."}
        />
        <LinkButton href={bookingLike(record, { play_date: "", play_time: "" }, record.players ?? 0)} shortcut="B">
          Book another
        </LinkButton>
        <LinkButton href={paths.copyTeeTime(record.id)} shortcut="D">
          Copy to dates
        </LinkButton>
        {config.proves_tee_times && mayCall(level, "getTeeTimeProof") && (
          <LinkButton href={paths.proveTeeTime(record.id)}>Proof for a dispute</LinkButton>
        )}
        {mayBeUndone && <UndoPanel id={record.id} hasKey={readOnly} onUndone={onUndone} />}
        <Button kind="danger-quiet" className="ml-auto" aria-keyshortcuts="C" onClick={() => setCanceling({})}>
          Cancel Tee Time
        </Button>
      </div>
      {canceling === null && <KeptCancelation record={record} onContinue={() => setCanceling({})} />}
      <InSight>
        {undone !== "" && (
          <Alert
            tone="info"
            actions={
              <LinkButton size="small" href={likeIt}>
                Book it again
              </LinkButton>
            }
          >
            {undone}
          </Alert>
        )}
      </InSight>
      <MovedOffer record={record} voucher={voucher} />
      <DifferenceOffer key={processed} record={record} replaceRecord={replaceRecord} onRefund={setCanceling} />
      <InSight>
        <SendLines send={sends[lastAsked]} />
      </InSight>
      <RecordMailPanel entity="tee_time" id={record.id} />
      {(isBusy || isChanging) && <Overlay text={messages.pleaseWait} />}
      {canceling !== null && (
        <CancelDialog
          record={record}
          begin={canceling}
          onClose={() => setCanceling(null)}
          onProcessed={() => void readAgain()}
        />
      )}
    </div>
  );
}

/** The page of a tee time: its acts above the record. */
export const teeTimePage = { ...teeTimeRecord, Actions: TeeTimeActions };
