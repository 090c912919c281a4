import type { Mistake } from "./mistakes.ts";
import { inFile } from "./wiring.ts";

/** Mistakes in what reports, summaries, proofs and histories say of the books. */
export const figureMistakes: readonly Mistake[] = [
  inFile("features/summaries/certificateSummary", "server/src/features/summaries/summaries.test.ts")(
    "counts a certificate once for each booking that it paid",
    "certificates: countDistinct(teeTimes.gift_certificate_id)",
    "certificates: sql<number>`count(${teeTimes.gift_certificate_id})::int`",
  ),
  inFile("resources/customers/merge/movedColumns", "server/src/resources/customers/merge/movedColumns.test.ts")(
    "calls the recipient of a moved certificate its purchaser",
    'action: "recipient changed", field: "recipient"',
    'action: "recipient changed", field: "customer"',
  ),
];
