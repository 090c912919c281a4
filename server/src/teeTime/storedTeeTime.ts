import type { Discount, GiftCertificate } from "@teedesk/domain";
import type { customers } from "../db/schema/customers.ts";
import type { golfCourses } from "../db/schema/golfCourses.ts";
import type { golfRates } from "../db/schema/golfRates.ts";
import type { teeTimes } from "../db/schema/teeTimes.ts";
import type { StoredRecord } from "./encodeTransactionRecord.ts";

/** A tee time with the records around it that its wire form and its receipt tell about. */
export type StoredTeeTime = {
  readonly teeTime: typeof teeTimes.$inferSelect;
  readonly customer: typeof customers.$inferSelect;
  readonly course: Pick<typeof golfCourses.$inferSelect, "id" | "course_name" | "email">;
  readonly rate: Pick<typeof golfRates.$inferSelect, "id" | "internal_memo"> | null;
  readonly discount: Pick<Discount, "id" | "code"> | null;
  readonly certificate: Pick<GiftCertificate, "id" | "serial"> | null;
  /** Null when nothing was paid; then there are no items either. */
  readonly record: StoredRecord["record"] | null;
  readonly items: StoredRecord["items"];
};
