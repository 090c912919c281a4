import type { Mistake } from "./mistakes.ts";
import { inFile } from "./wiring.ts";

const recovered = "server/src/payments/recoverPayments.test.ts";

/** Mistakes in what is stored of a card's payment, and in who may take it back (DECISION-54). */
export const paymentMistakes: readonly Mistake[] = [
  inFile("payments/intents", recovered)(
    "takes a payment back whose capture has begun",
    'eq(paymentIntents.tee_time_id, tee_time_id), eq(paymentIntents.state, "owned"))',
    "eq(paymentIntents.tee_time_id, tee_time_id))",
  ),
  inFile("payments/authoriseCard", recovered)("keeps the beginning of a card's number", ".slice(-4)", ".slice(0, 4)"),
];
