import { cancelTerms, type RefundPolicy } from "@teedesk/domain";
import { clocksOf } from "../../../../packages/domain/testing/clocks.ts";
import { cents, date, time } from "../../../../packages/domain/testing/values.ts";
import type { Draw } from "../draw.ts";
import type { Topic } from "../topic.ts";

type Asked = {
  readonly zone: string;
  readonly date: string;
  readonly time: string;
  readonly paid: number;
  readonly players_sold: number;
  readonly policy: RefundPolicy;
};

const zones = ["America/Los_Angeles", "Pacific/Auckland", "UTC", "Europe/London"] as const;
const clocks = new Map(zones.map((zone): [string, ReturnType<typeof clocksOf>] => [zone, clocksOf(zone)]));

/** The days on which clocks of the zones are changed in 2026, and an ordinary one. */
const days = [
  "2026-03-08",
  "2026-03-29",
  "2026-04-05",
  "2026-09-27",
  "2026-10-25",
  "2026-11-01",
  "2026-07-04",
] as const;
const policy = { max_refund: cents(8000), non_refundable: cents(500), cancel_hours: 24 };
const hours = [0, 1, 24, 29, 30, 31, 48, 72] as const;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The last minute of the standard refund, on the clocks of a zone. */
export const cancelTermsTopic: Topic<Asked> = {
  name: "cancel_terms",
  share: 40,
  boundary: zones.flatMap((zone) =>
    days.flatMap((day) =>
      ["00:59", "01:00", "01:30", "02:00", "02:30", "03:00", "10:30"].map((hour) => ({
        zone,
        date: day,
        time: hour,
        paid: 17_500,
        players_sold: 2,
        policy,
      })),
    ),
  ),
  random(draw: Draw) {
    const paid = draw.whole(0, 50_000);
    const bound = () => draw.one([null, cents(draw.whole(0, 20_000))]);
    return {
      zone: draw.one(zones),
      date: draw.one([draw.one(days), `2026-${twoDigits(draw.whole(1, 12))}-${twoDigits(draw.whole(1, 28))}`]),
      time: `${twoDigits(draw.whole(0, 23))}:${twoDigits(draw.whole(0, 59))}`,
      paid,
      players_sold: draw.whole(1, 8),
      policy: { max_refund: bound(), non_refundable: bound(), cancel_hours: draw.one(hours) },
    };
  },
  answer(asked) {
    const { zone, paid, players_sold } = asked;
    const play = { date: date(asked.date), time: time(asked.time) };
    const found = cancelTerms(
      { play, paid: cents(paid), refunded: cents(0), players_sold, policy: asked.policy },
      clocks.get(zone) ?? (() => 0),
    );
    return found && { refund: found.refund, last_minute: found.last_minute, until: found.until };
  },
};
