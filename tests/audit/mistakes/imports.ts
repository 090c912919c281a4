import type { Mistake } from "./mistakes.ts";
import { inDomain } from "./prices.ts";
import { inMigration } from "./triggers.ts";
import { inFile } from "./wiring.ts";

const sale = inDomain("sale/importedSale", "imported_sale");

/** Mistakes by which a file of another system is stored with other amounts, or as other records (DECISION-68). */
export const importMistakes: readonly Mistake[] = [
  sale(
    "adds the service fee to an imported price",
    "addCents(price, negateCents(service_fee))",
    "addCents(price, negateCents(price - price))",
    "BUS-06",
  ),
  sale(
    "takes an imported booking for paid of which a part was",
    "if (paid !== 0 && paid !== price) return",
    "if (false) return",
    "BUS-07",
  ),
  inFile("features/imports/kinds/bookings", "server/src/features/imports/kinds.test.ts")(
    "stores the price of an imported booking as its charge",
    "charge === price ? whole : await priceAt(formatCents(charge))",
    "whole",
  ),
  inFile("features/imports/kinds/bookings", "server/src/features/imports/kinds.test.ts")(
    "imports a booking into hours that begin to close beside it",
    "values: row.values, courses, lock: true",
    "values: row.values, courses, lock: false",
  ),
  inFile("features/imports/kinds/bookings", "server/src/features/imports/kinds.test.ts")(
    "imports a booking at another rate than was planned",
    "golf_rate_id: rate?.id ?? null",
    "golf_rate_id: null",
  ),
  inFile("features/imports/kinds/rates", "server/src/features/imports/kinds.test.ts")(
    "takes back days of a rate on which a tee time was sold",
    "(await soldIn(tx, record_id, range)) > 0",
    "(await soldIn(tx, record_id, range)) < 0",
  ),
  inFile("features/imports/kinds/rates", "server/src/features/imports/rates.test.ts")(
    "keeps days of a rate that was sold on other days",
    "      between(teeTimes.play_date, start, end),\n",
    "",
  ),
  inFile("features/imports/kinds/rates", "server/src/features/imports/rates.test.ts")(
    "imports rates otherwise than was planned",
    "now !== undefined && isSamePlan(row, now)",
    "now !== undefined",
  ),
  inFile("features/imports/kinds/rates", "server/src/features/imports/kinds.test.ts")(
    "takes the days of another rate for those of the imported one",
    "range.golf_rate_id === rate?.id && storedRangeText",
    "storedRangeText",
  ),
  inFile("features/imports/kinds/bookings", "server/src/features/imports/kinds.test.ts")(
    "takes a canceled booking for the imported one",
    "    isNull(teeTimes.canceled_at),\n",
    "",
  ),
  inFile("features/imports/kinds/customers", "server/src/features/imports/customers.test.ts")(
    "takes whoever shares an address for one person",
    "isNamed(input, stored) && isSameContact(input, stored)",
    "isSameContact(input, stored)",
    "BUS-09",
  ),
  inFile("features/imports/kinds/rates", "server/src/features/imports/kinds.test.ts")(
    "imports a percentage of commission as dollars",
    "is_commission_dollars: !isPercent",
    "is_commission_dollars: true",
  ),
  inFile("features/imports/kinds/certificates", "server/src/features/imports/kinds.test.ts")(
    "imports a certificate of one course for all",
    "golf_course_id: course?.id ?? null",
    "golf_course_id: null",
  ),
  inFile("features/imports/kinds/certificates", "server/src/features/imports/kinds.test.ts")(
    "withdraws a certificate whose value was corrected",
    "stored.lock_version !== lock_version || (await",
    "(await",
  ),
  inFile("features/imports/kinds/bookings", "server/src/features/imports/kinds.test.ts")(
    "takes today for a day that has passed",
    "if (play_date < clock.today())",
    "if (play_date <= clock.today())",
  ),
  inFile("features/imports/kinds/rates", "server/src/features/imports/kinds.test.ts")(
    "begins the weekend on Friday",
    "return week.slice(5);",
    "return week.slice(4);",
  ),
  inMigration("0058_imports", "features/imports/serverRole")(
    "issues a certificate that was there before",
    "WHERE id = certificate AND created_at = now();",
    "WHERE id = certificate;",
  ),
  inMigration("0058_imports", "features/imports/serverRole")(
    "issues a certificate for a row that is done",
    "AND r.action = 'create' AND r.state = 'waiting'",
    "AND r.action = 'create'",
  ),
  inMigration("0058_imports", "features/imports/serverRole")(
    "issues a certificate for an import that does not run",
    " AND i.state = 'running'",
    "",
  ),
];
