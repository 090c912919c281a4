import { type Issue, type RateDateRangeInput, rateDateRangeForm } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { golfRates, rateDateRanges, rateDays } from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { invalid, notFound } from "../../platform/refusal.ts";
import { accepted } from "../../platform/refuseIssues.ts";
import { retried } from "../../platform/retried.ts";
import { findDateRanges } from "../../pricing/describeGolfRate.ts";
import { holdRecord } from "../../records/lockVersion.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { copyRateDateRanges } from "./copyRateDateRanges.ts";
import { rangesInHistory } from "./rateInHistory.ts";
import { summarizeRates } from "./summarizeRates.ts";

type Wire = components["schemas"];
type RateDateRange = Wire["RateDateRange"];
type Sent = Wire["RateDateRangeInput"];

/** The contract's limit of ranges in a rate. */
const maxRanges = 1000;

async function findRange(db: Database, id: number): Promise<RateDateRange | null> {
  const [range] = await findDateRanges(db, eq(rateDateRanges.id, id));
  return range ?? null;
}

async function shownRange(db: Database, id: number): Promise<RateDateRange> {
  const range = await findRange(db, id);
  if (range === null) throw notFound();
  return range;
}

/** Locks the rate, so that its ranges change one after the other. Null if there is no such rate. */
async function lockRate(tx: Database, id: number): Promise<number | null> {
  const [rate] = await tx.select({ id: golfRates.id }).from(golfRates).where(eq(golfRates.id, id)).for("update");
  return rate?.id ?? null;
}

/** Names the weekdays as the contract does (UNCLEAR-49). */
const onTheWire = ({ path, code }: Issue): Issue => ({ path: path === "rate_days" ? "rate_date_days" : path, code });

const acceptedRange = (stored: RateDateRange | null, sent: Sent): RateDateRangeInput =>
  accepted(Result.mapError(rateDateRangeForm.accept(stored, sent), (issues) => issues.map(onTheWire)));

async function storeDays(tx: Database, rate_date_range_id: number, { rate_days }: RateDateRangeInput): Promise<void> {
  await tx.delete(rateDays).where(eq(rateDays.rate_date_range_id, rate_date_range_id));
  await tx.insert(rateDays).values(rate_days.map(({ name }) => ({ rate_date_range_id, name })));
}

/** Updates the rate's summary and history after a change of a range. */
async function rateChanged(
  tx: Database,
  staff: StaffMember,
  golf_rate_id: number,
  { before, after }: { readonly before: RateDateRange | null; readonly after: RateDateRange | null },
): Promise<void> {
  await summarizeRates(tx, eq(golfRates.id, golf_rate_id));
  const listed = (range: RateDateRange | null) => rangesInHistory(range === null ? [] : [range]);
  const change = { before: listed(before), after: listed(after) };
  await recordHistory(tx, { entity: "rate", id: golf_rate_id, staff, action: "updated", ...change });
}

/** Adds a date range to a rate, in a transaction. Throws 422. */
export async function createRange(
  tx: Database,
  staff: StaffMember,
  { golf_rate_id = 0, ...sent }: Sent,
): Promise<RateDateRange> {
  if ((await lockRate(tx, golf_rate_id)) === null) throw invalid({ rate: ["There is no such golf rate."] });
  const { rate_days, ...row } = acceptedRange(null, sent);
  if ((await tx.$count(rateDateRanges, eq(rateDateRanges.golf_rate_id, golf_rate_id))) >= maxRanges)
    throw invalid({ rate_date_range: [`A golf rate has at most ${maxRanges} date ranges.`] });
  const [added] = await tx
    .insert(rateDateRanges)
    .values({ ...row, golf_rate_id })
    .returning({ id: rateDateRanges.id });
  const id = added?.id ?? 0;
  await storeDays(tx, id, { ...row, rate_days });
  const after = await shownRange(tx, id);
  await rateChanged(tx, staff, golf_rate_id, { before: null, after });
  return after;
}

async function updateRange(
  tx: Database,
  staff: StaffMember,
  change: Wire["RateDateRangeChange"],
): Promise<RateDateRange> {
  const { id, lock_version, golf_rate_id, ...sent } = change;
  const before = await holdRecord(tx, rateDateRanges, { entity: null, id, lock_version }, findRange);
  if (golf_rate_id !== undefined && golf_rate_id !== before.golf_rate_id)
    throw invalid({ rate: ["This date range belongs to another golf rate."] });
  await lockRate(tx, before.golf_rate_id);
  const { rate_days, ...row } = acceptedRange(before, sent);
  await tx.update(rateDateRanges).set(row).where(eq(rateDateRanges.id, id));
  await storeDays(tx, id, { ...row, rate_days });
  const after = await shownRange(tx, id);
  await rateChanged(tx, staff, before.golf_rate_id, { before, after });
  return after;
}

/** Deletes a date range, in a transaction. Throws 404. */
export async function removeRange(tx: Database, staff: StaffMember, id: number): Promise<Record<string, never>> {
  const before = await holdRecord(tx, rateDateRanges, { entity: null, id }, findRange);
  await lockRate(tx, before.golf_rate_id);
  await tx.delete(rateDateRanges).where(eq(rateDateRanges.id, id));
  await rateChanged(tx, staff, before.golf_rate_id, { before, after: null });
  return {};
}

type RateDateRangeHandlers = Pick<
  Handlers,
  "createRateDateRange" | "updateRateDateRange" | "deleteRateDateRange" | "copyRateDateRanges"
>;

/** The date ranges of rates (ADM-RATE-50 to ADM-RATE-73). Only admins write them (ROLE-20 to ROLE-22). */
export function rateDateRangeHandlers({ db }: Services): RateDateRangeHandlers {
  const write = <Returned>(work: (tx: Database) => Promise<Returned>) => retried(() => db.transaction(work));
  return {
    createRateDateRange: ({ body, staff }) => write((tx) => createRange(tx, staff, body.rate_date_range)),
    updateRateDateRange: ({ body, staff }) => write((tx) => updateRange(tx, staff, body.rate_date_range)),
    deleteRateDateRange: ({ path, staff }) => write((tx) => removeRange(tx, staff, path.id)),
    copyRateDateRanges: ({ body, staff }) => write((tx) => copyRateDateRanges(tx, staff, body)),
  };
}
