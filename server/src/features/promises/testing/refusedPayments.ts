import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { gatewayPayments } from "../../../db/schema/gateway.ts";
import { paymentIntents } from "../../../db/schema/index.ts";
import { captureIntent } from "../../../payments/intents.ts";
import type { Settlement } from "../../../ports/paymentGateway.ts";
import { createSandboxGateway } from "../../../ports/sandboxGateway.ts";
import { askIn, booksProblems } from "../../../sales/books/checkBooks.ts";
import { promisesBySql } from "../../../testing/promisesBySql.ts";
import { given, openPromiseDesk } from "./openPromiseDesk.ts";

export const refused: Settlement = { kind: "refused" };
export const silent: Settlement = { kind: "unavailable", error: new Error("timeout") };

/** The desk, with what the gateway does to the payments of its bookings, of $425.30 each. */
export async function openRefusedPayments() {
  const opened = await openPromiseDesk();
  const { desk, open, book, clear } = opened;
  const gateway = createSandboxGateway(desk.db);
  const intentOf = async (id: number) =>
    given((await desk.db.select().from(paymentIntents).where(eq(paymentIntents.tee_time_id, id)))[0]);
  const ofGateway = async (id: number) => eq(gatewayPayments.reference, (await intentOf(id)).id);
  /** Asks the gateway for the payment of a booking, as recovery does; it gives this answer, or its own. */
  const capture = async (tee_time_id: number, answer?: Settlement) => {
    const answering = { ...gateway, capture: answer === undefined ? gateway.capture : async () => answer };
    return captureIntent(desk.db, answering, (await intentOf(tee_time_id)).id);
  };
  return {
    ...opened,
    gateway,
    intentOf,
    ofGateway,
    capture,
    /** As `clear`, and no payment is refused any more. */
    clear: async () => {
      await clear();
      await desk.db.update(paymentIntents).set({ refused_at: null, settled_at: null });
    },
    stateOf: async (id: number) => (await intentOf(id)).state,
    atGateway: async (id: number) =>
      (
        await desk.db
          .select()
          .from(gatewayPayments)
          .where(await ofGateway(id))
      )[0]?.state,
    /** Books, and the gateway refuses the capture. */
    bookRefused: async (confirmation = "TT-1") => {
      const { id } = await book({ confirmation });
      await capture(id, refused);
      return id;
    },
    /** Cancels with a refund of all of it, or otherwise. */
    order: async (id: number, more: object = {}) => {
      const body = { id, cancel: true, force_cancel: false, refund: true, refund_amount: 42_530, reason: "Rain" };
      return (await desk.call("POST", "/api/tee_times/cancel", { ...body, ...more })).json();
    },
    /** The open promises, by the list and by the statement that is written otherwise. */
    expectOpen: async (promises: readonly string[]) => {
      expect(await open()).toEqual(promises);
      const bySql = await desk.db.execute(sql.raw(promisesBySql("2026-11-21")));
      expect(bySql).toMatchObject({ rows: promises.map((promise) => ({ promise })) });
    },
    booksProblemsOf: async (id: number) => {
      const intent = await intentOf(id);
      const all = await desk.db.transaction((tx) => booksProblems(askIn(tx)));
      return all.filter((problem) => problem.includes(`tee time ${id}:`) || problem.includes(intent.id));
    },
  };
}
