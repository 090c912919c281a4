import * as Result from "effect/Result";
import { date, dollars, flag, ids, line, orElse, percentOrDollars, required, whole } from "../form/field.ts";
import { type DraftOf, form, type InputOf, inOrder } from "../form/form.ts";
import { type Issue, issue } from "../issue.ts";
import { parseCents } from "../money/parseCents.ts";

const players = whole([0, 999], "count_out_of_range");
const bound = orElse("0.00", dollars);

/** 0 is without limit on either side (ADM-DISC-34), so only two limits can contradict each other. */
const isBelow = (most: number, least: number): boolean => most > 0 && most < least;

// Survives StringLiteral,ArrowFunction: what cannot be read is refused at its own field.
const centsOf = (text = ""): number => Result.getOrElse(parseCents(text), () => 0);

/** A discount code and its conditions (ADM-DISC-07 to ADM-DISC-18). */
export const discountForm = form(
  {
    code: required(line),
    /** First and last day of use; a blank one is open. */
    start_date: date,
    end_date: date,
    is_dollars: flag(true),
    amount: required(percentOrDollars("is_dollars")),
    /** The least and the largest charge it holds for. */
    min_discount: bound,
    max_discount: bound,
    min_players: players,
    max_players: players,
    gift_certificate_stack: flag(),
    enabled: flag(true),
    /** An empty list is all courses. */
    courses: ids(),
  },
  inOrder("start_date", "end_date"),
  ({ min_discount, max_discount }): readonly Issue[] =>
    isBelow(centsOf(max_discount), centsOf(min_discount)) ? issue("max_discount", "limit_max_below_min") : [],
  ({ min_players = 0, max_players = 0 }): readonly Issue[] =>
    isBelow(max_players, min_players) ? issue("max_players", "limit_max_below_min") : [],
);

/** The inputs of a discount: texts as typed, flags and lists. */
export type DiscountDraft = DraftOf<typeof discountForm>;
/** A discount as a save sends it. */
export type DiscountInput = InputOf<typeof discountForm>;
