import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { consents, lostLeads } from "../../db/schema/index.ts";
import { promisesBySql } from "../../testing/promisesBySql.ts";
import { settledCardsBySql } from "../../testing/settledCardsBySql.ts";
import { given } from "./testing/openPromiseDesk.ts";
import { openRefusedPayments, refused, silent } from "./testing/refusedPayments.ts";

const payments = await openRefusedPayments();
const { desk, list, listToAdmin, callAsAdmin, open, close, book, cancel, undo, capture, order, gateway, intentOf } =
  payments;
afterAll(() => desk.close());

it("DECISION-55 open promises equal an SQL over the records after a hundred random acts", async () => {
  const [seed, many] = [Number(process.env["SEED"] ?? 25), Number(process.env["ACTS"] ?? 100)];
  let state = seed;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const pick = <T>(choices: readonly T[]): T => given(choices[Math.floor(random() * choices.length)]);
  const ids: number[] = [];
  const leads = await desk.db.select().from(lostLeads).where(sql`customer_id is not null`).limit(3);
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    async book() {
      const doubts = random() < 0.3 ? { doubts: ["group_large"] } : {};
      const place = { play_time: pick(["09:10", "10:30", "12:00"]), confirmation: pick(["", "", "TT-5"]) };
      const from = random() < 0.3 ? { lost_lead_id: pick(leads).id } : {};
      const { id } = await book({ ...place, ...from }, doubts);
      if (id !== undefined) ids.push(id);
    },
    move: () => desk.update(pick(ids), { tee_time: { play_time: pick(["09:10", "10:30", "12:00"]) } }),
    players: () => desk.update(pick(ids), { tee_time: { players: pick([1, 2, 3]) } }),
    confirm: () => desk.update(pick(ids), { tee_time: { confirmation: pick(["TT-1", "tt-2", "INTERNAL"]) } }),
    course: () =>
      desk.update(pick(ids), {
        tee_time: { course: { id: pick([1, 2]) }, ...pick([{}, { confirmation: "TT-3" }, { confirmation: "TT-4" }]) },
      }),
    agreed: () => desk.update(pick(ids), { tee_time: { players: pick([1, 2, 3]) }, course_agreed: true }),
    renumber: () =>
      desk.update(pick(ids), {
        tee_time: { play_time: pick(["10:30", "12:00"]), confirmation: pick(["TT-2", "INTERNAL"]) },
      }),
    cancel: () => cancel(pick(ids)),
    undo: () => undo(pick(ids)),
    outcome() {
      const end = pick([{ outcome: "no_answer" }, { outcome: "call_back", call_at: "2026-11-22T18:00:00Z" }]);
      return desk.call("POST", "/api/calls/record", { lost_lead_id: pick(leads).id, ...end });
    },
    call: () => desk.call("POST", "/api/promises/call", { customer_id: pick([1, 2]), call_at: "2026-11-22T18:00:00Z" }),
    async close() {
      const all = await list();
      if (all.length > 0) await close(pick(all).kind, pick(all).record_id);
    },
    refuse: () => capture(pick(ids), pick([refused, refused, silent])),
    capture: () => capture(pick(ids)),
    /** The gateway has captured what it seemed to refuse. */
    charge: async () => gateway.capture((await intentOf(pick(ids))).id),
    refund: () => order(pick(ids), { cancel: pick([true, false]), refund_amount: pick([20_000, 42_530]) }),
    async settle() {
      const failed = (await list()).filter(({ kind }) => kind === "failed_payment");
      if (failed.length === 0) return;
      const { record_id, payment_amount, is_charged } = pick(failed);
      const seen = { payment_amount, is_charged, reason: "Paid in cash" };
      await desk.call("POST", "/api/promises/close", { kind: "failed_payment", record_id, ...seen });
    },
    async ask() {
      const facts = { refund_amount: null, standard_refund: null, transaction_total: 0, version: 1 };
      const by = pick(["admin@teedesk.test", "agent@teedesk.test", "kim@teedesk.test"]);
      const cancelation = { cancel: true, force_cancel: true, ...facts };
      const asked = { tee_time_id: pick(ids), cancelation, staff_user: by, reason: "Rain" };
      const expires_at = pick([sql`now() - interval '1 second'`, sql`now() + interval '1 day'`]);
      await desk.db
        .update(consents)
        .set({ state: "replaced" })
        .where(sql`tee_time_id = ${asked.tee_time_id} and staff_user = ${by}`);
      await desk.db.insert(consents).values({ ...asked, expires_at });
    },
    async decline() {
      const asked = (await listToAdmin()).filter(({ kind }) => kind === "awaited_consent");
      if (asked.length > 0) await callAsAdmin("POST", `/api/consents/decline/${pick(asked).record_id}`);
    },
    async keep() {
      const [one] = await list();
      if (one !== undefined) await close(one.kind, one.record_id);
    },
  };
  await acts["book"]?.();
  for (let count = 0; count < many; count += 1) {
    const name = pick(Object.keys(acts));
    await acts[name]?.();
    if (count % 10 !== 0) continue;
    const opened = await desk.db.execute(sql.raw(settledCardsBySql));
    expect(opened, `seed ${seed}, act ${count}: ${name}`).toMatchObject({ rows: [] });
    const toAdmin = (await listToAdmin()).map(({ kind, record_id }) => `${kind} ${record_id}`);
    for (const [listed, admin] of [
      [await open(), null],
      [toAdmin, "admin@teedesk.test"],
    ] as const) {
      const found: unknown = await desk.db.execute(sql.raw(promisesBySql("2026-11-21", admin)));
      const rows: unknown = Reflect.get(Object(found), "rows");
      const expected = Array.isArray(rows) ? rows.map((row: { readonly promise: string }) => row.promise) : [];
      expect(listed.toSorted(), `seed ${seed}, act ${count}: ${name}`).toEqual(expected.toSorted());
    }
  }
});
