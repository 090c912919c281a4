import { type DiscountInput, discountForm, parsePercent } from "@teedesk/domain";
import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { discountCourses, discounts, teeTimes, transactionItems } from "../../db/schema/index.ts";
import { centsOf, coursesOf, decimal } from "../../records/columns.ts";
import { contains, isAmount, onOrAfter, onOrBefore } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import { withUnits } from "../../records/told.ts";
import type { Services } from "../../services.ts";

const { id, lock_version, code, start_date, end_date, is_dollars, raw_amount } = discounts;
const { min_discount_cents, max_discount_cents, min_players, max_players, gift_certificate_stack, enabled } = discounts;

const shown = {
  id,
  lock_version,
  code,
  start_date,
  end_date,
  is_dollars,
  is_dollars_display: sql<"$" | "%">`case when ${is_dollars} then '$' else '%' end`,
  amount: sql<string>`case when ${is_dollars} then (${raw_amount} * 0.01)::numeric(14, 2)::text else trim_scale(${raw_amount})::text end`,
  raw_amount,
  min_discount: decimal(min_discount_cents),
  max_discount: decimal(max_discount_cents),
  min_players,
  max_players,
  gift_certificate_stack,
  enabled,
  courses: coursesOf(discountCourses, discountCourses.discount_id, id),
};

const nothing = sql`false`;

/** Dollars of those in dollars, and percent of the others. */
const takesOff = (typed: string): SQL | undefined => {
  if (typed.trim() === "") return undefined;
  return or(
    and(eq(is_dollars, true), isAmount(raw_amount, typed)),
    Result.match(parsePercent(typed), {
      onFailure: () => nothing,
      onSuccess: (hundredths) => and(eq(is_dollars, false), eq(raw_amount, hundredths / 100)),
    }),
  );
};

async function storeCourses(tx: Database, discount_id: number, { courses }: DiscountInput): Promise<void> {
  await tx.delete(discountCourses).where(eq(discountCourses.discount_id, discount_id));
  if (courses.length === 0) return;
  await tx.insert(discountCourses).values(courses.map((course) => ({ discount_id, golf_course_id: course.id })));
}

const codes = tableResource<Query<"listDiscounts">>()({
  entity: "discount",
  table: discounts,
  form: discountForm,
  shown: (db) => db.select(shown).from(discounts).$dynamic(),
  filters: {
    code: (text) => contains(code, text),
    start_date: (day) => or(isNull(end_date), onOrAfter(end_date, day)),
    end_date: (day) => or(isNull(start_date), onOrBefore(start_date, day)),
    amount: takesOff,
    is_dollars: (wanted) => eq(is_dollars, wanted),
    min_discount: (typed) => isAmount(min_discount_cents, typed),
    max_discount: (typed) => isAmount(max_discount_cents, typed),
    gift_certificate_stack: (wanted) => eq(gift_certificate_stack, wanted),
    enabled: (wanted) => eq(enabled, wanted),
    min_players: (players) => eq(min_players, players),
    max_players: (players) => eq(max_players, players),
  },
  sorts: {
    code: lower(code),
    start_date,
    end_date,
    amount: sql`case when ${is_dollars} then ${raw_amount} / 100 else ${raw_amount} end`,
    is_dollars,
    min_discount: min_discount_cents,
    max_discount: max_discount_cents,
    gift_certificate_stack,
    enabled,
    min_players,
    max_players,
  },
  order: [asc(lower(code))],
  row: (input) => ({
    code: input.code,
    start_date: input.start_date === "" ? null : input.start_date,
    end_date: input.end_date === "" ? null : input.end_date,
    is_dollars: input.is_dollars,
    raw_amount: input.is_dollars ? centsOf(input.amount) : Number(input.amount),
    min_discount_cents: centsOf(input.min_discount),
    max_discount_cents: centsOf(input.max_discount),
    min_players: input.min_players,
    max_players: input.max_players,
    gift_certificate_stack: input.gift_certificate_stack,
    enabled: input.enabled,
  }),
  stored: storeCourses,
  told: (discount) =>
    withUnits(discount, { dollars: ["min_discount", "max_discount"], either: { amount: "is_dollars" } }),
  constraints: {
    discounts_code: { path: "code", code: "code_taken" },
    discount_courses_golf_course_id_golf_courses_id_fk: { path: "courses", code: "choice_unknown" },
  },
  references: {
    to: (discount) => [
      ["tee_time", teeTimes.id, eq(teeTimes.golf_discount_id, discount)],
      ["transaction", transactionItems.transaction_record_id, eq(transactionItems.golf_discount_id, discount)],
    ],
    instead: "Disable it instead.",
  },
});

/** Discount codes (ADM-DISC); only admins see and write them (ROLE-10, ROLE-11). */
export function discountHandlers({ db }: Services): ResourceHandlers<"Discount"> {
  const records = codes(db);
  return {
    listDiscounts: ({ query }) => records.list(query),
    countDiscounts: ({ query }) => records.count(query),
    getDiscount: ({ path }) => records.show(path.id),
    createDiscount: ({ body, staff }) => records.create(staff, body.discount),
    updateDiscount: ({ body, staff }) => records.update(staff, body.id, body.discount),
    deleteDiscount: ({ path, staff }) => records.remove(staff, path.id),
  };
}
