import {
  type CancelDraft,
  formatCents,
  formatDollars,
  paidByCard,
  paymentShare,
  statusCanceled,
  type TeeTime,
} from "@teedesk/domain";
import { Alert, Button } from "@teedesk/ui";
import { useState } from "react";
import { ChargeOffer } from "./ChargeOffer.tsx";

type DifferenceOfferProps = {
  readonly record: TeeTime;
  readonly replaceRecord: (record: TeeTime) => void;
  readonly onRefund: (begin: Partial<CancelDraft>) => void;
};

/**
 * After fewer or more people play than paid: the payment stays until somebody gives the difference back or charges it, which is
 * a step of its own with its own question. It stands until the page is left.
 */
export function DifferenceOffer({ record, replaceRecord, onRefund }: DifferenceOfferProps) {
  const [before] = useState(record.players);
  const [isDismissed, setIsDismissed] = useState(false);
  const { players, status, transaction_record } = record;
  const paid = paidByCard(transaction_record);
  if (isDismissed || status === statusCanceled || before === null || players === null || players === before)
    return null;
  const dismiss = (
    <Button size="small" kind="quiet" onClick={() => setIsDismissed(true)}>
      Dismiss
    </Button>
  );
  if (players > before) {
    if (paid > 0)
      return (
        <ChargeOffer record={record} paid={paid} before={before} dismiss={dismiss} replaceRecord={replaceRecord} />
      );
    return (
      <Alert tone="warning" actions={dismiss}>
        {players - before} more {players - before === 1 ? "player plays" : "players play"} than before. Nobody was
        charged.
      </Alert>
    );
  }
  const share = paymentShare(paid, before - players, before);
  if (share <= 0) return null;
  const begin = { cancel: false, refund: true, choice: "custom", refund_amount: formatCents(share) } as const;
  return (
    <Alert
      tone="warning"
      actions={
        <>
          <Button size="small" onClick={() => onRefund(begin)}>
            Refund the difference
          </Button>
          {dismiss}
        </>
      }
    >
      {players} of {before} players are left. The payment of {formatDollars(paid)} stays; the share of{" "}
      {before - players === 1 ? "one player" : `${before - players} players`} is {formatDollars(share)}.
    </Alert>
  );
}
