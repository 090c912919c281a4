import { nothingKnown } from "@teedesk/domain";
import { expect, it } from "vitest";
import type { AnyEventObject } from "xstate";
import { broken, conflict, done, failed, invalid, ok, reachableStates, restingStates } from "../testing.ts";
import { createBookingMachine } from "./machine.ts";
import {
  blank,
  book,
  card,
  change,
  charge,
  club,
  course,
  filled,
  gift,
  no,
  order,
  rate,
  stubPorts,
} from "./testing.ts";

const paused = (region: string): AnyEventObject => ({ type: `xstate.after.typingPause.booking.${region}` });

const code = (name: "discount_code" | "gift_cert_serial", region: string): AnyEventObject[] => [
  change({ name, value: "X" }),
  { type: "code.submitted", name },
  done(`booking.${region}.checking`, ok({ gift_certificate: gift })),
  done(`booking.${region}.checking`, invalid({ [name]: "No." })),
  broken(`booking.${region}.checking`),
  change({ name: "tee_time.players", value: "" }),
  change({ name: "tee_time.players", value: "3" }),
  paused(`${region}.settling`),
  done(`booking.${region}.rechecking`, ok({ gift_certificate: gift })),
  done(`booking.${region}.rechecking`, invalid({ [name]: "No." })),
  broken(`booking.${region}.rechecking`),
];

const everythingLoaded = [done("booking.rate.loading", ok(rate)), done("booking.rentalClubs.loading", ok([club]))];

const lookedUp = ["reviewing", "screening"].map((state) => done(`booking.form.lookingUp.${state}`, nothingKnown));

/** One region moves at a time: together they have more states than are worth walking. */
const walks: [string, typeof blank, AnyEventObject[]][] = [
  [
    "rate",
    filled,
    [
      change({ name: "tee_time.players", value: "" }),
      change({ name: "tee_time.players", value: "3" }),
      paused("rate.settling"),
      done("booking.rate.loading", ok(rate)),
      done("booking.rate.loading", ok(null)),
      done("booking.rate.loading", invalid({})),
      done("booking.rate.loading", failed(200)),
      broken("booking.rate.loading"),
    ],
  ],
  [
    "rentalClubs",
    blank,
    [course("3"), done("booking.rentalClubs.loading", ok([club])), broken("booking.rentalClubs.loading")],
  ],
  ["discount", filled, code("discount_code", "discount")],
  ["discount", blank, code("discount_code", "discount")],
  ["giftCertificate", filled, code("gift_cert_serial", "giftCertificate")],
  ["giftCertificate", blank, code("gift_cert_serial", "giftCertificate")],
  [
    "deals",
    blank,
    [
      { type: "deals.requested" },
      done("booking.deals.loading", ok({ deals: [], view_url: "" })),
      broken("booking.deals.loading"),
    ],
  ],
  ["savedCard", blank, []],
  [
    "savedCard",
    { ...blank, tee_time: { ...blank.tee_time, availability_queue_id: "1" } },
    [
      done("booking.savedCard.loading", ok(card)),
      done("booking.savedCard.loading", failed(404)),
      broken("booking.savedCard.loading"),
    ],
  ],
  [
    "phone",
    filled,
    [
      ...everythingLoaded,
      book,
      ...lookedUp,
      done("booking.form.booking", ok({ id: 1, customer_id: 5, confirmation: "", order, phone: "619" })),
      done("booking.phone.storing", ok("stored")),
      done("booking.phone.storing", ok("kept")),
      done("booking.phone.storing", ok("unmatched")),
      broken("booking.phone.storing"),
    ],
  ],
  [
    "seats",
    filled,
    [
      done("booking.seats.holding", ok(901)),
      done("booking.seats.holding", ok(null)),
      done("booking.seats.holding", invalid({ "tee_time.play_time": "Nothing is left." })),
      broken("booking.seats.holding"),
      { type: "seats.returned" },
      change({ name: "tee_time.play_time", value: "" }),
      charge("90"),
      paused("seats.settling"),
      { type: "xstate.after.holdRenewal.booking.seats.fresh" },
      { type: "xstate.after.refusedPause.booking.seats.refused.pausing" },
    ],
  ],
  ["draftStorage", blank, [charge("1")]],
  [
    "form",
    { ...filled, credit_card: blank.credit_card },
    [
      ...everythingLoaded,
      book,
      { type: "review.requested" },
      { type: "startOver.requested" },
      no,
      charge("0"),
      ...lookedUp,
      change({ name: "discount_code", value: "X" }),
    ],
  ],
  [
    "form",
    filled,
    [
      ...everythingLoaded,
      book,
      ...lookedUp,
      charge("90"),
      done("booking.form.booking", ok({ id: 1, customer_id: null, confirmation: "", order, phone: "" })),
      done("booking.form.booking", invalid({ charge: "No." })),
      done("booking.form.booking", conflict(null)),
      done("booking.form.booking", failed(403)),
    ],
  ],
];

const formWalks: [string, typeof blank, AnyEventObject[]][] = [
  [
    "form",
    filled,
    [
      book,
      { type: "review.requested" },
      ...lookedUp,
      done("booking.rentalClubs.loading", ok([club])),
      done("booking.rate.loading", failed(500)),
    ],
  ],
  [
    "form",
    filled,
    [
      ...everythingLoaded,
      change({ name: "discount_code", value: "X" }),
      { type: "code.submitted", name: "discount_code" },
      done("booking.discount.checking", invalid({ discount_code: "No." })),
      broken("booking.discount.checking"),
    ],
  ],
  [
    "form",
    { ...filled, tee_time: { ...filled.tee_time, play_date: "11/20/2026" } },
    [...everythingLoaded, book, { type: "review.requested" }, ...lookedUp],
  ],
];

const restored = { draft: blank, key: "key", isUnsettled: false };
const passing = [
  "form.starting",
  "form.reviewing",
  "form.screening",
  "form.judging.reviewing",
  "form.judging.screening",
]
  .concat(["rate.starting", "rentalClubs.starting", "discount.starting", "giftCertificate.starting"])
  .concat(["savedCard.starting", "seats.starting"])
  .map((name) => `booking.${name}`);

it("can reach each of its states", () => {
  const reached = [...walks, ...formWalks].flatMap(([region, draft, events]) => {
    const machine = createBookingMachine({ ...stubPorts(), newKey: () => "key" });
    return reachableStates(machine, events, { draft }).filter((id) => id.startsWith(`booking.${region}.`));
  });
  const drafts = { ...stubPorts().drafts, read: () => restored };
  const again = reachableStates(createBookingMachine({ ...stubPorts(), drafts }), [], { draft: blank });
  const machine = createBookingMachine(stubPorts());
  expect([...new Set([...reached, ...again])].toSorted()).toEqual(restingStates(machine, passing));
});
