import { type Issue, issue } from "../issue.ts";
import { isCents } from "../money/cents.ts";
import { isPercent } from "../money/percent.ts";
import { isMembers } from "../wire/members.ts";
import { amount, members, number, orNull, piece, type Shape } from "../wire/shape.ts";

const isAmount = (part: unknown): boolean => {
  if (!isMembers(part)) return false;
  return part["kind"] === "percent" ? isPercent(part["percent"]) : part["kind"] === "dollars" && isCents(part["cents"]);
};

const isFee = (fee: unknown): boolean => isAmount(fee) || (isMembers(fee) && fee["kind"] === "none");

const club = members({ id: number, raw_charge: amount, quantity: number });

/** A club is named by its id, one without an id by its place: "rental_clubs.7", "rental_clubs.#2". */
const clubs: Shape = (given, path) =>
  Array.isArray(given)
    ? given.flatMap((each: unknown, index) => {
        const id = isMembers(each) ? each["id"] : undefined;
        return club(each, typeof id === "number" ? `${path}.${id}` : `${path}.#${index + 1}`);
      })
    : piece(Array.isArray)(given, path);

const quoteInput = members({
  charge: amount,
  players: orNull(number),
  rate: orNull(members({ raw_rate: amount, service_fee: piece(isFee) })),
  rental_clubs: clubs,
  discount: orNull(piece(isAmount)),
  gift_certificate: orNull(members({ raw_balance: amount })),
});

/**
 * Names the members of a quote's input that are missing (`value_missing`) or of another type (`unexpected_shape`), for callers
 * without a compiler. Paths are those of the input: "rate.raw_rate", and "booking" when it is not an object.
 */
export const quoteInputIssues = (input: unknown): readonly Issue[] =>
  isMembers(input) ? quoteInput(input, "") : issue("booking", "unexpected_shape");
