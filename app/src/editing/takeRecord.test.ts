import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { createApi } from "../api/client.ts";
import { recordQuery } from "./prefetchRecord.ts";
import { takeComingRecord, takeRecord } from "./takeRecord.ts";

type Club = { readonly id: number; readonly brand: string };
const club: Club = { id: 7, brand: "Ping" };
const newer: Club = { id: 7, brand: "Mizuno" };

/** A kind whose reads end when the test says so. */
function setUp() {
  let come = (_value: Club) => {};
  const coming = new Promise<Club>((resolve) => {
    come = resolve;
  });
  const kind = { name: "club", calls: () => ({ load: async () => ({ kind: "ok", value: await coming }) as const }) };
  const api = createApi({
    baseUrl: "http://console",
    session: {
      credentials: () => null,
      rotated() {},
      unauthorized() {},
      factorMissing() {},
      confirmed: async () => false,
    },
  });
  const queries = new QueryClient();
  const query = recordQuery(kind, api, 7);
  const hold = (age: number) => queries.setQueryData(query.queryKey, club, { updatedAt: Date.now() - age });
  return {
    queries,
    query,
    hold,
    come,
    take: () => takeRecord(queries, kind, api, 7),
    takeComing: () => takeComingRecord(queries, kind, api, 7),
  };
}

describe("a record that was prefetched", () => {
  it("is taken once", () => {
    const { hold, take } = setUp();
    hold(0);
    expect(take()).toEqual(club);
    expect(take()).toBeNull();
  });

  it("is not taken when it is old", () => {
    const { hold, take } = setUp();
    hold(60_000);
    expect(take()).toBeNull();
  });

  it("is not taken when something of its kind was changed", async () => {
    const { queries, hold, take } = setUp();
    hold(0);
    await queries.invalidateQueries({ queryKey: ["club"] });
    expect(take()).toBeNull();
  });

  it("is waited for while it is read again", async () => {
    const { queries, query, hold, come, take, takeComing } = setUp();
    hold(60_000);
    void queries.prefetchQuery(query);
    expect(take()).toBeNull();
    const taken = takeComing();
    come(newer);
    expect(await taken).toEqual(newer);
  });
});
