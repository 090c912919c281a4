import * as Result from "effect/Result";
import {
  type Cents,
  centsFrom,
  civilMomentAt,
  type JournalAccount,
  journalLines,
  negateCents,
  type Posting,
  saleFigures,
  sumCents,
} from "../src/index.ts";
import { clocksOf } from "../testing/clocks.ts";
import type { ExampleTable, Inputs } from "./exampleTable.ts";
import { isYes, money, written, yesOrNo } from "./values.ts";

const sum = (...amounts: readonly Cents[]): Cents => Result.getOrThrow(sumCents(amounts));
const less = (amount: Cents): Cents => negateCents(amount);

/** The figures of one booking. */
export const figuresTable: ExampleTable = {
  name: "figures",
  title: "Figures of a booking",
  about:
    "As reports and the home page have them; 1 is yes, 0 is no. Owed is its cost and earned its commission, by the terms of the sale. Redeems is 1 where its certificate counts as redeemed on the day.",
  inputs: {
    sold: "money",
    "gift part": "money",
    "card charged": "whole",
    refunded: "money",
    stands: "whole",
    players: "whole",
    cost: "money",
    earned: "money",
  },
  results: {
    bookings: { kind: "whole", formula: "{stands}" },
    rounds: { kind: "whole", formula: "{players}*{stands}" },
    revenue: {
      kind: "money",
      formula: "ROUND(IF({stands}=1,{sold},IF({card charged}=1,{sold},{gift part}))-{refunded},2)",
    },
    owed: { kind: "money", formula: "{cost}*{stands}" },
    margin: { kind: "money", formula: "ROUND({revenue}-{owed},2)" },
    commission: { kind: "money", formula: "{earned}*{stands}" },
    redeems: { kind: "whole", formula: "IF(AND({stands}=1,{gift part}>0),1,0)" },
  },
  compute(inputs) {
    const cell = (name: string): string => inputs[name] ?? "";
    const stands = isYes(cell("stands"));
    const { revenue } = Result.getOrThrow(
      saleFigures({
        sold: money(cell("sold")),
        gift_certificate: money(cell("gift part")),
        is_charged: isYes(cell("card charged")),
        refunded: money(cell("refunded")),
        stands,
      }),
    );
    const ifItStands = (name: string): Cents => money(stands ? cell(name) : "0");
    return {
      bookings: yesOrNo(stands),
      rounds: stands ? cell("players") : "0",
      revenue: written(revenue),
      owed: written(ifItStands("cost")),
      margin: written(sum(revenue, less(ifItStands("cost")))),
      commission: written(ifItStands("earned")),
      redeems: yesOrNo(stands && money(cell("gift part")) > 0),
    };
  },
};

const clocks = clocksOf("America/Los_Angeles");

/** The day a booking counts on. */
export const dayTable: ExampleTable = {
  name: "day",
  title: "The day a booking counts on",
  about:
    "Made at a day and minute of UTC, where the business's clocks are so many hours behind; 1 is for a booking that counts in the period.",
  inputs: {
    "UTC day": "date",
    "UTC minute": "whole",
    "hours behind": "whole",
    "play day": "date",
    "first day": "date",
    "last day": "date",
  },
  results: {
    made: { kind: "date", formula: "{UTC day}+INT(({UTC minute}-60*{hours behind})/1440+10)-10" },
    "by booking": { kind: "whole", formula: "IF(AND({made}>={first day},{made}<={last day}),1,0)" },
    "by play": { kind: "whole", formula: "IF(AND({play day}>={first day},{play day}<={last day}),1,0)" },
  },
  compute(inputs) {
    const cell = (name: string): string => inputs[name] ?? "";
    const minute = Date.parse(cell("UTC day")) / 60_000 + Number(cell("UTC minute"));
    const made = Result.getOrThrow(civilMomentAt(minute, clocks)).date;
    const isInside = (day: string) => yesOrNo(cell("first day") <= day && day <= cell("last day"));
    return { made, "by booking": isInside(made), "by play": isInside(cell("play day")) };
  },
};

/** The ledger of a gift certificate. */
export const balanceTable: ExampleTable = {
  name: "balance",
  title: "Ledger of a gift certificate",
  about:
    "Corrected changes the balance, corrected price what it was sold for: neither changes the other. Used is all that tee times took, returned all that they gave back.",
  inputs: {
    issued: "money",
    used: "money",
    returned: "money",
    corrected: "money",
    price: "money",
    "corrected price": "money",
  },
  results: {
    balance: { kind: "money", formula: "ROUND({issued}-{used}+{returned}+{corrected},2)" },
    "sold for": { kind: "money", formula: "ROUND({price}+{corrected price},2)" },
    redeemed: { kind: "money", formula: "ROUND({used}-{returned},2)" },
  },
  compute(inputs) {
    const cell = (name: string): Cents => money(inputs[name] ?? "");
    return {
      balance: written(sum(cell("issued"), less(cell("used")), cell("returned"), cell("corrected"))),
      "sold for": written(sum(cell("price"), cell("corrected price"))),
      redeemed: written(sum(cell("used"), less(cell("returned")))),
    };
  },
};

/** The entries of a booking, or of a certificate's sale where there is no booking. */
function postingsOf(inputs: Inputs): readonly Posting[] {
  const cell = (name: string): Cents => money(inputs[name] ?? "");
  const [isCertificate, isCharged, isCanceled] = ["of certificate", "card charged", "canceled"].map((name) =>
    isYes(inputs[name] ?? ""),
  );
  const of = isCertificate === true ? ("gift_certificate" as const) : ("tee_time" as const);
  const total = sum(cell("sold"), less(cell("gift part")));
  const sale: readonly Posting[] = [
    { kind: "total", of, isCharged: isCharged === true, amount: total },
    { kind: "item", of, isAboutCertificate: of === "gift_certificate", amount: cell("sold") },
  ];
  if (of === "gift_certificate") return [...sale, { kind: "issue", amount: cell("sold") }];
  const used: Posting = { kind: "item", of, isAboutCertificate: true, amount: less(cell("gift part")) };
  const cost: Posting = { kind: "cost", amount: cell("cost") };
  const back = sum(cell("to the card"), isCanceled === true ? cell("gift part") : money("0"));
  const refund: readonly Posting[] = [
    { kind: "total", of, isCharged: true, amount: less(cell("to the card")) },
    { kind: "item", of, isAboutCertificate: false, amount: less(back) },
  ];
  if (isCanceled !== true) return [...sale, used, cost, ...refund];
  return [
    ...sale,
    used,
    cost,
    ...refund,
    { kind: "item", of, isAboutCertificate: true, amount: cell("gift part") },
    ...(isCharged === true ? [] : [{ kind: "write_off" as const, amount: total }]),
    { kind: "cost", amount: less(cell("cost")) },
  ];
}

const accounts: Readonly<Record<JournalAccount, { readonly title: string; readonly formula: string }>> = {
  card_clearing: {
    title: "card clearing",
    formula: "ROUND(IF({card charged}=1,{sold}-{gift part},0)-{to the card},2)",
  },
  receivable: {
    title: "receivable",
    formula: "IF(OR({of certificate}=1,{card charged}=1,{canceled}=1),0,ROUND({sold}-{gift part},2))",
  },
  certificate_liability: {
    title: "certificate liability",
    formula: "IF({of certificate}=1,-{sold},IF({canceled}=1,0,{gift part}))",
  },
  certificate_sales: {
    title: "certificate sales",
    formula: "IF(AND({of certificate}=1,{card charged}=0),{sold},0)",
  },
  payable_to_courses: { title: "payable", formula: "IF(OR({of certificate}=1,{canceled}=1),0,-{cost})" },
  revenue: {
    title: "revenue",
    formula:
      "IF({of certificate}=1,0,-ROUND(IF(OR({canceled}=0,{card charged}=1),{sold},{gift part})-{to the card}-IF({canceled}=1,{gift part},0),2))",
  },
  cost_of_rounds: { title: "cost of rounds", formula: "-{payable}" },
};
const accountNames = [
  "card_clearing",
  "receivable",
  "certificate_liability",
  "certificate_sales",
  "payable_to_courses",
  "revenue",
  "cost_of_rounds",
] as const;

/** The balances of all accounts that one booking, or one certificate, leaves. */
export const journalTable: ExampleTable = {
  name: "journal",
  title: "Entries of the daily journal",
  about:
    "What a booking leaves on each account, or the sale of a gift certificate; debits are above 0 and credits below. 1 is yes, 0 is no. All accounts together are nothing; revenue, cost, what is due and the certificate's liability are those of the reports.",
  inputs: {
    "of certificate": "whole",
    sold: "money",
    "gift part": "money",
    "card charged": "whole",
    cost: "money",
    canceled: "whole",
    "to the card": "money",
  },
  results: {
    ...Object.fromEntries(
      accountNames.map((name) => [accounts[name].title, { kind: "money" as const, formula: accounts[name].formula }]),
    ),
    "in all": {
      kind: "money",
      formula: `ROUND(${accountNames.map((name) => `{${accounts[name].title}}`).join("+")},2)`,
    },
  },
  compute(inputs) {
    const lines = postingsOf(inputs).flatMap(journalLines);
    const balanceOf = (wanted: (account: JournalAccount) => boolean): string =>
      written(
        Result.getOrThrow(
          centsFrom(
            lines.reduce((all, { account, debit, credit }) => (wanted(account) ? all + debit - credit : all), 0),
          ),
        ),
      );
    return {
      ...Object.fromEntries(
        accountNames.map((name) => [accounts[name].title, balanceOf((account) => account === name)]),
      ),
      "in all": balanceOf(() => true),
    };
  },
};
