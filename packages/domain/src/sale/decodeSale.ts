import type * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { QuoteInput, QuoteLine } from "../booking/quoteTypes.ts";
import type { Issue } from "../issue.ts";
import { type Cents, isCents } from "../money/cents.ts";
import { isPercent } from "../money/percent.ts";
import { decode } from "../wire/decode.ts";
import type { SaleTerms } from "./saleTerms.ts";

/** A quote as it was stored with its booking: what it was calculated from, its lines and its total in cents. */
export type StoredQuote = {
  readonly input: QuoteInput;
  readonly lines: readonly QuoteLine[];
  readonly total: Cents;
};

const cents = Schema.declare(isCents);
const percent = Schema.declare(isPercent);
const inDollars = Schema.Struct({ kind: Schema.Literal("dollars"), cents });
const inPercent = Schema.Struct({ kind: Schema.Literal("percent"), percent });
const amount = Schema.Union([inDollars, inPercent]);
const serviceFee = Schema.Union([inDollars, inPercent, Schema.Struct({ kind: Schema.Literal("none") })]);

const saleTerms = Schema.Struct({
  rate: Schema.NullOr(
    Schema.Struct({
      id: Schema.Int,
      type: Schema.Literals(["RicGolfRate", "ApiGolfRate"]),
      internal_memo: Schema.String,
      raw_rate: cents,
      service_fee: serviceFee,
      wholesale_rate: Schema.NullOr(cents),
      commission: amount,
      max_refund: Schema.NullOr(cents),
      non_refundable: Schema.NullOr(cents),
      cancel_hours: Schema.Int,
    }),
  ),
  rental_clubs: Schema.Array(Schema.Struct({ id: Schema.Int, quantity: Schema.Int, cost: cents })),
});

const storedQuote = Schema.Struct({
  input: Schema.Struct({
    charge: cents,
    players: Schema.NullOr(Schema.Int),
    rate: Schema.NullOr(Schema.Struct({ raw_rate: cents, service_fee: serviceFee })),
    rental_clubs: Schema.Array(Schema.Struct({ id: Schema.Int, raw_charge: cents, quantity: Schema.Int })),
    discount: Schema.NullOr(amount),
    gift_certificate: Schema.NullOr(Schema.Struct({ raw_balance: cents })),
  }),
  lines: Schema.Array(
    Schema.Struct({
      rule: Schema.Literals(["charge", "rental_clubs", "service_fee", "discount", "gift_certificate"]),
      amount: cents,
      inputs: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Number])),
      rounding: Schema.Literals(["none", "half-away-from-zero"]),
      exact: Schema.String,
    }),
  ),
  total: cents,
});

/** Reads stored terms. Every member is required: one that is missing or unreadable is an issue, never a guess. */
export const decodeSaleTerms = (value: unknown): Result.Result<SaleTerms, readonly Issue[]> =>
  decode(saleTerms, "terms")(value);

/** Reads a stored quote, as strictly. */
export const decodeStoredQuote = (value: unknown): Result.Result<StoredQuote, readonly Issue[]> =>
  decode(storedQuote, "quote")(value);
