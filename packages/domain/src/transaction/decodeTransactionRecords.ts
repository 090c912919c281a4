import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { allOf, type Issue, type IssueCode, issue } from "../issue.ts";
import { centsFrom } from "../money/cents.ts";
import { decode, text, textOf, whole } from "../wire/decode.ts";
import type { TransactionItem, TransactionRecord } from "./transactionRecord.ts";

const wireItem = Schema.Struct({
  id: whole,
  created_at: text,
  total: Schema.Int,
  transaction_itemable_type: text,
  transaction_itemable_id: whole,
});

/** The shape of a transaction on the wire. */
export const wireTransaction = Schema.Struct({
  id: whole,
  payment_id: text,
  created_at: text,
  total: Schema.Int,
  transaction_items: Schema.optionalKey(Schema.NullOr(Schema.Array(wireItem))),
});

const toItem = (wire: typeof wireItem.Type): Result.Result<TransactionItem, IssueCode> =>
  Result.map(centsFrom(wire.total), (total) => ({
    id: wire.id ?? null,
    transaction_itemable_id: wire.transaction_itemable_id ?? null,
    total,
    created_at: textOf(wire.created_at),
    transaction_itemable_type: textOf(wire.transaction_itemable_type),
  }));

/** Turns a transaction of the right shape into one. */
export const toTransactionRecord = (wire: typeof wireTransaction.Type): Result.Result<TransactionRecord, IssueCode> =>
  Result.gen(function* () {
    return {
      id: wire.id ?? null,
      payment_id: wire.payment_id == null ? wire.payment_id : textOf(wire.payment_id),
      created_at: textOf(wire.created_at),
      total: yield* centsFrom(wire.total),
      transaction_items: yield* Result.all((wire.transaction_items ?? []).map(toItem)),
    };
  });

const asList = (value: unknown): unknown => {
  if (value == null) return [];
  return Array.isArray(value) ? value : [value, ...laterOf(value)];
};

const laterOf = (record: unknown): readonly unknown[] =>
  typeof record === "object" && record !== null && "later_records" in record && Array.isArray(record.later_records)
    ? record.later_records
    : [];

/**
 * Reads the response of a lookup of transactions as a list: the tee time's is one record or null, with the refunds and
 * corrections that followed where the server sends them, the others are lists (UNCLEAR-57).
 */
export const decodeTransactionRecords = (
  value: unknown,
): Result.Result<readonly TransactionRecord[], readonly Issue[]> =>
  Result.flatMap(decode(Schema.Array(wireTransaction), "transaction_records")(asList(value)), (wires) =>
    allOf(
      wires.map((wire, index) =>
        Result.mapError(toTransactionRecord(wire), (code) => issue(`transaction_records.${index}`, code)),
      ),
    ),
  );
