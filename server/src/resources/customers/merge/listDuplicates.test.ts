import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers } from "../../../db/schema/index.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("admin");
});
afterAll(() => server.close());

async function added(values: typeof customers.$inferInsert): Promise<number> {
  const [row] = await server.db.insert(customers).values(values).returning();
  return row?.id ?? 0;
}

const call = async (method: "GET" | "POST", path: string, payload?: object) => {
  const response = await server.inject({ method, url: `/api/customers/${path}`, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
};
const found = async (id: number) => (await call("GET", `duplicates/${id}`)).body;

describe("BUS-10 the possible duplicates of a customer", () => {
  it("are found by address, number and name, likely ones first, and never a merged one", async () => {
    const mobile_phone = "858 555 1043";
    const pat = { first_name: "Pat", last_name: "Lee43", email: "pat.43@example.test" };
    const id = await added({ ...pat, primary_phone: mobile_phone });
    const kim = await added({
      first_name: "Kim",
      last_name: "Oh",
      mobile_phone: `+1 (${mobile_phone})`,
      email: "k@x.test",
    });
    const again = await added({ first_name: pat.last_name, last_name: "PAT", email: pat.email.toUpperCase() });
    const named = await added({ first_name: "Pát", last_name: pat.last_name });
    const { duplicates, merges } = await found(id);
    expect(duplicates.map((one: { id: number; is_likely: boolean }) => [one.id, one.is_likely])).toEqual([
      [again, true],
      [kim, false],
      [named, false],
    ]);
    expect(duplicates[1].reason).toBe(
      "Same phone number, but another name: couples and families share one. Ask the customer.",
    );
    expect(merges).toEqual([]);
    const both = { id, merged_id: again, lock_version: 0, merged_lock_version: 0, fields: [] };
    expect((await call("POST", "merge", both)).status).toBe(200);
    const after = await found(id);
    expect(after.duplicates.map((one: { id: number }) => one.id)).toEqual([kim, named]);
    expect(after.merges).toMatchObject([{ merged_id: again, name: "Lee43 PAT" }]);
    expect((await found(again)).duplicates).toEqual([]);
  });

  it("are none of an unknown customer", async () => {
    expect((await call("GET", "duplicates/2000000000")).status).toBe(404);
  });
});
