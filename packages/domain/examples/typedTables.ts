import * as Result from "effect/Result";
import { parseRentalClubs } from "../src/booking/bookingParts.ts";
import {
  acceptTeeTimeChange,
  giftCertificateForm,
  giftCertificateSalesForm,
  golfRateForm,
  parseCents,
  parseCreditCard,
} from "../src/index.ts";
import { typedDollarsIssue } from "../src/money/typedDollars.ts";
import { rentalClub } from "../testing/bookings.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { date, isYes, written, yesOrNo } from "./values.ts";

/** The number of a typed amount, without its dollar sign and commas. */
const valueOf = (name: string): string => `VALUE(SUBSTITUTE(SUBSTITUTE({${name}},"$",""),",",""))`;
const pointOf = (name: string): string => `IFERROR(FIND(".",{${name}}),LEN({${name}})+1)`;
const isAmount = (name: string): string =>
  `AND(ISNUMBER(IFERROR(${valueOf(name)},"")),LEN({${name}})-${pointOf(name)}<=2,` +
  `IFERROR(${pointOf(name)}-FIND(",",{${name}}),4)=4)`;
const isAtLeast0 = (name: string): string =>
  `IF({${name}}="",TRUE(),IF(${isAmount(name)},${valueOf(name)}>=0,FALSE()))`;

/** Amounts as they are typed: in general, in a record, and as the balance of a certificate. */
export const typedTable: ExampleTable = {
  name: "typed",
  title: "Typed amounts",
  about:
    "1 is read, 0 is refused. An amount of a record may be blank; the balance of a gift certificate may not. The formulas know one comma at most.",
  inputs: { typed: "text" },
  results: {
    read: { kind: "whole", formula: `IF({typed}="",0,IF(${isAmount("typed")},1,0))` },
    amount: { kind: "money", formula: `IF({read}=1,${valueOf("typed")},0)` },
    "in a record": { kind: "whole", formula: `IF(${isAtLeast0("typed")},1,0)` },
    "as a balance": { kind: "whole", formula: 'IF({typed}="",0,{in a record})' },
  },
  compute({ typed = "" }) {
    const read = parseCents(typed);
    const certificate = giftCertificateForm.parse({
      ...giftCertificateForm.blank(),
      serial: "GIFT-100",
      balance: typed,
    });
    return {
      read: yesOrNo(Result.isSuccess(read)),
      amount: written(Result.getOrNull(read)),
      "in a record": yesOrNo(typedDollarsIssue(typed) === null),
      "as a balance": yesOrNo(Result.isSuccess(certificate)),
    };
  },
};

/** The service fee and a term of a rate's form. */
export const feeTable: ExampleTable = {
  name: "fee",
  title: "A rate's service fee and terms",
  about:
    "RIC is 1 for a RIC rate, 0 for an API rate, whose wholesale rate counts for nothing. A fee in percent is in basis points (hundredths of a percent). Allowed is 0 where the form is refused; then it has no fee.",
  inputs: { ric: "whole", fee: "text", "wholesale rate": "text" },
  results: {
    allowed: {
      kind: "whole",
      formula:
        `IF(AND(OR({ric}=0,${isAtLeast0("wholesale rate")}),OR({fee}="",` +
        'ISNUMBER(IFERROR(VALUE(SUBSTITUTE(SUBSTITUTE({fee},"$",""),"%","")),"")))),1,0)',
    },
    "basis points": {
      kind: "whole",
      formula: 'IF(AND({allowed}=1,RIGHT({fee},1)="%"),ROUND(VALUE(SUBSTITUTE({fee},"%",""))*100,0),0)',
    },
    dollars: {
      kind: "money",
      formula: 'IF(OR({allowed}=0,{fee}="",RIGHT({fee},1)="%"),0,VALUE(SUBSTITUTE({fee},"$","")))',
    },
  },
  compute({ ric = "", fee = "", "wholesale rate": wholesale_rate = "" }) {
    const type = isYes(ric) ? "RicGolfRate" : "ApiGolfRate";
    const typed = { ...golfRateForm.blank(), type, course: "17", rate: "100", service_fee: fee, wholesale_rate };
    const read = golfRateForm.parse(typed);
    const sent = Result.isSuccess(read) ? read.success.service_fee : null;
    return {
      allowed: yesOrNo(Result.isSuccess(read)),
      "basis points": typeof sent === "number" ? String(Math.round(sent * 100)) : "0",
      dollars: typeof sent === "string" ? sent : "0.00",
    };
  },
};

const numberOf = (name: string): string => `IFERROR(VALUE({${name}}),-1)`;

/** Numbers as they are typed: sets of a rental club, and the discount on certificates. */
export const boundsTable: ExampleTable = {
  name: "bounds",
  title: "Typed counts and percentages",
  about: "1 is taken, 0 is refused. Sets may be blank, which is 0; a percentage has a number.",
  inputs: { typed: "text" },
  results: {
    "as sets": {
      kind: "whole",
      formula: `IF({typed}="",1,IF(AND(${numberOf("typed")}>=0,${numberOf("typed")}<=999,INT(${numberOf("typed")})=${numberOf("typed")}),1,0))`,
    },
    "as percentage": {
      kind: "whole",
      formula: `IF({typed}="",0,IF(AND(${numberOf("typed")}>=0,${numberOf("typed")}<=100,ABS(ROUND(${numberOf("typed")}*100,0)-${numberOf("typed")}*100)<0.000001),1,0))`,
    },
  },
  compute({ typed = "" }) {
    return {
      "as sets": yesOrNo(Result.isSuccess(parseRentalClubs({ [rentalClub.id]: typed }, [rentalClub]))),
      "as percentage": yesOrNo(Result.isSuccess(giftCertificateSalesForm.parse({ discount: typed }))),
    };
  },
};

/** A card as it is typed, of which the number decides. */
export const cardTable: ExampleTable = {
  name: "card",
  title: "A booking without a card",
  about: "1 is yes, 0 is no. Every number here is one of a card; the day is November 21, 2026, and the code 123.",
  inputs: { number: "text", month: "text", year: "text" },
  results: {
    "has a card": { kind: "whole", formula: 'IF(OR({number}="",{month}="",{year}=""),0,1)' },
    refused: { kind: "whole", formula: 'IF(AND({number}<>"",{has a card}=0),1,0)' },
  },
  compute({ number = "", month: expmo = "", year: expyr = "" }) {
    const read = parseCreditCard({ number, expmo, expyr, cvv: "123" }, date("2026-11-21"));
    return {
      "has a card": yesOrNo(Result.isSuccess(read) && read.success.number !== ""),
      refused: yesOrNo(Result.isFailure(read)),
    };
  },
};

/** The amounts and numbers of a changed tee time. */
export const changeTable: ExampleTable = {
  name: "change",
  title: "A changed tee time",
  about: "1 is taken, 0 is refused. What is blank was not sent, and stays as it is.",
  inputs: { players: "whole", course: "whole", discount: "text", "gift part": "text" },
  results: {
    taken: {
      kind: "whole",
      formula:
        "IF(AND(OR(ISBLANK({players}),AND({players}>0,{players}<=999)),OR(ISBLANK({course}),{course}>0)," +
        `${isAtLeast0("discount")},${isAtLeast0("gift part")}),1,0)`,
    },
  },
  compute({ players = "", course = "", discount = "", "gift part": gift = "" }) {
    const change = acceptTeeTimeChange({
      tee_time: {
        ...(players === "" ? {} : { players: Number(players) }),
        ...(course === "" ? {} : { course: { id: Number(course) } }),
        ...(discount === "" ? {} : { discount_amount: discount }),
        ...(gift === "" ? {} : { gift_certificate_amount: gift }),
      },
    });
    return { taken: yesOrNo(Result.isSuccess(change)) };
  },
};
