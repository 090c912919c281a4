import { isInternal, statusCanceled, type TeeTime } from "@teedesk/domain";
import { Alert, Button } from "@teedesk/ui";
import { useState } from "react";
import { dayText } from "../../format/dayText.ts";
import type { Send } from "./useSend.ts";

type MovedOfferProps = { readonly record: TeeTime; readonly voucher: Send };

const placeOf = ({ course, play_date, play_time }: TeeTime): string =>
  [course?.course_name ?? "", dayText(play_date), play_time].filter((part) => part !== "").join(", ");

/**
 * Shown after a change of course, day, time or players since the page was opened, because saving sends no mail. A voucher sent
 * from here has the new facts.
 */
export function MovedOffer({ record, voucher }: MovedOfferProps) {
  const [known, setKnown] = useState({ record, sent: voucher.sentAt.length });
  const before = known.record;
  const isMoved = placeOf(before) !== placeOf(record);
  const isOfferDone = record.status === statusCanceled || voucher.sentAt.length > known.sent;
  if (isOfferDone || !(isMoved || before.players !== record.players)) return null;
  const course = isInternal(record.confirmation)
    ? null
    : `The course has it as ${record.confirmation}. Call the course too.`;
  return (
    <Alert
      tone="warning"
      actions={
        <>
          {record.customer?.email !== "" && (
            <Button size="small" onClick={voucher.ask}>
              Send the new voucher
            </Button>
          )}
          <Button
            size="small"
            kind="quiet"
            onClick={() => setKnown({ record, sent: voucher.sentAt.length })}
            aria-label="Dismiss the reminder to notify the customer"
          >
            Dismiss
          </Button>
        </>
      }
    >
      {isMoved && `Moved from ${placeOf(before)} to ${placeOf(record)}. `}
      {before.players !== record.players && `Players ${before.players} → ${record.players}.`}
      <p className="font-normal">
        The customer has not been notified{record.customer?.email === "" ? " and has no e-mail address" : ""}. {course}
      </p>
    </Alert>
  );
}
