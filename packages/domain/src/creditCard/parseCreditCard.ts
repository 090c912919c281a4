import * as Result from "effect/Result";
import { day } from "../calendar/dayShape.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import { allOf, type Issue, issue } from "../issue.ts";
import { like, members } from "../wire/shape.ts";
import { blankCreditCard, type CreditCard, isCardNumber, type SentCard } from "./creditCard.ts";

type Part = Result.Result<string, readonly Issue[]>;

const parseNumber = (text: string): Part => {
  const digits = text.replaceAll(/[\s-]/g, "");
  return isCardNumber(digits)
    ? Result.succeed(digits)
    : Result.fail(issue("credit_card.number", "card_number_unreadable"));
};

const parseMonth = (text: string): Part =>
  /^(?:0?[1-9]|1[0-2])$/.test(text.trim())
    ? Result.succeed(text.trim().padStart(2, "0"))
    : Result.fail(issue("credit_card.expmo", "card_month_unreadable"));

const parseYear = (text: string): Part =>
  /^(?:20)?\d{2}$/.test(text.trim())
    ? Result.succeed(`20${text.trim().slice(-2)}`)
    : Result.fail(issue("credit_card.expyr", "card_year_unreadable"));

/** A blank code is refused for a typed card alone: the code of a saved one is never stored. */
const parseCvv = (text: string, isSaved: boolean): Part =>
  /^\d{3,4}$/.test(text.trim()) || (isSaved && text.trim() === "")
    ? Result.succeed(text.trim())
    : Result.fail(issue("credit_card.cvv", "card_cvv_unreadable"));

const given = members({ credit_card: like(blankCreditCard), today: day });

/**
 * Reads a card as typed: number without blanks and dashes, month with two digits, year with four. Without a number there
 * is no card, whatever the other fields hold (OPS-IBE-66). A card is valid until the end of its month; `saved` is the card
 * kept for the queue entry, whose code may stay blank, and whose number stays with the server where it has a reference.
 */
export const parseCreditCard = (
  card: CreditCard,
  today: LocalDate,
  saved: SentCard | null = null,
): Result.Result<SentCard, readonly Issue[]> => {
  const issues = given({ credit_card: card, today }, "");
  if (issues.length > 0) return Result.fail(issues);
  if (card.number.trim() === "") return Result.succeed(blankCreditCard);
  const isSaved = card.number === saved?.number;
  const reference = isSaved ? saved.reference : undefined;
  const parts = {
    number: reference === undefined ? parseNumber(card.number) : Result.succeed(card.number),
    expmo: parseMonth(card.expmo),
    expyr: parseYear(card.expyr),
    cvv: parseCvv(card.cvv, isSaved),
  };
  return Result.flatMap(allOf(parts), (read) =>
    `${read.expyr}-${read.expmo}` < today.slice(0, 7)
      ? Result.fail(issue("credit_card.expyr", "card_expired"))
      : Result.succeed(reference === undefined ? read : { ...read, reference }),
  );
};
