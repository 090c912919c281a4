import { type Cents, fullName, negateCents, type ReportPeriod, reportPeriodIssues, sumCents } from "@teedesk/domain";
import { textCell } from "@teedesk/xlsx";
import { and, eq, getTableColumns } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as Result from "effect/Result";
import type { Query } from "../../../contract/contract.ts";
import type { Database } from "../../../db/database.ts";
import { customers } from "../../../db/schema/customers.ts";
import { giftCertificates } from "../../../db/schema/giftCertificates.ts";
import { golfCourses } from "../../../db/schema/golfCourses.ts";
import { instantsIn } from "../../../platform/businessDay.ts";
import { keyOf, keysOf, orderOf } from "../../../records/sorts.ts";
import { certificateFigures } from "../../../sales/certificates.ts";
import type { Calendar } from "../../teeTimes/list/teeTimeList.ts";
import { keysetBatches } from "../keysetBatches.ts";
import type { MomentCell, Report } from "../report.ts";
import { periodInName, periodOf, periodText } from "../reportDays.ts";
import { moneyColumn, type TableColumn, table } from "../table.ts";

type Asked = Query<"downloadGiftCertificateReport">;

const fields = { start: "startDate", end: "endDate" };

/** OPS-REP-28, OPS-REP-29: with all dates both dates are ignored. */
const askedPeriod = ({ allDates, startDate, endDate }: Asked): ReportPeriod =>
  allDates === true ? periodOf({}) : periodOf({ start_date: startDate, end_date: endDate });

const sorts = [giftCertificates.created_at, giftCertificates.id].map((column) => ({ ...keyOf(column), down: false }));

function certificates(db: Database, period: ReportPeriod, timeZone: string) {
  const [purchaser, recipient] = [alias(customers, "purchaser"), alias(customers, "recipient")];
  const figures = certificateFigures(db);
  return keysetBatches(sorts, ({ after, size }) =>
    db
      .select({
        ...getTableColumns(giftCertificates),
        sold_for: figures.sold_for,
        redeemed: figures.redeemed,
        purchaser: { first_name: purchaser.first_name, last_name: purchaser.last_name, email: purchaser.email },
        recipient: { first_name: recipient.first_name, last_name: recipient.last_name, email: recipient.email },
        course_name: golfCourses.course_name,
        keys: keysOf(sorts),
      })
      .from(giftCertificates)
      .crossJoinLateral(figures)
      .leftJoin(purchaser, eq(purchaser.id, giftCertificates.customer_id))
      .leftJoin(recipient, eq(recipient.id, giftCertificates.recipient_id))
      .leftJoin(golfCourses, eq(golfCourses.id, giftCertificates.golf_course_id))
      .where(and(...instantsIn(giftCertificates.created_at, [period.start, period.end], timeZone), after))
      .orderBy(...orderOf(sorts))
      .limit(size),
  );
}

type Row = ReturnType<typeof certificates> extends AsyncIterable<infer One> ? One : never;

/** The rest of the balance, so that each row adds up: Sold For + Corrected − Redeemed = Balance. */
const correctedOf = ({ sold_for, redeemed, raw_balance }: Row): Cents =>
  Result.getOrThrow(sumCents([raw_balance, redeemed, negateCents(sold_for)]));

const columns = (moment: MomentCell): readonly TableColumn<Row>[] => [
  { title: "Serial", width: 16, cell: ({ serial }) => textCell(serial) },
  { title: "Sold At", width: 18, cell: ({ created_at }) => moment(created_at) },
  moneyColumn("Sold For", ({ sold_for }) => sold_for),
  moneyColumn("Redeemed", ({ redeemed }) => redeemed),
  moneyColumn("Balance", ({ raw_balance }) => raw_balance),
  { title: "Purchaser", width: 24, cell: ({ purchaser }) => textCell(fullName(purchaser)) },
  { title: "Purchaser Email", width: 30, cell: ({ purchaser }) => textCell(purchaser?.email ?? "") },
  { title: "Recipient", width: 24, cell: ({ recipient }) => textCell(fullName(recipient)) },
  { title: "Recipient Email", width: 30, cell: ({ recipient }) => textCell(recipient?.email ?? "") },
  { title: "Delivery", width: 10, cell: ({ email_delivery }) => textCell(email_delivery ? "Email" : "Mail") },
  { title: "Course", width: 28, cell: ({ course_name }) => textCell(course_name ?? "") },
  { title: "Internal Memo", width: 40, cell: ({ internal_memo }) => textCell(internal_memo) },
  moneyColumn("Corrected", correctedOf),
];

/** The gift certificates sold in a period, with the amounts redeemed and left. */
export const giftCertificateReport = ({ timeZone }: Calendar): Report<Asked> => ({
  title: "Gift certificates",
  fileName: (asked) => `gift-certificates-${periodInName(askedPeriod(asked))}`,
  issues: (asked) => reportPeriodIssues(askedPeriod(asked), fields),
  about: async (_, asked) => [
    ["Sold", periodText(askedPeriod(asked))],
    ["Sold For", "What the certificate was sold for."],
    ["Redeemed", "What tee times took from it, less what they gave back."],
    ["Balance", "What is left on it now."],
    [
      "Corrected",
      "What it is worth without a sale: staff's corrections, and what it was issued for less what it was sold for.",
    ],
  ],
  tables: (db, asked, moment) => [
    table({
      name: "Gift certificates",
      columns: columns(moment),
      rows: certificates(db, askedPeriod(asked), timeZone),
    }),
  ],
});
