import { afterAll, beforeAll, expect, it } from "vitest";
import { customers, historyEntries } from "../../../db/schema/index.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";
import { findNames } from "./findNames.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

type Called = { readonly first_name: string; readonly last_name: string; readonly email: string };

async function add(called: Called, earlier: readonly (readonly [keyof Called, string | null])[] = []) {
  const [added] = await server.db.insert(customers).values(called).returning();
  if (added === undefined) throw new Error("The customer was not stored.");
  const entry = { entity: "customer", record_id: added.id, action: "updated" } as const;
  let now = called;
  const changes = earlier.map(([field, before]) => {
    const change = { field, before, after: now[field] };
    now = { ...now, [field]: before ?? "" };
    return change;
  });
  for (const change of changes.toReversed())
    await server.db.insert(historyEntries).values({ ...entry, changes: [change] });
  return added;
}

it.each([1, 3, 100_000])(
  "distinguishes a person's names from those of others, with history read %i entries at a time",
  async (piece) => {
    const last_name = `Zzyzx${piece}`;
    const at = (who: string) => `${who}.${piece}@example.test`;
    const person = await add({ first_name: "Ida", last_name, email: at("now") }, [
      ["email", at("mistaken")],
      ["email", at("before")],
      ["first_name", "Eda"],
      ["email", null],
    ]);
    await add({ first_name: "Other", last_name, email: at("mistaken") });
    await add({ first_name: "New", last_name: "Name", email: "" }, [
      ["last_name", last_name],
      ["first_name", "Eda"],
    ]);
    expect(await findNames(server.db, person, piece)).toEqual({
      own: [
        `Ida ${last_name}, ${at("now")}`,
        `Ida ${last_name}, ${at("mistaken")}`,
        `Ida ${last_name}, ${at("before")}`,
        `Eda ${last_name}, ${at("before")}`,
      ],
      shared: [`Eda ${last_name}`],
      emails: [at("now"), at("before")],
    });
  },
);

it("finds no name of a person without one", async () => {
  const nameless = await add({ first_name: "", last_name: "", email: "" });
  expect(await findNames(server.db, nameless)).toEqual({ own: [], shared: [], emails: [] });
});
