import {
  type ApiResult,
  type Cents,
  formatDollars,
  parseTeeTimeDraft,
  type TeeTime,
  toTeeTimeDraft,
} from "@teedesk/domain";
import { Alert, Button, ConfirmDialog, InSight } from "@teedesk/ui";
import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { failureOf } from "../../flows/apiResult.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { bookingLike } from "../../resources/teeTimes/bookingLike.ts";
import { storeChange } from "../../resources/teeTimes/teeTime.api.ts";
import { useServices } from "../../services/services.tsx";

const playersOf = (count: number): string => `${count} ${count === 1 ? "player" : "players"}`;

type ChargeOfferProps = {
  readonly record: TeeTime;
  readonly paid: Cents;
  /** The players that it was paid for. */
  readonly before: number;
  readonly dismiss: ReactNode;
  readonly replaceRecord: (record: TeeTime) => void;
};

/**
 * Shown when more people play than were paid for. A payment is made once and by a booking (DECISION-14), so the additional players
 * get a booking of their own, and this tee time goes back to the players that were paid for.
 */
export function ChargeOffer({ record, paid, before, dismiss, replaceRecord }: ChargeOfferProps) {
  const { api } = useServices();
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const [isTakingBack, setIsTakingBack] = useState(false);
  const [refusal, setRefusal] = useState<ApiResult<unknown> | null>(null);
  const more = (record.players ?? 0) - before;
  const change = parseTeeTimeDraft({ ...toTeeTimeDraft(record), players: String(before) });

  const goOn = async () => {
    setIsAsking(false);
    if (isTakingBack || !("success" in change)) return;
    setIsTakingBack(true);
    const result = await storeChange(api, record, change.success);
    setIsTakingBack(false);
    if (result.kind !== "ok") return setRefusal(result);
    replaceRecord(result.value);
    // The additional players: same course, day, time and customer.
    navigate(bookingLike(record, record, more));
  };
  return (
    <>
      <Alert
        tone="warning"
        actions={
          <>
            {"success" in change && (
              <Button size="small" busy={isTakingBack} onClick={() => setIsAsking(true)}>
                Charge the difference
              </Button>
            )}
            {dismiss}
          </>
        }
      >
        The payment of {formatDollars(paid)} covers {playersOf(before)}. Nothing was charged for {more} more.
      </Alert>
      <InSight>{refusal !== null && <FailureAlert failure={failureOf(refusal)} />}</InSight>
      <ConfirmDialog
        open={isAsking}
        title={`Book ${playersOf(more)} separately?`}
        confirm="Continue to the booking"
        onConfirm={() => void goOn()}
        onDismiss={() => setIsAsking(false)}
      >
        This tee time goes back to the {playersOf(before)} it was paid for. A new booking for the others opens with the
        same course, date and time. Their card is charged when you book it.
      </ConfirmDialog>
    </>
  );
}
