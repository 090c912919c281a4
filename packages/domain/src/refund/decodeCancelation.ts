import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { allOf, type Issue, type IssueCode, issue } from "../issue.ts";
import { centsFrom } from "../money/cents.ts";
import { decode, flag, text, textOf, whole } from "../wire/decode.ts";
import type { CancelOptions, CancelOutcome } from "./cancelRequest.ts";

const wireOptions = Schema.Struct({
  valid: Schema.Boolean,
  internal: flag,
  refund_total: whole,
  is_canceled: flag,
  transaction_total: whole,
  difference_total: whole,
  needs_reason: flag,
});

const total = (wire: typeof wireOptions.Type, name: "refund_total" | "transaction_total" | "difference_total") =>
  // Survives ArrowFunction: the shape lets nothing through but exact whole numbers, and each is an amount.
  Result.mapError(centsFrom(wire[name] ?? 0), /* v8 ignore next -- @preserve */ (code: IssueCode) => issue(name, code));

/** Reads the options of canceling (OPS-CAN-21); when they are not valid, no other member is needed. */
export const decodeCancelOptions = (value: unknown): Result.Result<CancelOptions, readonly Issue[]> =>
  Result.flatMap(decode(wireOptions, "")(value), (wire) => {
    const totals = {
      refund_total: total(wire, "refund_total"),
      transaction_total: total(wire, "transaction_total"),
      difference_total: wire.difference_total == null ? Result.succeed(null) : total(wire, "difference_total"),
    };
    return Result.map(allOf(totals), (read) => ({
      valid: wire.valid,
      internal: wire.internal ?? false,
      is_canceled: wire.is_canceled ?? false,
      needs_reason: wire.needs_reason ?? false,
      ...read,
    }));
  });

const wireOutcome = Schema.Struct({ valid: Schema.Boolean, message: text, confirmation: text, awaits_consent: flag });

/** Reads the outcome of a cancelation. */
export const decodeCancelOutcome = (value: unknown): Result.Result<CancelOutcome, readonly Issue[]> =>
  Result.map(decode(wireOutcome, "")(value), ({ valid, message, confirmation, awaits_consent }) => ({
    valid,
    message: textOf(message),
    confirmation: textOf(confirmation),
    ...(awaits_consent === true && { awaits_consent }),
  }));
