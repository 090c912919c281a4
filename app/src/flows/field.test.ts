import { describe, expect, expectTypeOf, it } from "vitest";
import {
  changeField,
  type FieldChange,
  type FieldName,
  fieldAt,
  fieldNames,
  messageAt,
  standingMessages,
} from "./field.ts";

type Draft = {
  readonly charge: string;
  readonly customer: { readonly email: string; readonly vip: boolean };
  readonly clubs: Readonly<Record<string, string>>;
};

const draft: Draft = { charge: "", customer: { email: "", vip: false }, clubs: { "4": "1" } };

it("names fields as the contract does", () => {
  expectTypeOf<FieldName<Draft>>().toEqualTypeOf<"charge" | "customer.email" | "customer.vip" | `clubs.${string}`>();
  expectTypeOf<{ name: "customer.vip"; value: string }>().not.toExtend<FieldChange<Draft>>();
  expectTypeOf<{ name: "customer.vip"; value: boolean }>().toExtend<FieldChange<Draft>>();
  expect(fieldNames(draft)).toEqual(["charge", "customer.email", "customer.vip", "clubs.4"]);
});

describe("changeField", () => {
  it.each<[FieldChange<Draft>, Draft]>([
    [
      { name: "charge", value: "100" },
      { ...draft, charge: "100" },
    ],
    [
      { name: "customer.email", value: "a@b.c" },
      { ...draft, customer: { email: "a@b.c", vip: false } },
    ],
    [
      { name: "clubs.9", value: "2" },
      { ...draft, clubs: { "4": "1", "9": "2" } },
    ],
  ])("sets %o and leaves the rest", (change, after) => {
    const before = structuredClone(draft);
    expect(changeField(draft, change)).toEqual(after);
    expect(fieldAt(changeField(draft, change), change.name)).toBe(change.value);
    expect(draft).toEqual(before);
  });
});

it.each(["nothing", "charge.nothing", "customer.nothing.deeper"])("finds nothing under %s", (name) => {
  expect(fieldAt(draft, name)).toBeUndefined();
});

const messages = {
  errors: { charge: "Too much." },
  issues: [
    { path: "charge", code: "amount_blank" },
    { path: "customer.email", code: "unexpected_shape" },
  ],
} as const;

it.each([
  ["charge", { text: "Too much." }],
  ["customer.email", { path: "customer.email", code: "unexpected_shape" }],
  ["clubs.4", undefined],
])("CROSS-32 CROSS-39 shows one message, the server's as it came, under %s", (name, message) => {
  expect(messageAt(messages, name)).toEqual(message);
});

it("keeps the messages of other fields", () => {
  expect(standingMessages(messages, "charge")).toEqual({
    errors: {},
    issues: [{ path: "customer.email", code: "unexpected_shape" }],
  });
});
