import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { type LocalDate, parseLocalDate } from "../calendar/localDate.ts";
import { type Issue, type IssueCode, issue } from "../issue.ts";
import { type Cents, largestCents, zeroCents } from "../money/cents.ts";
import { parseCents } from "../money/parseCents.ts";
import { decode, flag, text, textOf, whole } from "../wire/decode.ts";
import type { Discount } from "./discount.ts";

const path = "discount_code";

const wireDiscount = Schema.Struct({
  id: Schema.Int,
  code: Schema.String,
  start_date: text,
  end_date: text,
  is_dollars: Schema.Boolean,
  is_dollars_display: text,
  amount: text,
  raw_amount: Schema.Number,
  min_discount: text,
  max_discount: text,
  gift_certificate_stack: flag,
  enabled: flag,
  min_players: whole,
  max_players: whole,
  courses: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Struct({ id: Schema.Int })))),
});
type WireDiscount = typeof wireDiscount.Type;
type Text = WireDiscount["amount"];

const openDate = (value: Text): Result.Result<LocalDate | null, IssueCode> =>
  textOf(value) === "" ? Result.succeed(null) : parseLocalDate(textOf(value));

/** Decimal dollars, as text or number; blank is 0, which is unlimited. */
const bound = (value: Text): Result.Result<Cents, IssueCode> =>
  textOf(value) === "" ? Result.succeed(zeroCents) : parseCents(textOf(value), largestCents);

const toDiscount = (wire: WireDiscount): Result.Result<Discount, IssueCode> =>
  Result.gen(function* () {
    return {
      id: wire.id,
      code: wire.code,
      start_date: yield* openDate(wire.start_date),
      end_date: yield* openDate(wire.end_date),
      is_dollars: wire.is_dollars,
      is_dollars_display: textOf(wire.is_dollars_display ?? (wire.is_dollars ? "$" : "%")),
      amount: textOf(wire.amount),
      raw_amount: wire.raw_amount,
      min_discount: yield* bound(wire.min_discount),
      max_discount: yield* bound(wire.max_discount),
      gift_certificate_stack: wire.gift_certificate_stack ?? false,
      enabled: wire.enabled ?? true,
      min_players: wire.min_players ?? 0,
      max_players: wire.max_players ?? 0,
      courses: wire.courses ?? [],
    };
  });

/** Reads `tee_time.discount` of a validated booking; issues are on `discount_code`. Bounds are decimal dollars on the wire. */
export const decodeDiscount = (value: unknown): Result.Result<Discount, readonly Issue[]> =>
  Result.flatMap(decode(wireDiscount, path)(value), (wire) =>
    Result.mapError(toDiscount(wire), (code) => issue(path, code)),
  );
