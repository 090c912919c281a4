declare const unit: unique symbol;

/** An amount of money in whole US cents, negative when it is taken off. A safe integer, never −0 (DECISIONS: integer cents). */
export type Cents = number & { readonly [unit]: "cents" };

/** Why a text or a number is not an amount. */
export type MoneyIssueCode = "amount_blank" | "amount_unreadable" | "amount_too_precise" | "amount_out_of_range";

/** Tells whether a value can stand for an amount: a whole number of cents that arithmetic keeps exact. */
export const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value) && !Object.is(value, -0);
