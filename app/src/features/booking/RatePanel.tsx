import {
  type ApiGolfRate,
  formatDollars,
  formatPercent,
  type GolfRate,
  type RicGolfRate,
  type ServiceFee,
} from "@teedesk/domain";
import { Button, type Definition, DefinitionList, Panel, Skeleton } from "@teedesk/ui";
import type { BookingSnapshot } from "../../flows/booking/selectors.ts";
import { messages } from "../../messages/messages.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { messageText, useBooking, useBookingActor, useWorkedOut } from "./useBooking.tsx";

const RateChoicePanel = lazyPart(
  async () => (await import("../../resources/rates/RateChoicePanel.tsx")).RateChoicePanel,
);

const dollars = (text: string): string => (text === "" ? "" : `$${text}`);

function feeText(fee: ServiceFee): string {
  if (fee.kind === "none") return "";
  return fee.kind === "percent"
    ? `${formatPercent(fee.percent)} % of the rate`
    : `${formatDollars(fee.cents)} a player`;
}

const commission = (amount: string, isDollars: boolean): string => {
  if (amount === "") return "";
  return isDollars ? `$${amount}` : `${amount} %`;
};

const ricFields = (rate: RicGolfRate): readonly Definition[] => [
  { label: "Rate", value: dollars(rate.rate) },
  { label: "Deposit", value: dollars(rate.deposit) },
  { label: "Wholesale Rate", value: dollars(rate.wholesale_rate) },
  { label: "Max Refund", value: dollars(rate.max_refund) },
  { label: "Service Fee", value: feeText(rate.service_fee) },
  { label: "Non Refundable Amount", value: dollars(rate.non_refundable) },
  { label: "Cancel Hours", value: rate.cancel_hours },
  { label: "Course Balance", value: dollars(rate.course_balance) },
];

const apiFields = (rate: ApiGolfRate): readonly Definition[] => [
  {
    label: "API Rate Commission",
    value: commission(rate.golfswitch_commission, rate.is_golfswitch_commission_dollars),
  },
  { label: "Commission", value: commission(rate.commission, rate.is_commission_dollars) },
  { label: "Service Fee", value: feeText(rate.service_fee) },
];

const memos = ({ internal_memo, external_memo }: GolfRate): readonly Definition[] => [
  { label: "Internal Memo", value: internal_memo },
  { label: "External Memo", value: external_memo },
];

/** The tee time's rate (OPS-IBE-30 to OPS-IBE-32, OPS-IBE-71). */
export function RatePanel() {
  const rate = useBooking(({ context }) => context.rate);
  return (
    <Panel heading={rate?.type === "ApiGolfRate" ? "API Rate" : "Rate"}>
      <RateMessage />
      {rate === null ? (
        <NoRate />
      ) : (
        <DefinitionList
          className="text-sm"
          items={[...(rate.type === "RicGolfRate" ? ricFields(rate) : apiFields(rate)), ...memos(rate)]}
        />
      )}
      <Choice />
    </Panel>
  );
}

/** Shown once the server has looked for a rate, found or not. */
function Choice() {
  const teeTime = useWorkedOut(({ value, context }) => {
    if (!["found", "none", "refused"].includes(value.rate)) return null;
    const { play_date, play_time, players, course } = context.draft.tee_time;
    return { play_date, play_time, players, course };
  });
  return teeTime === null ? null : <RateChoicePanel teeTime={teeTime} />;
}

function RateMessage() {
  const message = useBooking((snapshot) => messageText(snapshot, "tee_time.golf_rate"));
  return message === undefined ? null : (
    <p role="alert" className="mb-2 text-sm font-medium text-danger-text">
      {message}
    </p>
  );
}

/** The text in place of a rate. */
const noRate: Readonly<Partial<Record<BookingSnapshot["value"]["rate"], string>>> = {
  unset: "Needs course, date, time and players.",
  none: messages.noRates,
  refused: messages.noRates,
  failed: "The rate could not be loaded.",
  unreadable: "The service fee of this rate cannot be read.",
};

function NoRate() {
  const booking = useBookingActor();
  const state = useBooking(({ value }) => value.rate);
  if (state === "settling" || state === "loading") return <Skeleton className="h-4 w-40" />;
  return (
    <div className="flex items-center justify-between gap-2 text-sm text-ink-muted">
      <p>{noRate[state]}</p>
      {(state === "failed" || state === "unreadable") && (
        <Button size="small" onClick={() => booking.send({ type: "rate.retried" })}>
          Try again
        </Button>
      )}
    </div>
  );
}
