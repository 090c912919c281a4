import type { components } from "@teedesk/openapi";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "../../db/connection.ts";
import { idempotencyKeys } from "../../db/schema/idempotency.ts";
import { testDatabase } from "../../testing/testDatabase.ts";
import { answerKey, claimKey, forgetOldKeys, holdKey, type KeyedRequest, releaseKey } from "./claims.ts";

type Request = KeyedRequest<"bookTeeTime" | "cancelTeeTime">;

const request: Request = {
  operation: "bookTeeTime",
  staff_user_id: 1,
  key: "0b2c7f0e-5b0f",
  fingerprint: "one body",
  leaseSeconds: 20,
};
const answer: components["schemas"]["TeeTime"] = JSON.parse('{ "id": 12 }');

let database: Connection;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(idempotencyKeys);
});

async function claimed(): Promise<string> {
  const claim = await claimKey(database.db, request);
  if (claim.kind !== "claimed") throw new Error(`The key is ${claim.kind}.`);
  return claim.claim_id;
}

const age = (interval: string) =>
  database.db.update(idempotencyKeys).set({
    created_at: sql`now() - ${interval}::interval`,
    lease_until: sql`now() - ${interval}::interval`,
  });

describe("claimKey", () => {
  it("lets one of many through", async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimKey(database.db, request)));
    expect(claims.filter((claim) => claim.kind === "claimed")).toHaveLength(1);
    expect(claims.filter((claim) => claim.kind === "in_flight")).toHaveLength(19);
  });

  it("replays the stored answer", async () => {
    await answerKey(database.db, await claimed(), answer);
    expect(await claimKey(database.db, request)).toEqual({ kind: "replay", answer });
  });

  it.each<[string, Partial<Request>, string]>([
    ["another body", { fingerprint: "another body" }, "reused"],
    ["another user", { staff_user_id: 2 }, "claimed"],
    ["another operation", { operation: "cancelTeeTime" }, "claimed"],
    ["another key", { key: "another-key" }, "claimed"],
  ])("with %s", async (_, change, kind) => {
    await claimed();
    expect(await claimKey(database.db, { ...request, ...change })).toMatchObject({ kind });
  });

  it("frees a released key, but never an answered one", async () => {
    await releaseKey(database.db, await claimed());
    const claim_id = await claimed();
    await answerKey(database.db, claim_id, answer);
    await releaseKey(database.db, claim_id);
    expect(await claimKey(database.db, request)).toEqual({ kind: "replay", answer });
  });

  it("hands an abandoned key to the next attempt, and the first one loses it", async () => {
    const first = await claimed();
    await age("1 second");
    const second = await claimed();
    expect([await holdKey(database.db, first), await holdKey(database.db, second)]).toEqual([false, true]);
  });

  it("hands a key on that was claimed while the clock was ahead", async () => {
    await claimed();
    await age("-3 hours");
    expect(await claimKey(database.db, request)).toMatchObject({ kind: "claimed" });
  });

  it("is not handed on to a request that began just before the claim", async () => {
    await claimed();
    await age(`-${request.leaseSeconds + 2} seconds`);
    expect(await claimKey(database.db, request)).toEqual({ kind: "in_flight" });
  });

  it("forgets an answer after 24 hours", async () => {
    await answerKey(database.db, await claimed(), answer);
    await age("23 hours");
    await forgetOldKeys(database.db);
    expect(await claimKey(database.db, request)).toMatchObject({ kind: "replay" });
    await age("25 hours");
    await forgetOldKeys(database.db);
    expect(await database.db.select().from(idempotencyKeys)).toEqual([]);
    expect(await claimKey(database.db, request)).toMatchObject({ kind: "claimed" });
  });
});
