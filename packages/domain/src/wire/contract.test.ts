import { readFileSync } from "node:fs";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { decodeBooking } from "../booking/decodeBooking.ts";
import { decodeSavedCard } from "../creditCard/decodeSavedCard.ts";
import { decodeDealList } from "../deal/decodeDealList.ts";
import { decodeDiscount } from "../discount/decodeDiscount.ts";
import { decodeGiftCertificate } from "../giftCertificate/decodeGiftCertificate.ts";
import { giftCertificateForm, giftCertificateSalesForm } from "../giftCertificate/giftCertificateForm.ts";
import { decodeGolfRate } from "../golfRate/decodeGolfRate.ts";
import { golfRateForm } from "../golfRate/golfRateForm.ts";
import { type Issue, issuesOf } from "../issue.ts";
import { decodeLostLeads } from "../queue/decodeLostLeads.ts";
import { decodeQueue } from "../queue/decodeQueue.ts";
import { decodeWaitList } from "../queue/decodeWaitList.ts";
import { courseForm } from "../records/courseForm.ts";
import { customerForm } from "../records/customerForm.ts";
import { helpfulLinkForm } from "../records/helpfulLinkForm.ts";
import { decodeCancelOptions, decodeCancelOutcome } from "../refund/decodeCancelation.ts";
import { decodeRentalClubs } from "../rentalClub/decodeRentalClubs.ts";
import { rentalClubForm } from "../rentalClub/rentalClubForm.ts";
import { acceptTeeTimeChange } from "../teeTime/acceptTeeTimeChange.ts";
import { decodeTeeTime } from "../teeTime/decodeTeeTime.ts";
import { parseTeeTimeDraft } from "../teeTime/parseTeeTimeDraft.ts";
import { teeTimeUpdate } from "../teeTime/teeTimeChange.ts";
import { toTeeTimeDraft } from "../teeTime/teeTimeDraft.ts";
import { decodeTransactionRecords } from "../transaction/decodeTransactionRecords.ts";

const contract = JSON.parse(
  readFileSync(new URL("../../../../openapi/generated/openapi.json", import.meta.url), "utf8"),
);
const exampleOf = (schema: string): unknown => contract.components.schemas[schema].example;

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
    ["AvailabilityQueue", decodeQueue, { spots: 4, availability_queues: [{ id: 3, tee_time_id: null }] }],
    ["GroupedAvailability", decodeWaitList, [{ course: { id: 17 }, available_time: "09:40", spots: 4 }]],
    ["Booking", decodeBooking, { charge: "100.00", tee_time: { play_date: "2026-11-28", course: { id: 17 } } }],
  ])("API %s is read", (schema, read, expected) => {
    expect(Result.getOrThrow<unknown, unknown>(read(exampleOf(schema)))).toMatchObject(expected);
  });

  it("API WaitListItem and LostLead are read", () => {
    expect(Result.getOrThrow(decodeWaitList([exampleOf("WaitListItem")]))).toMatchObject([{ available_time: "09:40" }]);
    const [lead] = Result.getOrThrow(decodeLostLeads([exampleOf("LostLead")]));
    expect(lead).toMatchObject({ players: 4, fore_up_availabilities: [{ spots: 4, course_id: 17 }] });
  });

  it("API RentalClub is read", () => {
    expect(Result.getOrThrow(decodeRentalClubs([exampleOf("RentalClub")]))).toMatchObject([{ raw_charge: 5500 }]);
  });
});

/** A member's own schema and that of what it refers to, in one. */
const boundsOf = (schema: string, name: string) => {
  const member = contract.components.schemas[schema].properties[name];
  const referred = contract.components.schemas[String(member.$ref ?? "").replace("#/components/schemas/", "")];
  return { ...referred, ...member };
};

const withoutVersion = (schema: string): string[] =>
  Object.keys(contract.components.schemas[schema].properties).filter((name) => name !== "lock_version");

/** The issues of a new record with these members and the required ones. */
const refusedBy =
  <Wire>(
    { accept }: { accept: (stored: null, sent: Partial<Wire>) => Result.Result<unknown, readonly Issue[]> },
    least: NoInfer<Partial<Wire>>,
  ) =>
  (sent: Partial<Wire>): readonly Issue[] =>
    Result.match(accept(null, { ...least, ...sent }), { onFailure: (issues) => issues, onSuccess: () => [] });

const bookedTeeTime = Result.getOrThrow(decodeTeeTime(exampleOf("TeeTime")));
const change = Result.getOrThrow(parseTeeTimeDraft(toTeeTimeDraft(bookedTeeTime)));

describe("the contract's own bounds", () => {
  it.each([
    ["CustomerInput", customerForm.blank()],
    ["CourseInput", courseForm.blank()],
    ["RentalClubInput", rentalClubForm.blank()],
    ["HelpfulLinkInput", helpfulLinkForm.blank()],
    ["RateInput", golfRateForm.blank()],
    ["GiftCertificateInput", { ...giftCertificateForm.blank(), customer: null, recipient: null }],
    ["GiftCertificateSalesConfiguration", giftCertificateSalesForm.blank()],
  ])("API %s has the members that its form sends", (schema, draft) => {
    expect(Object.keys(draft).toSorted()).toEqual(withoutVersion(schema).toSorted());
  });

  it("API UpdateTeeTimeRequest has the members that the tee-time page sends", () => {
    const { tee_time, ...beside } = teeTimeUpdate(bookedTeeTime, change);
    expect(Object.keys(contract.components.schemas.TeeTimeInput.properties)).toEqual(
      expect.arrayContaining(Object.keys(tee_time)),
    );
    expect(Object.keys(beside).toSorted()).toEqual(["discount", "gift_certificate", "id"]);
  });

  it.each(["days_out_to_scrape", "round_limit", "quality", "position"])(
    "API CourseInput bounds %s as its form",
    (name) => {
      const { minimum, maximum } = boundsOf("CourseInput", name);
      const pathsOf = (value: number) =>
        refusedBy(courseForm, { course_name: "Torrey" })({ [name]: value }).map(({ path }) => path);
      expect([minimum - 1, minimum, maximum, maximum + 1].map(pathsOf)).toEqual([[name], [], [], [name]]);
    },
  );

  it.each([
    ["CourseInput", "course_name", refusedBy(courseForm, { course_name: "Torrey" })],
    ["CourseInput", "address", refusedBy(courseForm, { course_name: "Torrey" })],
    ["CourseInput", "description", refusedBy(courseForm, { course_name: "Torrey" })],
    ["CustomerInput", "first_name", refusedBy(customerForm, { mobile_phone: "555 0100" })],
    ["CustomerInput", "address_3", refusedBy(customerForm, { mobile_phone: "555 0100" })],
    ["CustomerInput", "legacy_address", refusedBy(customerForm, { mobile_phone: "555 0100" })],
    ["TeeTimeInput", "confirmation", (tee_time: object) => issuesOf([acceptTeeTimeChange({ tee_time })])],
    ["TeeTimeInput", "internal_notes", (tee_time: object) => issuesOf([acceptTeeTimeChange({ tee_time })])],
  ])("API %s bounds the length of %s as its form", (schema, name, issuesOf) => {
    const { maxLength } = boundsOf(schema, name);
    const paths = [maxLength, maxLength + 1].map((length) =>
      issuesOf({ [name]: "a".repeat(length) }).map(({ path }) => path),
    );
    expect(paths).toEqual([[], [name]]);
  });
});
