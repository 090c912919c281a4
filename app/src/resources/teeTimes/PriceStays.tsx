import { formatDay, parseTimeOfDay, parseTypedDate, statusCanceled, type TeeTime } from "@teedesk/domain";
import { Alert, Link } from "@teedesk/ui";
import { bookingLike } from "./bookingLike.ts";
import { keepsRate, type PlayFacts } from "./changeDoubts.ts";

type PriceStaysProps = {
  readonly record: TeeTime;
  readonly facts: PlayFacts & { readonly players: string };
  readonly className?: string;
};

/**
 * The notice beside a changed date or time that the tee time keeps the rate it was sold at (DECISION-14). Another day's rate needs
 * a new booking.
 */
export function PriceStays({ record, facts, className }: PriceStaysProps) {
  const day = parseTypedDate(facts.play_date);
  if (record.status === statusCanceled || !keepsRate(record, facts) || !("success" in day)) return null;
  const time = parseTimeOfDay(facts.play_time);
  const when = { play_date: day.success, play_time: "success" in time ? time.success : "" };
  const sold = record.play_date === "" ? "" : ` for ${formatDay(record.play_date)} ${record.play_time}`.trimEnd();
  return (
    <Alert tone="info" className={className}>
      The price stays as it was sold{sold}.
      <p className="font-normal">
        To sell it at the rate of the new date and time,{" "}
        <Link href={bookingLike(record, when, Number(facts.players))} external>
          make a new booking
        </Link>{" "}
        and cancel this one.
      </p>
    </Alert>
  );
}
