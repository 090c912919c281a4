import * as Result from "effect/Result";
import { describe, expect, expectTypeOf, it } from "vitest";
import { issue } from "../issue.ts";
import { dollars, flag, ids, line, percentOrDollars, required, unstored, whole } from "./field.ts";
import { type DraftOf, form, type InputOf, type WireOf } from "./form.ts";

const clubs = form(
  {
    brand: required(line),
    sets: whole([0, 999], "count_out_of_range", 1),
    is_dollars: flag(true),
    commission: percentOrDollars("is_dollars"),
    courses: ids(),
    links: { shop: line, maker: { code: line } },
    confirmed: unstored(flag()),
    price_min: dollars,
    price_max: dollars,
  },
  ({ price_min = "", price_max = "" }) => (price_max < price_min ? issue("price_max", "price_max_below_min") : []),
  ({ sets }) => (sets === 13 ? issue("sets", "choice_unknown") : []),
);

const blank: DraftOf<typeof clubs> = {
  brand: "",
  sets: "1",
  is_dollars: true,
  commission: "",
  courses: [],
  links: { shop: "", maker: { code: "" } },
  confirmed: false,
  price_min: "",
  price_max: "",
};

const stored: Omit<InputOf<typeof clubs>, "confirmed"> = {
  brand: "Callaway",
  sets: 4,
  is_dollars: false,
  commission: "12.50",
  courses: [{ id: 3 }],
  links: { shop: "x", maker: { code: "y" } },
  price_min: "10.00",
  price_max: "20.00",
};

const input: InputOf<typeof clubs> = { ...stored, confirmed: false };

describe("a form", () => {
  it("is blank for a new record, but for its defaults and what is preset", () => {
    expect(clubs.blank()).toEqual(blank);
    expect(clubs.blank({ courses: ["17"] })).toEqual({ ...blank, courses: ["17"] });
  });

  it("sends back what was stored", () => {
    expect(clubs.parse(clubs.toDraft(stored))).toEqual(Result.succeed(input));
  });

  it("shows what a specified server leaves out as blank, a group too", () => {
    const nothing = { brand: null, sets: null, is_dollars: null, commission: null, courses: null, links: null };
    expect(clubs.toDraft({ ...nothing, price_min: null, price_max: null })).toEqual(blank);
  });

  it("names all issues by their dotted paths, also between fields that can be read", () => {
    const long = "a".repeat(256);
    const draft = { ...blank, links: { shop: long, maker: { code: long } }, price_min: "20", price_max: "10" };
    expect(clubs.parse(draft)).toEqual(
      Result.fail([
        { path: "brand", code: "value_missing" },
        { path: "links.shop", code: "line_too_long" },
        { path: "links.maker.code", code: "line_too_long" },
        { path: "price_max", code: "price_max_below_min" },
      ]),
    );
  });

  it("asks all rules, each of those fields that can be read", () => {
    expect(clubs.parse({ ...clubs.toDraft(stored), sets: "13" })).toEqual(
      Result.fail([{ path: "sets", code: "choice_unknown" }]),
    );
    expect(clubs.parse({ ...clubs.toDraft(stored), sets: "many" })).toEqual(
      Result.fail([{ path: "sets", code: "count_unreadable" }]),
    );
  });

  it("reads a field whose meaning another one decides", () => {
    expect(clubs.parse({ ...clubs.toDraft(stored), commission: "150" })).toEqual(
      Result.fail([{ path: "commission", code: "percent_out_of_range" }]),
    );
  });

  it("accepts the members that were sent over those that are stored", () => {
    expect(clubs.accept(stored, {})).toEqual(Result.succeed(input));
    expect(clubs.accept(stored, { sets: 0, commission: "7", confirmed: true, courses: [] })).toEqual(
      Result.succeed({ ...input, sets: 0, commission: "7.00", confirmed: true, courses: [] }),
    );
    expect(clubs.accept(stored, { brand: " " })).toEqual(Result.fail([{ path: "brand", code: "value_missing" }]));
  });

  it("accepts a new record with the defaults of what was not sent", () => {
    expect(clubs.accept(null, { brand: "Ping" })).toEqual(
      Result.succeed({
        ...input,
        brand: "Ping",
        sets: 1,
        is_dollars: true,
        commission: "",
        courses: [],
        links: { shop: "", maker: { code: "" } },
        price_min: "",
        price_max: "",
      }),
    );
  });

  it("drops members that it does not name", () => {
    const sent = { sets: 2, lock_version: 3, constructor: "x" };
    expect(clubs.accept(stored, sent)).toEqual(Result.succeed({ ...input, sets: 2 }));
  });

  it("knows the fields that must not be left blank, in groups too", () => {
    const nested = form({ brand: required(line), links: { shop: line, maker: { code: required(line) } } });
    const names = ["brand", "links", "links.shop", "links.maker.code", "links.maker.code.x", "other"];
    expect(names.filter(nested.isRequired)).toEqual(["brand", "links.maker.code"]);
  });

  it("knows the types of what it shows, stores and sends", () => {
    expectTypeOf<DraftOf<typeof clubs>["sets"]>().toEqualTypeOf<string>();
    expectTypeOf<InputOf<typeof clubs>["sets"]>().toEqualTypeOf<number>();
    expectTypeOf<InputOf<typeof clubs>["links"]["maker"]["code"]>().toEqualTypeOf<string>();
    expectTypeOf<{ brand: string }>().not.toExtend<WireOf<typeof clubs>>();
    expectTypeOf<Omit<WireOf<typeof clubs>, "confirmed">>().toExtend<WireOf<typeof clubs>>();
  });
});
