import * as Result from "effect/Result";
import {
  adjustedCharge,
  type Cents,
  cancelPlan,
  discountAmount,
  giftCertificateIssues,
  marginPerSlot,
  negateCents,
  quote,
  refundTotals,
  saleFigures,
  sumCents,
} from "../src/index.ts";
import type { ExampleTable, Inputs } from "./exampleTable.ts";
import { share } from "./quoteTable.ts";
import { isYes, money, orNull, written, yesOrNo } from "./values.ts";

/** Paid, due and revenue of a booking. */
export const saleTable: ExampleTable = {
  name: "sale",
  title: "Paid, due and revenue",
  about: "1 is yes, 0 is no; a booking that does not stand is canceled.",
  inputs: { sold: "money", "gift part": "money", "card charged": "whole", refunded: "money", stands: "whole" },
  results: {
    paid: { kind: "money", formula: "IF({card charged}=1,{sold},{gift part})" },
    due: { kind: "money", formula: "IF({stands}=1,ROUND({sold}-{paid},2),0)" },
    revenue: { kind: "money", formula: "ROUND({paid}+{due}-{refunded},2)" },
  },
  compute: ({ sold = "", "gift part": certificate = "", "card charged": charged = "", refunded = "", stands = "" }) => {
    const { paid, due, revenue } = Result.getOrThrow(
      saleFigures({
        sold: money(sold),
        gift_certificate: money(certificate),
        is_charged: isYes(charged),
        refunded: money(refunded),
        stands: isYes(stands),
      }),
    );
    return { paid: written(paid), due: written(due), revenue: written(revenue) };
  },
};

/** The margin of slots that a feed saw. */
export const earningsTable: ExampleTable = {
  name: "earnings",
  title: "Margin per slot",
  about:
    "Margin at seen is the margin of the bookings at slots that a feed saw free; the formula takes it in whole cents.",
  inputs: { "margin at seen": "money", "slots seen": "whole" },
  results: {
    "margin per slot": { kind: "money", formula: "ROUND(ROUND({margin at seen}*100,0)/{slots seen},0)/100" },
  },
  compute: ({ "margin at seen": margin = "", "slots seen": slots = "" }) => {
    const share = Result.getOrThrow(marginPerSlot({ seen_margin: money(margin), slots_seen: Number(slots) }));
    return { "margin per slot": written(share ?? undefined) };
  },
};

/** The standard refund to the card, beside the certificate's part. */
export const canceledTable: ExampleTable = {
  name: "canceled",
  title: "Card and certificate of a canceled tee time",
  about: "The standard refund, by a policy that keeps nothing until the hours before play. Canceled is 1 for yes.",
  inputs: {
    "card paid": "money",
    "gift part": "money",
    canceled: "whole",
    "minutes to play": "whole",
    "cancel hours": "whole",
  },
  results: {
    "to the card": { kind: "money", formula: "IF({minutes to play}<{cancel hours}*60,0,{card paid})" },
    "to the certificate": { kind: "money", formula: "IF({canceled}=1,{gift part},0)" },
  },
  compute: (inputs) => {
    const cell = (name: string): string => inputs[name] ?? "";
    const { refund_total } = Result.getOrThrow(
      refundTotals({
        paid: money(cell("card paid")),
        refunded: money("0"),
        players_sold: 1,
        players: 1,
        minutes_to_play: Number(cell("minutes to play")),
        policy: { cancel_hours: Number(cell("cancel hours")), non_refundable: null, max_refund: null },
      }),
    );
    const { to_card, to_gift_certificate } = cancelPlan(
      {
        id: 1,
        refund: true,
        cancel: isYes(cell("canceled")),
        force_cancel: false,
        refund_amount: refund_total,
        reason: "",
      },
      { internal: false },
      {
        id: 1,
        customer: null,
        alt_emails: "",
        should_email_customer: false,
        should_email_course: false,
        gift_certificate: { id: 1, serial: "GIFT-100" },
        gift_certificate_amount: cell("gift part"),
      },
    );
    return { "to the card": written(to_card), "to the certificate": written(to_gift_certificate?.amount) };
  },
};

const sum = (...amounts: readonly Cents[]): Cents => Result.getOrThrow(sumCents(amounts));
const less = (before: Cents, after: Cents): Cents => sum(before, negateCents(after));

/** The most that the code of an example takes off a charge. */
function mostOff({ "code basis points": points = "", "code dollars": dollars = "" }: Inputs, charge: Cents): Cents {
  const terms =
    points === ""
      ? { is_dollars: true, raw_amount: money(dollars) }
      : { is_dollars: false, raw_amount: Number(points) / 100 };
  const discount = Result.getOrThrow(discountAmount(terms));
  const { lines } = quote({ charge, players: 1, rate: null, rental_clubs: [], discount, gift_certificate: null });
  return negateCents(lines.find(({ rule }) => rule === "discount")?.amount ?? money("0"));
}

/** The charge of a paid tee time whose discount or certificate changes. */
export const adjustmentTable: ExampleTable = {
  name: "adjustment",
  title: "A changed discount or certificate",
  about:
    "What the card paid stays; discount and certificate are those after the change, and the charge makes up the difference. The code takes basis points (hundredths of a percent) or dollars off. 1 is taken; 0 is refused, and adds no items.",
  inputs: {
    "by card": "money",
    clubs: "money",
    "service fee": "money",
    discount: "money",
    "gift part": "money",
    "code basis points": "whole",
    "code dollars": "money",
    "discount before": "money",
    "gift part before": "money",
  },
  results: {
    charge: { kind: "money", formula: "ROUND({by card}-{clubs}-{service fee}+{discount}+{gift part},2)" },
    sold: { kind: "money", formula: "ROUND({charge}+{clubs}+{service fee}-{discount},2)" },
    "most off": {
      kind: "money",
      formula: `IF(ISNUMBER({code basis points}),${share("{charge}", "{code basis points}")},MIN({charge},{code dollars}))`,
    },
    taken: {
      kind: "whole",
      formula:
        "IF(AND(OR({discount}={discount before},{discount}<={most off}),{gift part}<={gift part before},{charge}>={discount}),1,0)",
    },
    "tee time item": {
      kind: "money",
      formula: "IF({taken}=1,ROUND({discount}-{discount before}+{gift part}-{gift part before},2),0)",
    },
    "discount item": { kind: "money", formula: "IF({taken}=1,ROUND({discount before}-{discount},2),0)" },
    "certificate item": { kind: "money", formula: "IF({taken}=1,ROUND({gift part before}-{gift part},2),0)" },
    "items in all": { kind: "money", formula: "ROUND({tee time item}+{discount item}+{certificate item},2)" },
  },
  compute: (inputs) => {
    const cell = (name: string) => money(inputs[name] ?? "");
    const [discount, gift] = [cell("discount"), cell("gift part")];
    const price = { rental_clubs: cell("clubs"), service_fee: cell("service fee"), discount };
    const charge = Result.getOrThrow(adjustedCharge({ ...price, card: cell("by card"), gift_certificate: gift }));
    const most = mostOff(inputs, charge);
    const [lessOff, lessPaid] = [less(cell("discount before"), discount), less(cell("gift part before"), gift)];
    const isTaken = (lessOff === 0 || discount <= most) && lessPaid >= 0 && charge >= discount;
    const items = isTaken ? [negateCents(sum(lessOff, lessPaid)), lessOff, lessPaid] : [];
    return {
      charge: written(charge),
      sold: written(sum(charge, price.rental_clubs, price.service_fee, negateCents(discount))),
      "most off": written(most),
      taken: yesOrNo(isTaken),
      "tee time item": written(items[0]),
      "discount item": written(items[1]),
      "certificate item": written(items[2]),
      "items in all": written(sum(...items)),
    };
  },
};

/** The conditions of a gift certificate. */
export const certificateTable: ExampleTable = {
  name: "certificate",
  title: "When a gift certificate may be used",
  about: "1 is yes, 0 is no; a certificate without a course pays at any.",
  inputs: {
    balance: "money",
    "its course": "whole",
    course: "whole",
    "with discount": "whole",
    stacks: "whole",
  },
  results: {
    allowed: {
      kind: "whole",
      formula:
        "IF(AND({balance}>0,OR(ISBLANK({its course}),{its course}={course}),OR({with discount}=0,{stacks}=1)),1,0)",
    },
  },
  compute: (inputs) => {
    const cell = (name: string): string => inputs[name] ?? "";
    const issues = giftCertificateIssues(
      { raw_balance: money(cell("balance")), course_id: orNull(cell("its course"), Number) },
      isYes(cell("with discount")) ? { gift_certificate_stack: isYes(cell("stacks")) } : null,
      Number(cell("course")),
    );
    return { allowed: yesOrNo(issues.length === 0) };
  },
};
