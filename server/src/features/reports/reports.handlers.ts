import { mayCall } from "@teedesk/domain";
import type { Handlers } from "../../contract/contract.ts";
import { createClock } from "../../platform/clock.ts";
import { forbidden } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { reportOperations } from "../../session/reportOperations.ts";
import { createReportToken } from "../../session/reportTokens.ts";
import { checkOperation } from "../../session/stepUp.ts";
import type { Calendar } from "../teeTimes/list/teeTimeList.ts";
import { accountsPayable } from "./bookings/accountsPayable.ts";
import { commissionReport, newSalesReport } from "./bookings/byAgent.ts";
import { revenueComparison } from "./bookings/revenueComparison.ts";
import { salesReport } from "./bookings/salesReport.ts";
import { teeTimeCustomerReport } from "./bookings/teeTimeCustomerReport.ts";
import { weeklyReport } from "./bookings/weeklyReport.ts";
import { createReporter } from "./createReporter.ts";
import { createReportReader } from "./createReportReader.ts";
import { earningsReport } from "./earnings/earningsReport.ts";
import { giftCertificateReport } from "./lists/giftCertificateReport.ts";
import { maintenanceReport } from "./lists/maintenanceReport.ts";
import { oldRateSheet, rateSheet } from "./lists/rateSheets.ts";
import type { ShownReport } from "./report.ts";
import { findRun } from "./reportRun.ts";
import { teeTimesExport } from "./teeTimesExport.ts";

/** The audit trail and the exceptions are exported by handlers of their own. */
type ReportOperation = Exclude<
  (typeof reportOperations)[keyof typeof reportOperations],
  "exportAuditEntries" | "downloadExceptionReport"
>;

/** Downloads (API-045 to API-056) and the tokens for them (ANSWER-27). */
export function reportHandlers(
  services: Services,
): Pick<
  Handlers,
  | "createReportToken"
  | "getEarningsFigures"
  | "getNewSalesReportFigures"
  | "getReportRun"
  | "getRevenueComparisonFigures"
  | "getSalesReportFigures"
  | "getWeeklyFigures"
  | ReportOperation
> {
  const { db, clock, config } = services;
  const report = createReporter(services);
  const read = createReportReader(services);
  /** For the page, whose reading waits for no workbook. */
  const figuresOf = <Asked, Figures>(
    shown: ShownReport<Asked, Figures>,
    call: { readonly query: Asked; readonly hasLeft: () => boolean },
  ): Promise<Figures> => read(shown, call, (tx) => shown.figures(tx, call.query));
  const timeZone = config.names.business_time_zone;
  /** Today is the day of the moment that a report is asked for as of. */
  const calendarOf = ({ query: { as_of } }: { readonly query: { readonly as_of?: string } }): Calendar => ({
    clock: as_of === undefined ? clock : createClock(timeZone, () => new Date(as_of)),
    timeZone,
  });
  const calendar = { clock, timeZone };

  return {
    async createReportToken({ body, staff }) {
      if (!mayCall(staff.level, reportOperations[body.report])) throw forbidden();
      checkOperation(services.config, reportOperations[body.report], staff);
      return createReportToken(db, { session_id: staff.session_id, report: body.report });
    },

    getReportRun: ({ path, staff }) => findRun(db, path.id, staff),

    downloadAccountsPayableReport: (call) => report(accountsPayable(calendarOf(call)), call),
    downloadCommissionReport: (call) => report(commissionReport(calendarOf(call)), call),
    downloadEarningsReport: (call) => report(earningsReport(calendar), call),
    downloadGiftCertificateReport: (call) => report(giftCertificateReport(calendarOf(call)), call),
    downloadMaintenanceReport: (call) => report(maintenanceReport, call),
    downloadNewSalesReport: (call) => report(newSalesReport(calendarOf(call)), call),
    downloadOldRateSheetReport: (call) => report(oldRateSheet(calendar), call),
    downloadRateSheetReport: (call) => report(rateSheet(calendar), call),
    downloadRevenueComparisonReport: (call) => report(revenueComparison(calendarOf(call)), call),
    downloadSalesReport: (call) => report(salesReport(calendarOf(call)), call),
    downloadTeeTimeCustomerReport: (call) => report(teeTimeCustomerReport(calendarOf(call)), call),
    downloadTeeTimesExportReport: (call) => report(teeTimesExport(calendar), call),
    downloadWeeklyReport: (call) => report(weeklyReport(calendarOf(call)), call),

    getNewSalesReportFigures: (call) => figuresOf(newSalesReport(calendarOf(call)), call),
    getEarningsFigures: (call) => figuresOf(earningsReport(calendar), call),
    getRevenueComparisonFigures: (call) => figuresOf(revenueComparison(calendarOf(call)), call),
    getSalesReportFigures: (call) => figuresOf(salesReport(calendarOf(call)), call),
    getWeeklyFigures: (call) => figuresOf(weeklyReport(calendarOf(call)), call),
  };
}
