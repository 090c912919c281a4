import * as Result from "effect/Result";
import type { QuoteInput } from "../src/booking/quoteTypes.ts";
import { discountAmount } from "../src/discount/discountAmount.ts";
import { decodeServiceFee } from "../src/golfRate/serviceFee.ts";
import { zeroCents } from "../src/money/cents.ts";
import { parseCents } from "../src/money/parseCents.ts";
import { isMembers } from "../src/wire/members.ts";
import { misshapen, readMembers, readRawCents, valueOr } from "./readMember.ts";
import type { Refusal } from "./refusal.ts";

const readCharge = (given: unknown, refusals: Refusal[]): QuoteInput["charge"] => {
  const isText = given == null || typeof given === "string" || typeof given === "number";
  const read = isText ? parseCents(String(given ?? "")) : misshapen;
  return valueOr(zeroCents, read, refusals, "charge", given);
};

const readPlayers = (given: unknown, refusals: Refusal[]): QuoteInput["players"] =>
  given == null || typeof given === "number" ? (given ?? null) : valueOr(null, misshapen, refusals, "players", given);

const readRate = (given: unknown, refusals: Refusal[]): QuoteInput["rate"] => {
  const rate = readMembers(given, refusals, "rate");
  if (rate === null) return null;
  const { raw_rate, service_fee: fee } = rate;
  const service_fee = valueOr({ kind: "none" } as const, decodeServiceFee(fee), refusals, "rate.service_fee", fee);
  const isNeeded = raw_rate != null || service_fee.kind === "percent";
  return { raw_rate: isNeeded ? readRawCents(raw_rate, refusals, "rate.raw_rate") : zeroCents, service_fee };
};

/** A club without an id is named by its place in the list, from #1, so that it is not mistaken for the id of another. */
const readRentalClub = (given: unknown, refusals: Refusal[], place: number): QuoteInput["rental_clubs"][number] => {
  const club = isMembers(given) ? given : valueOr(null, misshapen, refusals, `rental_clubs.#${place}`, given);
  if (club === null) return { id: place, raw_charge: zeroCents, quantity: 0 };
  const id = Number.isSafeInteger(club["id"]) ? Number(club["id"]) : place;
  if (club["id"] != null && id !== club["id"])
    valueOr(id, misshapen, refusals, `rental_clubs.#${place}.id`, club["id"]);
  const path = `rental_clubs.${club["id"] == null ? `#${place}` : id}`;
  const { quantity } = club;
  return {
    id,
    raw_charge: readRawCents(club["raw_charge"] ?? 0, refusals, `${path}.raw_charge`),
    quantity: typeof quantity === "number" ? quantity : valueOr(0, misshapen, refusals, `${path}.quantity`, quantity),
  };
};

const readRentalClubs = (given: unknown, refusals: Refusal[]): QuoteInput["rental_clubs"] => {
  if (given == null) return [];
  if (Array.isArray(given)) return given.map((club: unknown, index) => readRentalClub(club, refusals, index + 1));
  return valueOr([], misshapen, refusals, "rental_clubs", given);
};

const readDiscount = (given: unknown, refusals: Refusal[]): QuoteInput["discount"] => {
  const discount = readMembers(given, refusals, "discount");
  if (discount === null) return null;
  const { is_dollars, raw_amount } = discount;
  if (typeof is_dollars !== "boolean") return valueOr(null, misshapen, refusals, "discount.is_dollars", is_dollars);
  const read = typeof raw_amount === "number" ? discountAmount({ is_dollars, raw_amount }) : misshapen;
  return valueOr(null, read, refusals, "discount.raw_amount", raw_amount);
};

const readGiftCertificate = (given: unknown, refusals: Refusal[]): QuoteInput["gift_certificate"] => {
  const certificate = readMembers(given, refusals, "gift_certificate");
  if (certificate === null) return null;
  return { raw_balance: readRawCents(certificate["raw_balance"], refusals, "gift_certificate.raw_balance") };
};

/**
 * Reads a quote's input from a booking in the contract's names; other members are ignored. Each value goes through the reader
 * that the console and the server use. The shape is checked by hand, since a schema would be too slow for a million bookings.
 */
export const readBooking = (value: unknown): Result.Result<QuoteInput, readonly Refusal[]> => {
  if (!isMembers(value)) return Result.fail([{ path: "", code: "unexpected_shape", given: value }]);
  const refusals: Refusal[] = [];
  const input = {
    charge: readCharge(value["charge"], refusals),
    players: readPlayers(value["players"], refusals),
    rate: readRate(value["rate"], refusals),
    rental_clubs: readRentalClubs(value["rental_clubs"], refusals),
    discount: readDiscount(value["discount"], refusals),
    gift_certificate: readGiftCertificate(value["gift_certificate"], refusals),
  };
  return refusals.length === 0 ? Result.succeed(input) : Result.fail(refusals);
};
