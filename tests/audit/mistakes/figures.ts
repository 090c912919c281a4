import type { Mistake } from "./mistakes.ts";
import { inFile } from "./wiring.ts";

const proved = "server/src/features/proof/proveTeeTime.test.ts";
const earned = "server/src/features/reports/earnings/earnings.test.ts";

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
  inFile("features/reports/bookings/costNotKnown", "server/src/features/reports/costNotKnown.test.ts")(
    "reads a sale's newest terms as of a moment before terms were stored",
    'else other.id < held.id and not ${isTaken("held")} end',
    "else false end",
  ),
  inFile("features/proof/asBooked", proved)(
    "proves the first change of a tee time as what was agreed",
    '(action === "created" ? change.after : change.before)',
    "change.after",
  ),
  inFile("features/proof/proveTerms", proved)(
    "ends the standard refund of a later course by the play that was agreed",
    'sold.taken_for === "course change" ? now : agreed',
    'sold.taken_for === "course change" ? agreed : agreed',
  ),
  inFile("features/proof/proveTeeTime", proved)(
    "dates a proof before a refund that is under way",
    "    ...records.cancelations.map(({ updated_at }) => updated_at),\n",
    "",
  ),
  inFile("features/reports/earnings/earningsLists", earned)(
    "takes an archived rate for one of today",
    "or offered.day < ${today}::date)",
    "or offered.day <= ${today}::date)",
  ),
  inFile(
    "features/reports/exceptions/exceptions.repository",
    "server/src/features/reports/exceptions/exceptions.test.ts",
  )(
    "lists the exceptions of a day by UTC's clock",
    "instantsIn(sql`created_at`, days, timeZone)",
    'instantsIn(sql`created_at`, days, "UTC")',
  ),
  inFile(
    "resources/transactionRecords/transactionRecords.handlers",
    "server/src/resources/transactionRecords/transactionRecords.test.ts",
  )(
    "lists the records after a sale the newest first",
    "(await listOf(teeTime, path.id)).toReversed()",
    "await listOf(teeTime, path.id)",
  ),
];
