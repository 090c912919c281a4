import * as Result from "effect/Result";
import { centsFrom, closureChanges, closureTotals, refundTotals, sumCents } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { isYes, money, written, yesOrNo } from "./values.ts";

const amount = (cents: number): string => written(Result.getOrThrow(centsFrom(cents)));

/** The money that a closure gives back, out of two bookings. */
export const closureTable: ExampleTable = {
  name: "closure",
  title: "Total of a closure",
  about: "The card's and the certificate's part of two bookings; 1 is for one that is canceled, 0 for one that stays.",
  inputs: {
    "card 1": "money",
    "gift part 1": "money",
    "canceled 1": "whole",
    "card 2": "money",
    "gift part 2": "money",
    "canceled 2": "whole",
  },
  results: {
    canceled: { kind: "whole", formula: "{canceled 1}+{canceled 2}" },
    "to cards": { kind: "money", formula: "ROUND({card 1}*{canceled 1}+{card 2}*{canceled 2},2)" },
    "to certificates": { kind: "money", formula: "ROUND({gift part 1}*{canceled 1}+{gift part 2}*{canceled 2},2)" },
  },
  compute: (inputs) => {
    const rows = [1, 2].map((tee_time_id) => ({
      tee_time_id,
      lock_version: 0,
      refund_amount: money(inputs[`card ${tee_time_id}`] ?? ""),
      is_paid_elsewhere: false,
      certificate_amount: money(inputs[`gift part ${tee_time_id}`] ?? ""),
      act: isYes(inputs[`canceled ${tee_time_id}`] ?? "") ? ("cancel" as const) : ("leave" as const),
    }));
    const { canceled, refund_amount, certificate_amount } = closureTotals(rows);
    return {
      canceled: String(canceled),
      "to cards": amount(refund_amount),
      "to certificates": amount(certificate_amount),
    };
  },
};

/** The money that a closure gives back of one booking. */
export const insideTable: ExampleTable = {
  name: "inside",
  title: "What a booking of a closure gives back",
  about:
    "Whatever its rate keeps. Under way is a refund that was begun: it counts as given back once the course has agreed or need not agree (1); one that waits for the course (0) does not.",
  inputs: {
    paid: "money",
    refunded: "money",
    "under way": "money",
    "without the course": "whole",
    "kept by the rate": "money",
    "gift part": "money",
  },
  results: {
    "to the card": { kind: "money", formula: "ROUND({paid}-{refunded}-{under way}*{without the course},2)" },
    "to the certificate": { kind: "money", formula: "{gift part}" },
  },
  compute: (inputs) => {
    const cell = (name: string) => money(inputs[name] ?? "");
    const begun = isYes(inputs["without the course"] ?? "") ? cell("under way") : money("0");
    const { transaction_total } = Result.getOrThrow(
      refundTotals({
        paid: cell("paid"),
        refunded: Result.getOrThrow(sumCents([cell("refunded"), begun])),
        players_sold: 1,
        players: 1,
        minutes_to_play: 0,
        policy: { max_refund: null, non_refundable: cell("kept by the rate"), cancel_hours: 24 },
      }),
    );
    const booking = {
      tee_time_id: 1,
      lock_version: 0,
      refund_amount: transaction_total,
      is_paid_elsewhere: false,
      certificate_amount: cell("gift part"),
    };
    const { refund_amount, certificate_amount } = closureTotals([{ ...booking, act: "cancel" }]);
    return { "to the card": amount(refund_amount), "to the certificate": amount(certificate_amount) };
  },
};

/** Whether a booking of a plan is as it was shown. */
export const planTable: ExampleTable = {
  name: "plan",
  title: "The plan of a closure that was shown",
  about:
    "Version and card refund of a booking inside: 1 is as it was shown, 0 has changed, so that the closure does not begin.",
  inputs: { "version shown": "whole", "version now": "whole", "card shown": "money", "card now": "money" },
  results: {
    "as shown": { kind: "whole", formula: "IF(AND({version shown}={version now},{card shown}={card now}),1,0)" },
  },
  compute(inputs) {
    const at = (moment: string) => ({
      tee_time_id: 1,
      lock_version: Number(inputs[`version ${moment}`]),
      refund_amount: money(inputs[`card ${moment}`] ?? ""),
    });
    return { "as shown": yesOrNo(closureChanges([at("shown")], [at("now")]).length === 0) };
  },
};
