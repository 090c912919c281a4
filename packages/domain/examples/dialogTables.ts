import * as Result from "effect/Result";
import { minuteOfDay, timeOfMinute } from "../src/calendar/timeOfDay.ts";
import {
  blankCancelDraft,
  cancelTerms,
  centsFrom,
  moneyDoubts,
  parseCancelRequest,
  quote,
  refundChoices,
} from "../src/index.ts";
import { clocksOf } from "../testing/clocks.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { date, isYes, money, orNull, written, yesOrNo } from "./values.ts";

/** The cancel dialog as it opens, and what it sends. */
export const cancelTable: ExampleTable = {
  name: "cancel",
  title: "The cancel dialog",
  about:
    "1 is yes, 0 is no. As it opens: whether a full refund is offered, and whether refund and cancel are on. Then cancel, force and a standard refund are asked for or not; nothing goes back where the standard refund is 0.00.",
  inputs: {
    paid: "money",
    standard: "money",
    "is canceled": "whole",
    "ask cancel": "whole",
    "ask force": "whole",
    "ask refund": "whole",
  },
  results: {
    "full offered": { kind: "whole", formula: "IF({paid}=0,0,1)" },
    "refund on": { kind: "whole", formula: "0" },
    "cancel on": { kind: "whole", formula: "1-{is canceled}" },
    cancels: { kind: "whole", formula: "{ask cancel}*(1-{is canceled})" },
    forces: { kind: "whole", formula: "{ask force}*{cancels}" },
    "to the card": { kind: "money", formula: "{standard}*{ask refund}" },
  },
  compute(inputs) {
    const cell = (name: string): string => inputs[name] ?? "";
    const options = {
      valid: true,
      internal: false,
      refund_total: money(cell("standard")),
      is_canceled: isYes(cell("is canceled")),
      transaction_total: money(cell("paid")),
      difference_total: null,
      needs_reason: false,
    };
    const opened = blankCancelDraft(options);
    const asked = {
      ...opened,
      cancel: isYes(cell("ask cancel")),
      force_cancel: isYes(cell("ask force")),
      refund: isYes(cell("ask refund")),
    };
    const sent = Result.getOrThrow(parseCancelRequest(1, asked, options));
    return {
      "full offered": yesOrNo(refundChoices(options).includes("full")),
      "refund on": yesOrNo(opened.refund),
      "cancel on": yesOrNo(opened.cancel),
      cancels: yesOrNo(sent.cancel),
      forces: yesOrNo(sent.force_cancel),
      "to the card": written(sent.refund_amount),
    };
  },
};

const clocks = clocksOf("America/Los_Angeles");

/** The last minute of a refund, and whether it is over. */
export const noticeTable: ExampleTable = {
  name: "notice",
  title: "The last minute of a standard refund",
  about:
    "By the clocks of Los Angeles, in minutes after midnight. Set back is the minutes by which these clocks were set back during the notice, below 0 for a change to summer time. Too late is 1.",
  inputs: {
    "play day": "date",
    "play minute": "whole",
    "cancel hours": "whole",
    "set back": "whole",
    "asked day": "date",
    "asked minute": "whole",
  },
  results: {
    "last day": { kind: "date", formula: "{play day}+INT(({play minute}-60*{cancel hours}+{set back})/1440+10)-10" },
    "last minute": {
      kind: "whole",
      formula: "{play minute}-60*{cancel hours}+{set back}-1440*({last day}-{play day})",
    },
    "too late": {
      kind: "whole",
      formula: "IF({asked day}*1440+{asked minute}>{last day}*1440+{last minute},1,0)",
    },
  },
  compute(inputs) {
    const cell = (name: string): string => inputs[name] ?? "";
    const play = { date: date(cell("play day")), time: timeOfMinute(Number(cell("play minute"))) };
    const policy = { cancel_hours: Number(cell("cancel hours")), max_refund: null, non_refundable: null };
    const sale = { play, paid: money("100"), refunded: money("0"), players_sold: 1, policy };
    const terms = cancelTerms(sale, clocks);
    if (terms === null) throw new Error("These terms have no last minute.");
    const { until, last_minute } = terms;
    // Minutes of these clocks from the last one to the one that is asked about.
    const days = (Date.parse(cell("asked day")) - Date.parse(until.date)) / 86_400_000;
    const now = last_minute + days * 1440 + Number(cell("asked minute")) - minuteOfDay(until.time);
    const none = { charge: money("0"), players: 1, raw_rate: money("0"), wholesale_rate: null, rental_clubs: [] };
    return {
      "last day": until.date,
      "last minute": String(minuteOfDay(until.time)),
      "too late": yesOrNo(moneyDoubts({ ...none, sold: money("0"), last_minute, now }).includes("too_late_to_refund")),
    };
  },
};

const places = [1, 2, 3, 4, 5, 6];
const [expected, charge] = ["{expected}", "{charge cents}"];
const without = (text: string, place: number): string => `LEFT(${text},${place - 1})&MID(${text},${place + 1},9)`;
const exchanged = (place: number): string =>
  `LEFT(${expected},${place - 1})&MID(${expected},${place + 1},1)&MID(${expected},${place},1)&MID(${expected},${place + 2},9)`;

/** A charge with one slip of a finger. */
export const slipTable: ExampleTable = {
  name: "slip",
  title: "A mistyped charge",
  about:
    "1 is asked about, 0 is not. In cents, digit by digit: one mistyped, left out or added, or two neighbors exchanged.",
  inputs: { "rate cents": "whole", players: "whole", "charge cents": "whole" },
  results: {
    expected: { kind: "whole", formula: "{rate cents}*{players}" },
    "digit off": {
      kind: "whole",
      formula:
        `IF({expected}={charge cents},0,IF(OR(` +
        `AND(LEN(${expected})=LEN(${charge}),${places.map((place) => `IF(MID(${expected},${place},1)=MID(${charge},${place},1),0,1)`).join("+")}=1),` +
        `AND(LEN(${expected})=LEN(${charge}),OR(${places.map((place) => `${exchanged(place)}=${charge}&""`).join(",")})),` +
        `AND(LEN(${expected})=LEN(${charge})+1,OR(${places.map((place) => `${without(expected ?? "", place)}=${charge}&""`).join(",")})),` +
        `AND(LEN(${charge})=LEN(${expected})+1,OR(${places.map((place) => `${without(charge ?? "", place)}=${expected}&""`).join(",")}))),1,0))`,
    },
  },
  compute(inputs) {
    const whole = (name: string): number => Number(inputs[name]);
    const players = whole("players");
    const amount = (cents: number) => Result.getOrThrow(centsFrom(cents));
    const found = moneyDoubts({
      charge: amount(whole("charge cents")),
      players,
      raw_rate: amount(whole("rate cents")),
      wholesale_rate: null,
      rental_clubs: [],
      sold: amount(whole("charge cents")),
      last_minute: null,
      now: 0,
    });
    return {
      expected: String(whole("rate cents") * players),
      "digit off": yesOrNo(found.includes("charge_digit_off")),
    };
  },
};

/** The total of a booking where there is one, and whether it is made at the one that was shown. */
export const totalTable: ExampleTable = {
  name: "total",
  title: "A total that is not there, or not the one that was shown",
  about:
    "1 is yes, 0 is no. What cannot be worked out leaves no total (0.00); a booking is made where the total is the one that was shown, or where none was.",
  inputs: { charge: "money", players: "whole", "fee each": "money", shown: "money" },
  results: {
    "has a total": { kind: "whole", formula: "IF(OR({charge}<0,{fee each}<0),0,1)" },
    total: { kind: "money", formula: "IF({has a total}=1,ROUND({charge}+{fee each}*{players},2),0)" },
    booked: {
      kind: "whole",
      formula: "IF(AND({has a total}=1,{charge}>0,OR(ISBLANK({shown}),ROUND({shown}-{total},2)=0)),1,0)",
    },
  },
  compute(inputs) {
    const cell = (name: string): string => inputs[name] ?? "";
    const { total } = quote({
      charge: money(cell("charge")),
      players: Number(cell("players")),
      rate: { raw_rate: money("0"), service_fee: { kind: "dollars", cents: money(cell("fee each")) } },
      rental_clubs: [],
      discount: null,
      gift_certificate: null,
    });
    const shown = orNull(cell("shown"), money);
    return {
      "has a total": yesOrNo(total !== null),
      total: written(total),
      booked: yesOrNo(total !== null && money(cell("charge")) > 0 && (shown ?? total) === total),
    };
  },
};
