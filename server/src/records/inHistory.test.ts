import { expect, it } from "vitest";
import { dayText, withUnits } from "./inHistory.ts";

const units = { dollars: ["rate", "service_fee"], cents: ["total"], either: { commission: "is_commission_dollars" } };

it.each([
  ["dollars", { rate: "1250.00" }, { rate: "$1,250.00" }],
  ["a fee in dollars", { service_fee: "5.25" }, { service_fee: "$5.25" }],
  ["a fee in percent", { service_fee: 5.25 }, { service_fee: "5.25 %" }],
  ["no fee", { service_fee: null }, { service_fee: null }],
  ["a blank amount", { rate: "" }, { rate: "" }],
  ["what is no amount", { rate: "soon" }, { rate: "soon" }],
  ["cents", { total: -10_050 }, { total: "-$100.50" }],
  [
    "a commission in dollars",
    { commission: "5.00", is_commission_dollars: true },
    { commission: "$5.00", is_commission_dollars: true },
  ],
  [
    "a commission in percent",
    { commission: "12.50", is_commission_dollars: false },
    { commission: "12.5 %", is_commission_dollars: false },
  ],
  ["what has no unit", { cancel_hours: 24, internal_memo: "5" }, { cancel_hours: 24, internal_memo: "5" }],
])("a history shows %s with its unit", (_, record, shown) => {
  expect(withUnits(record, units)).toEqual(shown);
});

it("a history has days as staff type them", () => {
  expect([dayText("2027-06-01"), dayText("")]).toEqual(["06/01/2027", ""]);
});
