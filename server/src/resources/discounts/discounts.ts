import { discountForm } from "@teedesk/domain";
import { isNull, or } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import { lower } from "../../db/schema/columns.ts";
import { discountCourses, discounts, teeTimes, transactionItems } from "../../db/schema/index.ts";
import { columnsOf, dayOrNull } from "../../records/columns.ts";
import { withUnits } from "../../records/inHistory.ts";
import { courseList } from "../../records/links.ts";
import { contains, ignoringCase, onOrAfter, onOrBefore } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { amountFilters, amountSorts, shownAmounts, storedAmounts } from "./discountAmounts.ts";

const { min_discount_cents: _, max_discount_cents: __, ...columns } = columnsOf(discounts);
const { id, code, start_date, end_date, is_dollars, gift_certificate_stack, enabled, min_players, max_players } =
  columns;
const exact = { is_dollars, gift_certificate_stack, enabled, min_players, max_players };
const courses = courseList(discountCourses, discountCourses.discount_id, id);
const shown = { ...columns, ...shownAmounts, courses: courses.shown };

const codes = tableResource<Query<"listDiscounts">>()({
  entity: "discount",
  table: discounts,
  form: discountForm,
  shown: (db) => db.select(shown).from(discounts).$dynamic(),
  filters: {
    ...exact,
    ...amountFilters,
    code: (text) => contains(code, text),
    start_date: (day) => or(isNull(end_date), onOrAfter(end_date, day)),
    end_date: (day) => or(isNull(start_date), onOrBefore(start_date, day)),
  },
  sorts: { ...exact, ...amountSorts, ...ignoringCase({ code }), start_date, end_date },
  order: ["code"],
  row: ({ courses: _courses, start_date, end_date, ...discount }) => ({
    ...storedAmounts(discount),
    start_date: dayOrNull(start_date),
    end_date: dayOrNull(end_date),
  }),
  stored: courses.store,
  inHistory: (code) => withUnits(code, { dollars: ["min_discount", "max_discount"], either: { amount: "is_dollars" } }),
  constraints: {
    ...courses.constraints,
    discounts_code: {
      path: "code",
      code: "code_taken",
      unique: { kind: "discount", table: discounts, name: code, value: lower(code) },
    },
  },
  references: [
    ["tee_time", teeTimes.id, teeTimes.golf_discount_id],
    ["transaction", transactionItems.transaction_record_id, transactionItems.golf_discount_id],
  ],
  instead: "Disable it instead.",
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
