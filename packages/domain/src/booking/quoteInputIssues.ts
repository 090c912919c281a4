import { type Issue, issue } from "../issue.ts";
import { isCents } from "../money/cents.ts";
import { isPercent } from "../money/percent.ts";
import { isMembers } from "../wire/members.ts";

const wrong = (path: string, given: unknown): Issue => ({
  path,
  code: given === undefined ? "value_missing" : "unexpected_shape",
});

const isAmount = (part: unknown): boolean => {
  if (!isMembers(part)) return false;
  return part["kind"] === "percent" ? isPercent(part["percent"]) : part["kind"] === "dollars" && isCents(part["cents"]);
};

const isFee = (fee: unknown): boolean => isAmount(fee) || (isMembers(fee) && fee["kind"] === "none");

const rateIssues = (rate: unknown): readonly Issue[] => {
  if (rate === null) return [];
  if (!isMembers(rate)) return [wrong("rate", rate)];
  const { raw_rate, service_fee } = rate;
  const issues: Issue[] = [];
  if (!isCents(raw_rate)) issues.push(wrong("rate.raw_rate", raw_rate));
  if (!isFee(service_fee)) issues.push(wrong("rate.service_fee", service_fee));
  return issues;
};

/** A club is named by its id, one without an id by its place: "rental_clubs.7", "rental_clubs.#2". */
const clubIssues = (club: unknown, place: number): readonly Issue[] => {
  if (!isMembers(club)) return [wrong(`rental_clubs.#${place}`, club)];
  const { id, raw_charge, quantity } = club;
  const path = typeof id === "number" ? `rental_clubs.${id}` : `rental_clubs.#${place}`;
  const issues: Issue[] = [];
  if (typeof id !== "number") issues.push(wrong(`${path}.id`, id));
  if (!isCents(raw_charge)) issues.push(wrong(`${path}.raw_charge`, raw_charge));
  if (typeof quantity !== "number") issues.push(wrong(`${path}.quantity`, quantity));
  return issues;
};

/**
 * Names the members of a quote's input that are missing (`value_missing`) or of another type (`unexpected_shape`), for callers
 * without a compiler. Paths are those of the input: "rate.raw_rate", and "booking" when it is no object at all.
 */
export const quoteInputIssues = (input: unknown): readonly Issue[] => {
  if (!isMembers(input)) return issue("booking", "unexpected_shape");
  const { charge, players, rate, rental_clubs, discount, gift_certificate } = input;
  const issues: Issue[] = [];
  if (!isCents(charge)) issues.push(wrong("charge", charge));
  if (players !== null && typeof players !== "number") issues.push(wrong("players", players));
  if (rate !== null) issues.push(...rateIssues(rate));
  if (!Array.isArray(rental_clubs)) issues.push(wrong("rental_clubs", rental_clubs));
  else for (const [index, club] of rental_clubs.entries()) issues.push(...clubIssues(club, index + 1));
  if (discount !== null && !isAmount(discount)) issues.push(wrong("discount", discount));
  if (gift_certificate !== null) {
    if (!isMembers(gift_certificate)) issues.push(wrong("gift_certificate", gift_certificate));
    else if (!isCents(gift_certificate["raw_balance"])) {
      issues.push(wrong("gift_certificate.raw_balance", gift_certificate["raw_balance"]));
    }
  }
  return issues;
};
