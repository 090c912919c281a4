import { eq } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { helpfulLinks } from "../db/schema/index.ts";
import { contains, orderBy, pageOf, whereAll } from "./listing.ts";

const dialect = new PgDialect();

describe("lists", () => {
  it.each([
    [{}, { limit: 30, offset: 0 }],
    [
      { page: 3, per_page: 10 },
      { limit: 10, offset: 20 },
    ],
    [
      { page: 2, per_page: 0 },
      { limit: 30, offset: 30 },
    ],
    [{ per_page: -1 }, { limit: 30, offset: 0 }],
    [{ per_page: 100_000 }, { limit: 500, offset: 0 }],
  ])("CALC-24 %j is %j", (asked, page) => {
    expect(pageOf(asked)).toEqual(page);
  });

  it("filters by what is set", () => {
    const where = (filters: { type?: "hotel"; url?: string } | undefined) => {
      const condition = whereAll(filters, {
        type: (type) => eq(helpfulLinks.type, type),
        url: (url) => contains(helpfulLinks.url, url),
      });
      return condition === undefined ? null : dialect.sqlToQuery(condition);
    };
    expect(where(undefined)).toBeNull();
    expect(where({ url: "" })).toBeNull();
    expect(where({ type: "hotel", url: "50%_" })).toMatchObject({
      sql: '("helpful_links"."type" = $1 and "helpful_links"."url" ilike $2)',
      params: ["hotel", String.raw`%50\%\_%`],
    });
  });

  it("sorts by several columns and always ends with the id", () => {
    const columns = { url: helpfulLinks.url, type: helpfulLinks.type };
    const sorted = (asked: Parameters<typeof orderBy<keyof typeof columns>>[0]) =>
      orderBy(asked, columns, { otherwise: [], tie: helpfulLinks.id }).map((part) => dialect.sqlToQuery(part).sql);
    expect(sorted({})).toEqual(['"helpful_links"."id" asc']);
    expect(sorted({ sort_fields: ["type", "url"], sort_desc: [true] })).toEqual([
      '"helpful_links"."type" desc',
      '"helpful_links"."url" asc',
      '"helpful_links"."id" asc',
    ]);
    expect(sorted({ sort_fields: ["url"], sort_desc: [true] })).toEqual([
      '"helpful_links"."url" desc',
      '"helpful_links"."id" desc',
    ]);
  });
});
