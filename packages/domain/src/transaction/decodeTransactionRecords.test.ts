import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { decodeTransactionRecords } from "./decodeTransactionRecords.ts";
import { parseTransactionOwner } from "./transactionOwner.ts";
import { paidByCard } from "./transactionRecord.ts";

const item = {
  id: 141,
  created_at: "2026-11-21T18:30:00.000Z",
  total: -1500,
  transaction_itemable_type: "Golf discount",
  transaction_itemable_id: 3,
};
const record = {
  id: 71,
  payment_id: "pay_8Zk2",
  created_at: "2026-11-21T18:30:00.000Z",
  total: 8500,
  transaction_items: [item],
};

it.each([
  ["a charged card", "pay_8Zk2", 8500],
  ["no card", null, 0],
  ["a server that does not tell", undefined, 8500],
])("takes a record of %s for what a card paid", (_, payment_id, paid) => {
  const wire = payment_id === undefined ? { total: 8500 } : { total: 8500, payment_id };
  const [read = null] = Result.getOrThrow(decodeTransactionRecords(wire));
  expect([paidByCard(read), paidByCard(null)]).toEqual([paid, 0]);
});

describe("decodeTransactionRecords", () => {
  it.each([
    ["one record", record, [record]],
    ["a list", [record, record], [record, record]],
    [
      "one with its refund",
      { ...record, later_records: [{ ...record, total: -8500 }] },
      [record, { ...record, total: -8500 }],
    ],
    ["nothing", null, []],
    ["no body", undefined, []],
    ["one without a charged card", { ...record, payment_id: null }, [{ ...record, payment_id: null }]],
    [
      "one without items",
      { id: 1, total: 0 },
      [{ id: 1, payment_id: undefined, created_at: "", total: 0, transaction_items: [] }],
    ],
    [
      "one without ids",
      { total: 5, transaction_items: [{ total: 5 }] },
      [
        {
          id: null,
          payment_id: undefined,
          created_at: "",
          total: 5,
          transaction_items: [
            { id: null, created_at: "", total: 5, transaction_itemable_type: "", transaction_itemable_id: null },
          ],
        },
      ],
    ],
  ])("UNCLEAR-57 ADM-TXN-07 reads %s as a list", (_, wire, records) => {
    expect(decodeTransactionRecords(wire)).toEqual(Result.succeed(records));
  });

  it.each([
    [{ ...record, total: 0.5 }, "transaction_records.0.total", "unexpected_shape"],
    [[record, "record"], "transaction_records.1", "unexpected_shape"],
    [
      { ...record, transaction_items: [{ ...item, id: "1" }] },
      "transaction_records.0.transaction_items.0.id",
      "unexpected_shape",
    ],
  ])("refuses %.40j", (wire, path, code) => {
    expect(decodeTransactionRecords(wire)).toEqual(Result.fail([{ path, code }]));
  });
});

it.each(["TeeTime", "GiftCertificate", "GolfDiscount"])("ADM-TXN-08 looks up transactions of a %s", (type) => {
  expect(parseTransactionOwner(type)).toEqual(Result.succeed(type));
});

it.each(["", "teetime", "Customer", "toString"])("ADM-TXN-09 MSG-44 refuses the type %j", (type) => {
  expect(parseTransactionOwner(type)).toEqual(Result.fail("transaction_type_unknown"));
});
