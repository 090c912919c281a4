import * as Result from "effect/Result";
import { quote } from "../src/booking/quote.ts";
import type { Quote } from "../src/booking/quoteTypes.ts";
import { isMembers } from "../src/wire/members.ts";
import { readBooking } from "./readBooking.ts";
import type { Refusal } from "./refusal.ts";

/** A booking of the input with its price, or with the reasons it is refused. */
export type Priced = {
  /** Its line, or its place in the list, from 1. */
  readonly place: number;
  /** The id as given; undefined if it was left out. */
  readonly id: unknown;
  readonly price: Result.Result<Quote, readonly Refusal[]>;
};

/** The input's names of the form fields that `quote` names. */
const pathsOfInput: Readonly<Record<string, string>> = {
  "tee_time.players": "players",
  "tee_time.golf_rate": "rate",
  discount_code: "discount",
  gift_cert_serial: "gift_certificate",
  "booking.total": "total",
};

const scalar = (value: unknown): unknown => (typeof value === "object" ? undefined : value);

/** Prices one booking of the input, as JSON holds it. */
export const priceBooking = (place: number, value: unknown): Priced => {
  const members = isMembers(value) ? value : {};
  const id = members["id"];
  const input = readBooking(value);
  if (Result.isFailure(input)) return { place, id, price: Result.fail(input.failure) };
  const price = quote(input.success);
  if (price.total !== null) return { place, id, price: Result.succeed(price) };
  const refusals = price.issues.map(({ path, code }) => {
    const inInput = pathsOfInput[path] ?? path;
    return { path: inInput, code, given: scalar(members[inInput]) };
  });
  return { place, id, price: Result.fail(refusals) };
};
