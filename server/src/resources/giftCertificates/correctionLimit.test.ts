import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { giftCertificateMovements } from "../../db/schema/giftCertificateMovements.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { addCertificate, importCertificate } from "../../testing/certificates.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { moveBalance } from "./moveBalance.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ environment: { AGENT_CORRECTION_LIMIT: "20" } });
});
afterAll(() => server.close());

type Correction = { readonly balance?: string; readonly transaction_item?: { readonly total: number } };
const value = (total: number): Correction => ({ transaction_item: { total } });

/** The fields that are refused. */
async function correct(id: number, correction: Correction, headers: Record<string, string>): Promise<string[]> {
  const payload = { id, gift_certificate: { ...correction, reason: "Goodwill" } };
  const response = await server.inject({ method: "PUT", url: "/api/gift_certificates/update", headers, payload });
  return Object.keys(response.json().errors ?? {});
}

/** Each certificate has $100.00 and no sale. */
it.each<[string, "admin" | "agent", readonly Correction[], string]>([
  ["the limit", "agent", [{ balance: "120.00" }], ""],
  ["a cent more", "agent", [{ balance: "120.01" }], "balance"],
  ["a cent more downwards", "agent", [{ balance: "79.99" }], "balance"],
  ["more in two steps", "agent", [{ balance: "110.00" }, { balance: "120.01" }], "balance"],
  [
    "more to and fro, within the limit",
    "agent",
    [{ balance: "120.00" }, { balance: "100.00" }, { balance: "120.00" }],
    "",
  ],
  ["the value to the limit", "agent", [value(2000)], ""],
  ["the value by more in two steps", "agent", [value(2000), value(2001)], "transaction_item.total"],
  ["anything by an admin", "admin", [{ balance: "900.00", ...value(90_000) }], ""],
])("DECISION-45 corrects %s", async (name, who, corrections, refused) => {
  const serial = `LIMIT-${name.replaceAll(" ", "-")}`;
  const id = await addCertificate(server.db, { serial, raw_balance: cents(10_000) });
  const headers = await server.as(who);
  let errors: readonly string[] = [];
  for (const correction of corrections) errors = await correct(id, correction, headers);
  expect(errors).toEqual(refused === "" ? [] : [refused]);
});

it("DECISION-45 another person's correction takes nothing of the limit", async () => {
  const id = await addCertificate(server.db, { serial: "LIMIT-TWO", raw_balance: cents(10_000) });
  const [admin, agent] = [await server.as("admin"), await server.as("agent")];
  const first = await correct(id, { balance: "115.00", ...value(1500) }, admin);
  expect([first, await correct(id, { balance: "135.00", ...value(3500) }, agent)]).toEqual([[], []]);
});

it("DECISION-45 a save that corrects nothing is taken from a person whose corrections another one consented to", async () => {
  const id = await addCertificate(server.db, { serial: "LIMIT-OVER", raw_balance: cents(10_000) });
  await server.db.transaction(async (tx) => {
    await tx
      .update(giftCertificates)
      .set({ raw_balance: cents(15_000) })
      .where(eq(giftCertificates.id, id));
    const correction = { kind: "corrected", amount: cents(5000), staff_user: "agent@teedesk.test" } as const;
    await tx.insert(giftCertificateMovements).values({ gift_certificate_id: id, ...correction });
  });
  expect(await correct(id, {}, await server.as("agent"))).toEqual([]);
});

it("DECISION-45 what a tee time took in the same person's name takes nothing of the limit", async () => {
  const id = await addCertificate(server.db, { serial: "LIMIT-USED", raw_balance: cents(10_000) });
  const agent = await server.as("agent");
  const [booking] = await server.db.select({ id: teeTimes.id }).from(teeTimes).limit(1);
  const staff = { id: 1, email: "agent@teedesk.test" };
  const used = { certificate_id: id, amount: cents(-5000), tee_time_id: booking?.id ?? 0, staff };
  await server.db.transaction((tx) => moveBalance(tx, used));
  expect(await correct(id, { balance: "65.00" }, agent)).toEqual([]);
});

it("DECISION-45 what a canceled booking gave back in the same person's name adds nothing to the limit", async () => {
  const serial = "LIMIT-BACK";
  await importCertificate(server.db, { serial, raw_balance: cents(5000) });
  const [certificate] = await server.db.select().from(giftCertificates).where(eq(giftCertificates.serial, serial));
  const id = certificate?.id ?? 0;
  const agent = await server.as("agent");
  const booking = {
    charge: "400.00",
    gift_cert_serial: serial,
    customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" },
    tee_time: { play_date: "2026-11-28", play_time: "10:30", players: 2, course: { id: 1 } },
  };
  const post = (url: string, payload: object) =>
    server.inject({ method: "POST", url: `/api/${url}`, headers: agent, payload });
  const booked = (await post("ibe/book", { booking })).json();
  const order = { refund: false, cancel: true, force_cancel: false, refund_amount: 0, reason: "Rain" };
  const canceled = (await post("tee_times/cancel", { id: booked.id, ...order })).json();
  expect(canceled.message).toContain(`$50.00 was returned to gift certificate ${serial}`);
  // With the $50.00 that came back, $40.00 less would count as $10.00.
  expect(await correct(id, value(1000), agent)).toEqual(["transaction_item.total"]);
});
