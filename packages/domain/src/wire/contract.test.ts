import { readFileSync } from "node:fs";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { accessOf } from "../access/operations.ts";
import { decodeBooking } from "../booking/decodeBooking.ts";
import { decodeDealList } from "../deal/decodeDealList.ts";
import { decodeDiscount } from "../discount/decodeDiscount.ts";
import { decodeGiftCertificate } from "../giftCertificate/decodeGiftCertificate.ts";
import { decodeGolfRate } from "../golfRate/decodeGolfRate.ts";
import { decodeCancelOptions, decodeCancelOutcome } from "../refund/decodeCancelation.ts";
import { decodeRentalClubs } from "../rentalClub/decodeRentalClubs.ts";
import { decodeSavedCard } from "../savedCard/decodeSavedCard.ts";
import { decodeTeeTime } from "../teeTime/decodeTeeTime.ts";
import { decodeTransactionRecords } from "../transaction/decodeTransactionRecords.ts";

const contract = JSON.parse(
  readFileSync(new URL("../../../../openapi/generated/openapi.json", import.meta.url), "utf8"),
);
const exampleOf = (schema: string): unknown => contract.components.schemas[schema].example;

describe("the contract's own access levels", () => {
  it("ROLE-15 to ROLE-28 are those of the table", () => {
    const operations = Object.values<Record<string, { operationId: string; "x-access": string }>>(contract.paths)
      .flatMap((path) => Object.values(path))
      .filter(({ operationId }) => operationId !== undefined);
    expect(Object.fromEntries(operations.map((node) => [node.operationId, node["x-access"]]))).toEqual(accessOf);
  });
});

describe("the contract's own examples", () => {
  it.each([
    ["RicGolfRate", decodeGolfRate, { raw_rate: 12500, service_fee: { kind: "percent", percent: 500 } }],
    ["ApiGolfRate", decodeGolfRate, { raw_rate: 11800, service_fee: { kind: "dollars", cents: 350 } }],
    ["Discount", decodeDiscount, { code: "FAIRWAY15", raw_amount: 15 }],
    ["GiftCertificate", decodeGiftCertificate, { serial: "GIFT-100", raw_balance: 10000 }],
    ["SavedCard", decodeSavedCard, { cvv: "" }],
    ["DealList", decodeDealList, { deals: [{ id: 901 }] }],
    ["TeeTime", decodeTeeTime, { play_date: "2026-11-28", customer: { id: 8 }, discount: { code: "FAIRWAY15" } }],
    ["CancelOptions", decodeCancelOptions, { refund_total: 4000, transaction_total: 5000 }],
    ["CancelOutcome", decodeCancelOutcome, { valid: true, confirmation: "rf_20431" }],
    ["TransactionRecord", decodeTransactionRecords, [{ total: 8500, transaction_items: [{}, { total: -1500 }] }]],
    ["Booking", decodeBooking, { charge: "100.00", tee_time: { play_date: "2026-11-28", course: { id: 17 } } }],
  ])("API %s is read", (schema, read, expected) => {
    expect(Result.getOrThrow<unknown, unknown>(read(exampleOf(schema)))).toMatchObject(expected);
  });

  it("API RentalClub is read", () => {
    expect(Result.getOrThrow(decodeRentalClubs([exampleOf("RentalClub")]))).toMatchObject([{ raw_charge: 5500 }]);
  });
});
