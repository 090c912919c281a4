import { type CancelDraft, formatDollars, paidByCard, statusCanceled, type TeeTime, zeroCents } from "@teedesk/domain";
import { Alert, Button } from "@teedesk/ui";
import { useState } from "react";
import { decimalText } from "../../format/amountText.ts";
import { ChargeOffer } from "./ChargeOffer.tsx";
import { RefundOffer } from "./RefundOffer.tsx";

type DifferenceOfferProps = {
  readonly record: TeeTime;
  readonly replaceRecord: (record: TeeTime) => void;
  readonly onRefund: (begin: Partial<CancelDraft>) => void;
};

/**
 * Shown while fewer or more people play than the tee time was sold for: the payment stays until staff refund or charge the
 * difference, a step with its own question. Where no card was charged, it states what stays due, and what a certificate paid. Without `players_sold`, as from a
 * specified server, the players are compared with those at the opening of the page.
 */
export function DifferenceOffer({ record, replaceRecord, onRefund }: DifferenceOfferProps) {
  const [opened] = useState(record.players);
  const [isDismissed, setIsDismissed] = useState(false);
  const { players, status, transaction_record } = record;
  const before = record.players_sold ?? opened;
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
        {players - before} more {players - before === 1 ? "player plays" : "players play"} than before. No one was
        charged.
      </Alert>
    );
  }
  if (paid > 0)
    return (
      <RefundOffer id={record.id} paid={paid} players={players} before={before} dismiss={dismiss} onRefund={onRefund} />
    );
  const due = transaction_record?.total ?? zeroCents;
  const { gift_certificate, gift_certificate_amount } = record;
  if (due <= 0) {
    if (gift_certificate === null || !(Number(gift_certificate_amount) > 0)) return null;
    return (
      <Alert tone="warning" actions={dismiss}>
        {players} of {before} players {players === 1 ? "is" : "are"} left. Gift certificate {gift_certificate.serial}{" "}
        now pays ${decimalText(gift_certificate_amount)}. To give back the part of{" "}
        {before - players === 1 ? "the player" : `the ${before - players} players`} who left, lower Amount Used, unless
        History shows that it was lowered already.
      </Alert>
    );
  }
  return (
    <Alert tone="warning" actions={dismiss}>
      {formatDollars(due)} stays due for the {before} players it was sold for. To charge {players}, cancel it and book
      again.
    </Alert>
  );
}
