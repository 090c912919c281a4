import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { type Issue, type IssueCode, issue } from "../issue.ts";
import { type Cents, centsFrom, largestCents, zeroCents } from "../money/cents.ts";
import { parseCents } from "../money/parseCents.ts";
import { decode, flag, text, textOf, whole } from "../wire/decode.ts";
import type { GolfRate } from "./golfRate.ts";
import { decodeServiceFee } from "./serviceFee.ts";

const path = "tee_time.golf_rate";

const wireRate = Schema.Struct({
  id: Schema.Int,
  type: Schema.Literals(["RicGolfRate", "ApiGolfRate"]),
  rate: text,
  raw_rate: whole,
  deposit: text,
  wholesale_rate: text,
  max_refund: text,
  service_fee: Schema.optionalKey(Schema.Unknown),
  non_refundable: text,
  cancel_hours: whole,
  course_balance: text,
  golfswitch_commission: text,
  is_golfswitch_commission_dollars: flag,
  commission: text,
  is_commission_dollars: flag,
  max_advance_days: whole,
  internal_memo: text,
  external_memo: text,
});
type WireRate = typeof wireRate.Type;

/** `raw_rate`, else the rate as written; 0 when there is neither, unless a percentage of it is asked for. */
const perPlayerRate = ({ raw_rate, rate }: WireRate, isShared: boolean): Result.Result<Cents, IssueCode> => {
  if (raw_rate != null) return centsFrom(raw_rate);
  return textOf(rate) === "" && !isShared ? Result.succeed(zeroCents) : parseCents(textOf(rate), largestCents);
};

const toGolfRate = (wire: WireRate): Result.Result<GolfRate, IssueCode> =>
  Result.gen(function* () {
    const service_fee = yield* decodeServiceFee(wire.service_fee);
    const raw_rate = yield* perPlayerRate(wire, service_fee.kind === "percent");
    const common = {
      id: wire.id,
      rate: textOf(wire.rate),
      raw_rate,
      service_fee,
      max_advance_days: wire.max_advance_days ?? 0,
      internal_memo: textOf(wire.internal_memo),
      external_memo: textOf(wire.external_memo),
    };
    if (wire.type === "ApiGolfRate")
      return {
        ...common,
        type: wire.type,
        golfswitch_commission: textOf(wire.golfswitch_commission),
        is_golfswitch_commission_dollars: wire.is_golfswitch_commission_dollars ?? false,
        commission: textOf(wire.commission),
        is_commission_dollars: wire.is_commission_dollars ?? true,
      };
    return {
      ...common,
      type: wire.type,
      deposit: textOf(wire.deposit),
      wholesale_rate: textOf(wire.wholesale_rate),
      max_refund: textOf(wire.max_refund),
      non_refundable: textOf(wire.non_refundable),
      cancel_hours: wire.cancel_hours ?? 0,
      course_balance: textOf(wire.course_balance),
    };
  });

/** Reads the response of `findRate`; null means that there is no rate. Issues are on `tee_time.golf_rate` (OPS-IBE-30). */
export const decodeGolfRate = (value: unknown): Result.Result<GolfRate | null, readonly Issue[]> =>
  value === null
    ? Result.succeed(null)
    : Result.flatMap(decode(wireRate, path)(value), (wire) =>
        Result.mapError(toGolfRate(wire), (code) => issue(path, code)),
      );
