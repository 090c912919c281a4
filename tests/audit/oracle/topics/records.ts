import {
  acceptTeeTimeChange,
  type CreditCard,
  giftCertificateForm,
  giftCertificateSalesForm,
  golfRateForm,
  type Issue,
  parseCreditCard,
} from "@teedesk/domain";
import * as Result from "effect/Result";
import { parseRentalClubs } from "../../../../packages/domain/src/booking/bookingParts.ts";
import { rentalClub } from "../../../../packages/domain/testing/bookings.ts";
import { date } from "../../../../packages/domain/testing/values.ts";
import type { Draw } from "../draw.ts";
import { readOr } from "../readOr.ts";
import type { Topic } from "../topic.ts";

/** Typed amounts and numbers, right and wrong. */
const amounts = [
  "",
  " ",
  "0",
  "125",
  "$1,250.5",
  "19.99",
  "19.999",
  "-0.01",
  "1,25",
  "9999999.99",
  "10000000",
  "abc",
] as const;
const percentages = ["", "0", "5", "12.5", "100", "100.01", "0.005", "-1", "x"] as const;
const wholes = [
  "",
  "0",
  "1",
  "24",
  "999",
  "1000",
  "3650",
  "3651",
  "100000",
  "100001",
  "-1",
  "1.5",
  "2.0",
  " 7 ",
  "1e2",
  "x",
] as const;

const anyAmount = (draw: Draw): string =>
  draw.one([draw.one(amounts), (draw.whole(0, 999_999) / 100).toFixed(2), String(draw.whole(0, 5000))]);

/** Some members as a form sends them, or the names of those that it refuses. */
const sentOf = (
  read: Result.Result<Readonly<Record<string, unknown>>, readonly Issue[]>,
  names: readonly string[],
): object =>
  Result.match(read, {
    onFailure: (issues) => ({ refused: issues.map(({ path }) => path).sort() }),
    onSuccess: (input) => ({ sent: Object.fromEntries(names.map((name) => [name, input[name]])) }),
  });

const typedMembers = [
  "rate",
  "deposit",
  "wholesale_rate",
  "max_refund",
  "service_fee",
  "non_refundable",
  "cancel_hours",
] as const;
const rateMembers = [
  ...typedMembers,
  "course_balance",
  "max_advance_days",
  "commission",
  "golfswitch_commission",
] as const;

type RateDraft = Readonly<Record<(typeof rateMembers)[number], string>> & {
  readonly type: "RicGolfRate" | "ApiGolfRate";
  readonly is_commission_dollars: boolean;
  readonly is_golfswitch_commission_dollars: boolean;
};

const rate: RateDraft = {
  type: "RicGolfRate",
  rate: "125",
  deposit: "25",
  wholesale_rate: "100",
  max_refund: "125",
  service_fee: "5%",
  non_refundable: "10",
  cancel_hours: "48",
  course_balance: "",
  max_advance_days: "0",
  commission: "10",
  golfswitch_commission: "12.5",
  is_commission_dollars: true,
  is_golfswitch_commission_dollars: false,
};
const kinds = ["RicGolfRate", "ApiGolfRate"] as const;
const flags = [true, false] as const;
const fees = ["", "$", "%", "$3.50", "5%", "3.5", "$5%", "100.01%", "-1%", "abc"] as const;

/** The money and numbers of a rate's form. */
export const rateFormTopic: Topic<RateDraft> = {
  name: "rate_form",
  share: 20,
  boundary: kinds.flatMap((type) => [
    ...(["rate", "deposit", "wholesale_rate", "max_refund", "non_refundable", "course_balance"] as const).flatMap(
      (name) => amounts.map((text) => ({ ...rate, type, [name]: text })),
    ),
    ...(["cancel_hours", "max_advance_days"] as const).flatMap((name) =>
      wholes.map((text) => ({ ...rate, type, [name]: text })),
    ),
    ...fees.map((service_fee) => ({ ...rate, type, service_fee })),
    ...flags.flatMap((is_commission_dollars) =>
      [...amounts, ...percentages].map((commission) => ({ ...rate, type, commission, is_commission_dollars })),
    ),
    ...flags.flatMap((is_golfswitch_commission_dollars) =>
      [...amounts, ...percentages].map((text) => ({
        ...rate,
        type,
        golfswitch_commission: text,
        is_golfswitch_commission_dollars,
      })),
    ),
  ]),
  random: (draw) => ({
    ...rate,
    type: draw.one(kinds),
    rate: draw.one(["99.90", anyAmount(draw)]),
    deposit: draw.one(["", anyAmount(draw)]),
    wholesale_rate: anyAmount(draw),
    service_fee: draw.one([draw.one(fees), `${draw.whole(0, 10_100) / 100}%`, `$${anyAmount(draw)}`]),
    cancel_hours: draw.one(wholes),
    commission: draw.one([anyAmount(draw), draw.one(percentages)]),
    is_commission_dollars: draw.one(flags),
    golfswitch_commission: draw.one(percentages),
    is_golfswitch_commission_dollars: draw.one(flags),
  }),
  answer: (typed) => sentOf(golfRateForm.parse({ ...golfRateForm.blank(), course: "17", ...typed }), rateMembers),
};

type CertificateDraft = { readonly serial: string; readonly balance: string; readonly total: string };

/** Serial, balance and price of a gift certificate's form. */
export const certificateFormTopic: Topic<CertificateDraft> = {
  name: "certificate_form",
  share: 10,
  boundary: amounts.flatMap((text) =>
    ["", " GIFT-1 ", "a".repeat(255), "a".repeat(256)].flatMap((serial) => [
      { serial, balance: text, total: "50" },
      { serial, balance: "50", total: text },
    ]),
  ),
  random: (draw) => ({ serial: draw.one(["GIFT-1", "GIFT-1", ""]), balance: anyAmount(draw), total: anyAmount(draw) }),
  answer({ serial, balance, total }) {
    const read = giftCertificateForm.parse({
      ...giftCertificateForm.blank(),
      serial,
      balance,
      transaction_item: { total },
    });
    return Result.match(read, {
      onFailure: (issues) => ({ refused: issues.map(({ path }) => path.replace("transaction_item.", "")).sort() }),
      onSuccess: (input) => ({
        sent: { serial: input.serial, balance: input.balance, total: input.transaction_item.total },
      }),
    });
  },
};

/** The discount on certificates, as stored and shown, or as typed. */
export const certificateSalesTopic: Topic<{ readonly stored: number | null; readonly typed: string | null }> = {
  name: "certificate_sales",
  share: 5,
  boundary: [
    ...[null, 0, 12.5, 100].map((stored) => ({ stored, typed: null })),
    ...percentages.map((typed) => ({ stored: 5, typed })),
  ],
  random: (draw) => ({
    stored: draw.one([null, draw.whole(0, 10_000) / 100]),
    typed: draw.one([null, String(draw.whole(-10, 11_000) / 100), draw.one(percentages)]),
  }),
  answer({ stored, typed }) {
    const shown = giftCertificateSalesForm.toDraft({ discount: stored });
    return readOr(giftCertificateSalesForm.parse(typed === null ? shown : { discount: typed }))?.discount ?? null;
  },
};

/** The sets of a rental club as typed. */
export const clubQuantityTopic: Topic<{ readonly text: string }> = {
  name: "club_quantity",
  share: 5,
  boundary: wholes.map((text) => ({ text })),
  random: (draw) => ({
    text: draw.one([draw.one(wholes), String(draw.whole(-2, 1002)), (draw.whole(0, 90) / 10).toFixed(1)]),
  }),
  answer({ text }) {
    return (
      readOr(Result.map(parseRentalClubs({ [rentalClub.id]: text }, [rentalClub]), ([read]) => read?.quantity)) ?? null
    );
  },
};

const numbers = [
  "",
  " ",
  "4242424242424242",
  "4242 4242-4242 4242",
  "4242424242424241",
  "42",
  "378282246310005",
  "abc",
] as const;

/** A card as it was typed. */
export const cardTopic: Topic<{ readonly card: CreditCard; readonly today: string }> = {
  name: "card",
  share: 10,
  boundary: numbers.flatMap((number) =>
    ["", "1", "11", "10", "13"].flatMap((expmo) =>
      ["", "26", "2026", "30", "1930"].flatMap((expyr) =>
        ["", "123", "12"].map((cvv) => ({ card: { number, expmo, expyr, cvv }, today: "2026-11-21" })),
      ),
    ),
  ),
  random: (draw) => ({
    card: {
      number: draw.one([draw.one(numbers), String(draw.whole(10 ** 12, 10 ** 15))]),
      expmo: draw.one(["", String(draw.whole(0, 13)), "05"]),
      expyr: draw.one(["", String(draw.whole(24, 31)), String(draw.whole(2024, 2031))]),
      cvv: draw.one(["123", "0420", "", "12345"]),
    },
    today: draw.one(["2026-11-21", "2026-12-31", "2027-01-01"]),
  }),
  answer: ({ card, today }) => readOr(parseCreditCard(card, date(today))),
};

type SentChange = Parameters<typeof acceptTeeTimeChange>[0]["tee_time"];

const days = [
  "2026-11-28",
  "2026-02-29",
  "2028-02-29",
  "2026-04-31",
  "1999-12-31",
  "2099-12-31",
  "2100-01-01",
  "2026-13-01",
  "",
  "28.11.2026",
];
const times = ["07:30", "7:30", "23:59", "24:00", "12:60", "", "noon"];
const emails = ["", "pat@example.test", "pat", "pat@example"];
const changes: readonly SentChange[] = [
  {},
  ...days.map((play_date) => ({ play_date })),
  ...times.map((play_time) => ({ play_time })),
  ...[null, 0, 1, 999, 1000, 1.5, -1].map((players) => ({ players })),
  ...[-1, 0, 1].map((id) => ({ course: { id } })),
  ...emails.map((alt_emails) => ({ alt_emails })),
  ...amounts.map((discount_amount) => ({ discount_amount })),
  ...amounts.map((gift_certificate_amount) => ({ gift_certificate_amount })),
];
const changeNames = { course: "course_id" } as const;

/** A changed tee time off the wire. */
export const teeTimeChangeTopic: Topic<SentChange> = {
  name: "tee_time_change",
  share: 10,
  boundary: changes,
  random: (draw) => Object.assign({}, ...draw.list(0, 4, () => changes[draw.whole(0, changes.length - 1)])),
  answer: (tee_time) =>
    Result.match(acceptTeeTimeChange({ tee_time }), {
      onFailure: (issues) => ({ refused: issues.map(({ path }) => path).sort() }),
      onSuccess: (read) => {
        const values: Readonly<Record<string, unknown>> = read;
        return {
          sent: Object.fromEntries(
            Object.keys(tee_time).map((name) => [name, values[name === "course" ? changeNames.course : name]]),
          ),
        };
      },
    }),
};
