import { afterAll, beforeAll, expect, it } from "vitest";
import { customers, historyEntries } from "../../../db/schema/index.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";
import { findRecords } from "./findRecords.ts";
import { type Person, rolesOf } from "./roles.ts";

let server: TestApp;
let person: Person;
const name = "Ida Zzyzx, ida@example.test";
const other = "Bob Other, bob@example.test";

/** Entries, oldest first: kind and id of the record, the field, and its value before and after. */
const said = () =>
  [
    ["tee_time", 900_001, "customer.id", null, String(person.id)],
    ["tee_time", 900_002, "customer.id", String(person.id), "1"],
    ["tee_time", 900_003, "customer.id", "1", `${person.id}0`],
    ["tee_time", 900_004, "players", String(person.id), "2"],
    ["gift_certificate", 900_005, "customer", name, other],
    ["gift_certificate", 900_006, "recipient", other, name],
    ["gift_certificate", 900_007, "customer", other, null],
    ["course", 900_008, "customer", name, other],
    ["tee_time", 900_001, "customer.id", String(person.id), "1"],
    ["gift_certificate", 900_009, "recipient.id", "1", String(person.id)],
    ["gift_certificate", 900_010, "customer.id", `${person.id}0`, "1"],
  ] as const;

beforeAll(async () => {
  server = await testApp();
  const sent = { first_name: "Ida", last_name: "Zzyzx", email: "ida@example.test" };
  const [added] = await server.db.insert(customers).values(sent).returning();
  if (added === undefined) throw new Error("The customer was not stored.");
  person = added;
  for (const [entity, record_id, field, before, after] of said()) {
    const changes = [{ field, before, after }];
    await server.db.insert(historyEntries).values({ entity, record_id, action: "updated", changes });
  }
});
afterAll(() => server.close());

it.each([1, 4, 100_000])(
  "finds records that a person had earlier, with history read %i entries at a time",
  async (piece) => {
    const found = await findRecords(server.db, person.id, rolesOf(person, [name]), piece);
    expect(found).toEqual({ teeTimes: [900_001, 900_002], certificates: [900_005, 900_006, 900_009] });
  },
);
