import { type Level, mayCall, mayOpen, type OperationId, type Screen } from "@teedesk/domain";
import type { ReportName } from "../../api/reportAddress.ts";
import type { Config } from "../../config/config.ts";
import { paths } from "../../navigation/paths.ts";

/** A report of the index: a page with a form, or a download without one. */
export type ReportEntry = { readonly name: string; readonly purpose: string } & (
  | { readonly screen: Screen; readonly path: string; readonly needs?: "shows_earnings" }
  | { readonly download: ReportName; readonly operation: OperationId }
);

type ReportGroup = { readonly heading: string; readonly entries: readonly ReportEntry[] };

/** OPS-REP-10 to OPS-REP-21, grouped by subject. */
const groups: readonly ReportGroup[] = [
  {
    heading: "Rates and courses",
    entries: [
      {
        name: "Rate Sheet",
        purpose: "The rates in force, a row for each range of days.",
        download: "rate-sheet",
        operation: "downloadRateSheetReport",
      },
      {
        name: "Old Rate Sheet",
        purpose: "The rates in force, a row for each rate, with wholesale rate and commission.",
        download: "old-rate-sheet",
        operation: "downloadOldRateSheetReport",
      },
      {
        name: "Maintenance",
        purpose: "The days on which courses are closed.",
        download: "maintenance",
        operation: "downloadMaintenanceReport",
      },
    ],
  },
  {
    heading: "Sales",
    entries: [
      {
        name: "Commission Report",
        purpose: "Each agent's bookings and the commission on them.",
        screen: "/reports/commission",
        path: paths.commissionReport(),
      },
      {
        name: "Sales Report",
        purpose: "The reservations made in a month, day by day.",
        screen: "/reports/sales_report",
        path: paths.salesReport(),
      },
      {
        name: "Sales Report 2",
        purpose: "Now more like the commission report: each agent's bookings, with what courses get of them.",
        screen: "/reports/new_sales_report",
        path: paths.newSalesReport(),
      },
      {
        name: "Revenue Comparison",
        purpose: "The revenue of each course in two periods, side by side.",
        screen: "/reports/revenue-comparison",
        path: paths.revenueComparisonReport(),
      },
      {
        name: "Weekly",
        purpose: "The bookings made, week by week from Monday to Sunday.",
        screen: "/reports/weekly",
        path: paths.weeklyReport(),
      },
      {
        name: "Earnings",
        purpose: "Slots seen, sold and gone elsewhere, revenue and margin, by course, weekday and hour of play.",
        screen: "/reports/earnings",
        path: paths.earningsReport(),
        needs: "shows_earnings",
      },
    ],
  },
  {
    heading: "Accounts",
    entries: [
      {
        name: "Accounts Payable Monthly",
        purpose: "What each course is owed for the rounds played there.",
        screen: "/reports/ap_monthly",
        path: paths.accountsPayableReport(),
      },
      {
        name: "Gift Certificates",
        purpose: "The certificates sold, what was redeemed and what is left on them.",
        screen: "/reports/gift-certificate",
        path: paths.giftCertificateReport(),
      },
      {
        name: "Tee Time / Customer Report",
        purpose: "Tee times with their customers and what was paid.",
        screen: "/reports/tee_time",
        path: paths.teeTimeReport(),
      },
    ],
  },
];

const isOpenTo = (level: Level, config: Config, entry: ReportEntry): boolean =>
  "screen" in entry
    ? mayOpen(level, entry.screen) && (entry.needs === undefined || config[entry.needs])
    : mayCall(level, entry.operation);

/** The reports that a level may run (ROLE-14), of those that the server has. */
export const reportsFor = (level: Level, config: Config): readonly ReportGroup[] =>
  groups
    .map(({ heading, entries }) => ({ heading, entries: entries.filter((entry) => isOpenTo(level, config, entry)) }))
    .filter(({ entries }) => entries.length > 0);
