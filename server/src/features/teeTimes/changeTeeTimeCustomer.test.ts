import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { underWayMessage } from "../../teeTime/cancelationUnderWay.ts";
import { openTeeTimeClient, type TeeTimeClient } from "../../testing/teeTimeClient.ts";

type TeeTime = components["schemas"]["TeeTime"];

let desk: TeeTimeClient;
let booked: TeeTime;

beforeAll(async () => {
  desk = await openTeeTimeClient();
});
afterAll(() => desk.close());
beforeEach(async () => {
  booked = await desk.bookUsual();
});

const give = (customer_id: number, more: object = {}) =>
  desk.call("PUT", "/api/tee_times/update/customer", { id: booked.id, customer_id, ...more });
const someone = async (type: "Customer" | "GiftCertificateRecipient") => {
  const [found] = await desk.db.select().from(customers).where(eq(customers.type, type)).limit(1);
  if (found === undefined) throw new Error("The demo has no such customer.");
  return found;
};

it("API-036 OPS-TT-31 stores the customer at once, with history, and the list follows", async () => {
  const { id, first_name, last_name } = await someone("Customer");
  const response = await give(id, { lock_version: booked.lock_version });
  expect([response.statusCode, response.json()]).toMatchObject([200, { customers: [{ id, first_name, last_name }] }]);
  expect(await desk.show(booked.id)).toEqual(response.json());
  expect(await desk.historyOf(booked.id)).toMatchObject([
    {
      action: "customer changed",
      changes: [
        { field: "customer.id", after: String(id) },
        { field: "customer.name", before: "Pat Lee", after: `${first_name} ${last_name}` },
      ],
    },
  ]);
  const list = await desk.call("GET", "/api/tee_times/index?per_page=500");
  const rows: components["schemas"]["TeeTimeRow"][] = list.json();
  expect(rows.find((row) => row.id === booked.id)?.customers).toEqual([{ id, first_name, last_name }]);
});

it("OPS-TT-29 refuses anybody who is not of type Customer", async () => {
  const { id } = await someone("GiftCertificateRecipient");
  for (const customer_id of [id, 2_000_000_000]) {
    const response = await give(customer_id);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["customer_id"]]);
  }
  expect(await desk.show(booked.id)).toEqual(booked);
});

it("ANSWER-16 refuses a stale version", async () => {
  const { id } = await someone("Customer");
  await desk.update(booked.id, { tee_time: { notes: "Meanwhile" } });
  const response = await give(id, { lock_version: booked.lock_version });
  expect([response.statusCode, response.json().current]).toEqual([409, await desk.show(booked.id)]);
});

it("is refused while the tee time is being canceled, so that the right customer is told", async () => {
  const { id } = await someone("Customer");
  await desk.beginCancelation(booked.id);
  const response = await give(id);
  expect([response.statusCode, response.json()]).toEqual([409, { message: underWayMessage, current: null }]);
  expect(await desk.show(booked.id)).toEqual(booked);
});
