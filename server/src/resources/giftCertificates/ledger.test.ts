import type { components } from "@teedesk/openapi";
import { eq, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { giftCertificateMovements, giftCertificates, teeTimes, transactionItems } from "../../db/schema/index.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { addCertificate } from "../../testing/certificates.ts";
import { openTeeTimeClient, type TeeTimeClient } from "../../testing/teeTimeClient.ts";

type Ledger = components["schemas"]["GiftCertificateLedger"];
type Step =
  | { readonly act: "book"; readonly dollars: number }
  | { readonly act: "pay"; readonly booking: number; readonly dollars: number }
  | { readonly act: "cancel"; readonly booking: number }
  | { readonly act: "correct"; readonly dollars: number };

let desk: TeeTimeClient;
beforeAll(async () => {
  desk = await openTeeTimeClient();
});
afterAll(() => desk.close());

const dollars = fc.integer({ min: 1, max: 150 });
const booking = fc.nat(4);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant("book" as const), dollars }),
  fc.record({ act: fc.constant("pay" as const), booking, dollars }),
  fc.record({ act: fc.constant("cancel" as const), booking }),
  fc.record({ act: fc.constant("correct" as const), dollars }),
);

const canceling = { cancel: true, force_cancel: false, refund: false, refund_amount: 0, reason: "Rain" };

/** Runs a step as staff would. A refused step has to leave the ledger unchanged. */
async function play(step: Step, { id, serial }: { id: number; serial: string }, booked: number[]): Promise<void> {
  if (step.act === "correct") {
    await desk.call("PUT", "/api/gift_certificates/update", {
      id,
      gift_certificate: { balance: `${step.dollars}.00` },
    });
    return;
  }
  if (step.act === "book") {
    const made = await desk.book({ charge: `${step.dollars}.00`, discount_code: "", gift_cert_serial: serial });
    if (typeof made.id === "number") booked.push(made.id);
    return;
  }
  const tee_time_id = booked[step.booking];
  if (tee_time_id === undefined) return;
  if (step.act === "cancel") {
    await desk.call("POST", "/api/tee_times/cancel", { id: tee_time_id, ...canceling });
    return;
  }
  await desk.update(tee_time_id, { tee_time: { gift_certificate_amount: `${step.dollars}.00` } });
}

it("adds up after any history: issued - used + returned + corrected is the balance", async () => {
  let serials = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      serials += 1;
      const serial = `HISTORY-${serials}`;
      const id = await addCertificate(desk.db, { serial, raw_balance: cents(20_000) });
      const booked: number[] = [];
      for (const step of steps) {
        await play(step, { id, serial }, booked);
        const ledger: Ledger = (await desk.call("GET", `/api/gift_certificates/ledger/${id}`)).json();
        const { issued, used, returned, corrected, balance, movements } = ledger;
        for (const { kind } of movements) seen.add(kind);
        expect(issued).toBe(20_000);
        expect(issued - used + returned + corrected).toBe(balance);
        expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
        expect(movements[0]?.balance).toBe(balance);
        expect(movements.every((movement) => movement.balance >= 0)).toBe(true);
        expect(await balanceOf(id)).toBe(balance);
        // Two other records of the same money: the payments of tee times that are not canceled, and the transactions.
        expect(used - returned).toBe(await standingUse(id));
        expect(used - returned + (await transacted(id))).toBe(0);
      }
    }),
    { numRuns: 12, seed: 11, endOnFailure: true },
  );
  expect(seen).toEqual(new Set(["issued", "used", "returned", "corrected"]));
});

const sumOf = (column: Parameters<typeof sql>[1]) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);

async function balanceOf(id: number): Promise<number | undefined> {
  const [row] = await desk.db.select().from(giftCertificates).where(eq(giftCertificates.id, id));
  return row?.raw_balance;
}

async function standingUse(id: number): Promise<number | undefined> {
  const used = sql`${teeTimes.gift_certificate_amount_cents}`;
  const stands = sql`${teeTimes.gift_certificate_id} = ${id} and ${teeTimes.canceled_at} is null`;
  const [row] = await desk.db
    .select({ sum: sumOf(used) })
    .from(teeTimes)
    .where(stands);
  return row?.sum;
}

async function transacted(id: number): Promise<number> {
  const about = eq(transactionItems.gift_certificate_id, id);
  const [row] = await desk.db
    .select({ sum: sumOf(transactionItems.total) })
    .from(transactionItems)
    .where(about);
  return row?.sum ?? 0;
}

it("refuses a movement with the wrong sign, and one without a change of the balance", async () => {
  const id = await addCertificate(desk.db, { serial: "SIGNS", raw_balance: cents(100) });
  const enter = (kind: "issued" | "used" | "returned" | "corrected", amount: number) =>
    desk.db
      .insert(giftCertificateMovements)
      .values({ gift_certificate_id: id, kind, amount: cents(amount), staff_user: "agent@teedesk.test" });
  await expect(enter("used", 5)).rejects.toMatchObject({ cause: { constraint: "gift_certificate_movements_sign" } });
  await expect(enter("returned", -5)).rejects.toMatchObject({
    cause: { constraint: "gift_certificate_movements_sign" },
  });
  await expect(enter("corrected", 5)).rejects.toMatchObject({
    cause: { constraint: "gift_certificate_ledger_adds_up" },
  });
  expect(await balanceOf(id)).toBe(100);
});
