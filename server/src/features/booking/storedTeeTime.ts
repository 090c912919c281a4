import type { Discount, GiftCertificate } from "@teedesk/domain";
import type { golfCourses } from "../../db/schema/golfCourses.ts";
import type { teeTimes } from "../../db/schema/teeTimes.ts";
import type { transactionItems } from "../../db/schema/transactionItems.ts";
import type { transactionRecords } from "../../db/schema/transactionRecords.ts";
import type { GolfRateRow } from "./findGolfRate.ts";
import type { CustomerRow } from "./matchCustomer.ts";

/** A tee time with the records around it that its wire form and its receipt tell about. */
export type StoredTeeTime = {
  readonly teeTime: typeof teeTimes.$inferSelect;
  readonly customer: CustomerRow;
  readonly course: Pick<typeof golfCourses.$inferSelect, "id" | "course_name" | "email">;
  readonly rate: Pick<GolfRateRow, "id" | "internal_memo"> | null;
  readonly discount: Pick<Discount, "id" | "code"> | null;
  readonly certificate: Pick<GiftCertificate, "id" | "serial"> | null;
  readonly record: typeof transactionRecords.$inferSelect;
  readonly items: readonly (typeof transactionItems.$inferSelect)[];
};
