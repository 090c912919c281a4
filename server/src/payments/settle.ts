import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { paymentIntents } from "../db/schema/payments.ts";
import type { PaymentGateway, Settlement } from "../ports/paymentGateway.ts";

/** Takes the money of an owned intent. Any answer but `done` leaves the intent to recovery. */
export async function captureIntent(db: Database, gateway: PaymentGateway, id: string): Promise<Settlement> {
  return settled(db, id, { from: "owned", to: "captured" }, await gateway.capture(id));
}

/** Gives the authorisation of an abandoned intent back. Any answer but `done` leaves the intent to recovery. */
export async function voidIntent(db: Database, gateway: PaymentGateway, id: string): Promise<Settlement> {
  return settled(db, id, { from: "voiding", to: "voided" }, await gateway.void(id));
}

type Step = { readonly from: "owned"; readonly to: "captured" } | { readonly from: "voiding"; readonly to: "voided" };

async function settled(db: Database, id: string, step: Step, settlement: Settlement): Promise<Settlement> {
  if (settlement.kind === "done") {
    await db
      .update(paymentIntents)
      .set({ state: step.to, updated_at: sql`now()` })
      .where(and(eq(paymentIntents.id, id), eq(paymentIntents.state, step.from)));
  }
  return settlement;
}
