import { useQuery } from "@tanstack/react-query";
import { type CancelDraft, type Cents, formatCents, formatDollars } from "@teedesk/domain";
import { Alert, Button } from "@teedesk/ui";
import type { ReactNode } from "react";
import { useServices } from "../../services/services.tsx";
import { cancelOptionsOf } from "./cancelPorts.ts";

type RefundOfferProps = {
  readonly id: number;
  readonly paid: Cents;
  readonly players: number;
  /** The players that it was sold for. */
  readonly before: number;
  readonly dismiss: ReactNode;
  readonly onRefund: (begin: Partial<CancelDraft>) => void;
};

const refundAlone = { cancel: false, refund: true, choice: "custom" } as const;

/**
 * After players have left: offers the refund that the rate gives for them (ANSWER-38). Without one an amount can be typed, and
 * none is filled in. After a refund that leaves nothing to offer there is no offer.
 */
export function RefundOffer({ id, paid, players, before, dismiss, onRefund }: RefundOfferProps) {
  const { api } = useServices();
  const { data: options } = useQuery(cancelOptionsOf(api, id));
  if (options === undefined || !options.valid) return null;
  const { difference_total, transaction_total } = options;
  const offered = difference_total ?? 0;
  if (offered === 0 && transaction_total < paid) return null;
  const left = before - players;
  const begin = { ...refundAlone, refund_amount: difference_total === null ? "" : formatCents(difference_total) };
  const who = left === 1 ? "the player who left" : `the ${left} players who left`;
  return (
    <Alert
      tone="warning"
      actions={
        <>
          {offered > 0 ? (
            <Button size="small" onClick={() => onRefund(begin)}>
              Refund the difference
            </Button>
          ) : (
            <Button size="small" kind="quiet" onClick={() => onRefund({ ...refundAlone, refund_amount: "" })}>
              Refund an amount
            </Button>
          )}
          {dismiss}
        </>
      }
    >
      {players} of {before} players are left. The payment of {formatDollars(paid)} stays
      {difference_total === null
        ? "."
        : offered > 0
          ? `; for ${who} the rate gives back ${formatDollars(difference_total)}.`
          : `; for ${who} the rate gives nothing back now.`}
    </Alert>
  );
}
