import { blankCreditCard } from "../../../../packages/domain/src/creditCard/creditCard.ts";
import { cents, date } from "../../../../packages/domain/testing/values.ts";
import { discounts, giftCertificates, golfCourses, rentalClubs } from "../../../../server/src/db/schema/index.ts";
import { priceBooking } from "../../../../server/src/features/booking/priceBooking.ts";
import { createClock } from "../../../../server/src/platform/clock.ts";
import type { Draw } from "../draw.ts";
import { inDatabase } from "../ledger/inDatabase.ts";
import type { StoredTopic } from "../topic.ts";

/** A booking as it is sent, and what the server has stored. Amounts are cents, the charge is typed. */
type Sent = {
  readonly charge: string;
  readonly players: number;
  readonly sets: number;
  readonly club_charge: number;
  /** Percent that the code takes off; null is no code. */
  readonly percent: number | null;
  /** Of the certificate; null without one. */
  readonly balance: number | null;
  /** The total that the agent saw. */
  readonly shown: number | null;
};

const charges = ["", "0", "0.01", "100", "$1,250.50", "19.999", "-5", "abc"] as const;
const sent: Sent = { charge: "100", players: 2, sets: 1, club_charge: 2500, percent: 15, balance: 4000, shown: 7000 };

/** The total without clubs, a discount or a certificate, or close to one with them: often right. */
const anyShown = (draw: Draw, { charge, sets, club_charge, percent, balance }: Omit<Sent, "shown">): number | null => {
  const due = Math.round(Number(charge) * 100);
  const total = due + sets * club_charge - Math.round((due * (percent ?? 0)) / 100);
  return draw.one([
    null,
    total - Math.min(balance ?? 0, total),
    total - Math.min(balance ?? 0, total) + draw.whole(-1, 1),
    total,
  ]);
};

/** The total at which the server makes a booking. */
export const bookedTotalTopic: StoredTopic<Sent> = {
  name: "booked_total",
  share: 1,
  most: 100,
  boundary: [
    ...[7000, 6999, 7001, null, 0].map((shown) => ({ ...sent, shown })),
    ...charges.map((charge) => ({ ...sent, charge, shown: null })),
    { ...sent, percent: null, shown: 8500 },
    { ...sent, balance: null, shown: 11_000 },
    { ...sent, sets: 0, shown: 4500 },
    { ...sent, balance: 50_000, shown: 0 },
  ],
  random(draw) {
    const order = {
      charge: draw.one([(draw.whole(1, 50_000) / 100).toFixed(2), String(draw.whole(1, 900))]),
      players: draw.whole(1, 4),
      sets: draw.whole(0, 3),
      club_charge: draw.whole(1, 6000),
      percent: draw.one([null, draw.whole(1, 10_000) / 100]),
      balance: draw.one([null, draw.whole(1, 20_000)]),
    };
    return { ...order, shown: anyShown(draw, order) };
  },
  open: () =>
    inDatabase(async (tx, { charge, players, sets, club_charge, percent, balance, shown }: Sent) => {
      await tx
        .insert(golfCourses)
        .overridingSystemValue()
        .values({ id: 1, course_name: "Oak Hill", rate_required: false });
      const amounts = { cost_cents: cents(0), raw_rate: cents(0), raw_charge: cents(club_charge) };
      await tx
        .insert(rentalClubs)
        .overridingSystemValue()
        .values({ id: 1, golf_course_id: 1, brand: "Steel", handed: 1, sex: 0, ...amounts });
      if (percent !== null)
        await tx
          .insert(discounts)
          .values({ code: "OFF", is_dollars: false, raw_amount: percent, gift_certificate_stack: true });
      if (balance !== null) await tx.insert(giftCertificates).values({ serial: "GIFT-1", raw_balance: cents(balance) });
      const clock = createClock("America/Los_Angeles", () => new Date("2026-11-21T18:00:00Z"));
      const order = {
        charge,
        ...(shown === null ? {} : { expected_total_cents: cents(shown) }),
        discount_code: percent === null ? "" : "OFF",
        gift_cert_serial: balance === null ? "" : "GIFT-1",
        rental_clubs: sets === 0 ? [] : [{ id: 1, quantity: sets }],
        customer: { first_name: "Pat", last_name: "Lee", postcode: "", email: "" },
        tee_time: {
          play_date: "2026-11-28",
          play_time: "10:30",
          players,
          course: { id: 1 },
          confirmation: "INTERNAL",
          notes: "",
          internal_notes: "",
          folio: "",
          alt_emails: "",
          should_email_customer: false,
          should_email_course: false,
          availability_queue_id: null,
        },
        credit_card: blankCreditCard,
        deal_id: null,
      };
      const pricing = { today: date("2026-11-21"), clock, staff_user_id: 1, saved_card: null, lock: false };
      const priced = await priceBooking(tx, order, pricing);
      return priced.kind === "priced" ? priced.booking.total : null;
    }),
};
