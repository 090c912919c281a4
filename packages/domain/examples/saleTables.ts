import * as Result from "effect/Result";
import {
  adjustedCharge,
  cancelPlan,
  giftCertificateIssues,
  marginPerSlot,
  negateCents,
  refundTotals,
  saleFigures,
  sumCents,
} from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
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

/** The charge of a paid tee time whose discount or certificate changes. */
export const adjustmentTable: ExampleTable = {
  name: "adjustment",
  title: "A changed discount or certificate",
  about:
    "What the card paid stays; discount and certificate are those after the change, and the charge makes up the difference.",
  inputs: {
    "by card": "money",
    clubs: "money",
    "service fee": "money",
    discount: "money",
    "gift part": "money",
  },
  results: {
    charge: { kind: "money", formula: "ROUND({by card}-{clubs}-{service fee}+{discount}+{gift part},2)" },
    sold: { kind: "money", formula: "ROUND({charge}+{clubs}+{service fee}-{discount},2)" },
  },
  compute: (inputs) => {
    const cell = (name: string) => money(inputs[name] ?? "");
    const price = { rental_clubs: cell("clubs"), service_fee: cell("service fee"), discount: cell("discount") };
    const charge = Result.getOrThrow(
      adjustedCharge({ ...price, card: cell("by card"), gift_certificate: cell("gift part") }),
    );
    const sold = Result.getOrThrow(
      sumCents([charge, price.rental_clubs, price.service_fee, negateCents(price.discount)]),
    );
    return { charge: written(charge), sold: written(sold) };
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
