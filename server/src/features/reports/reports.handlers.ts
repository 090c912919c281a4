import { mayCall } from "@teedesk/domain";
import type { Handlers } from "../../contract/contract.ts";
import { forbidden } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { reportOperations } from "../../session/reportOperations.ts";
import { createReportToken } from "../../session/reportTokens.ts";
import { accountsPayable } from "./bookings/accountsPayable.ts";
import { commissionReport, newSalesReport } from "./bookings/byAgent.ts";
import { revenueComparison } from "./bookings/revenueComparison.ts";
import { salesReport } from "./bookings/salesReport.ts";
import { teeTimeCustomerReport } from "./bookings/teeTimeCustomerReport.ts";
import { weeklyReport } from "./bookings/weeklyReport.ts";
import { createReporter } from "./createReporter.ts";
import { giftCertificateReport } from "./lists/giftCertificateReport.ts";
import { maintenanceReport } from "./lists/maintenanceReport.ts";
import { oldRateSheet, rateSheet } from "./lists/rateSheets.ts";
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
): Pick<Handlers, "createReportToken" | "getReportRun" | ReportOperation> {
  const { db, clock, config } = services;
  const report = createReporter(services);
  const calendar = { clock, timeZone: config.names.business_time_zone };

  return {
    async createReportToken({ body, staff }) {
      if (!mayCall(staff.level, reportOperations[body.report])) throw forbidden();
      return createReportToken(db, { session_id: staff.session_id, report: body.report });
    },

    getReportRun: ({ path, staff }) => findRun(db, path.id, staff),

    downloadAccountsPayableReport: (call) => report(accountsPayable(calendar), call),
    downloadCommissionReport: (call) => report(commissionReport(calendar), call),
    downloadGiftCertificateReport: (call) => report(giftCertificateReport(calendar), call),
    downloadMaintenanceReport: (call) => report(maintenanceReport, call),
    downloadNewSalesReport: (call) => report(newSalesReport(calendar), call),
    downloadOldRateSheetReport: (call) => report(oldRateSheet(calendar), call),
    downloadRateSheetReport: (call) => report(rateSheet(calendar), call),
    downloadRevenueComparisonReport: (call) => report(revenueComparison(calendar), call),
    downloadSalesReport: (call) => report(salesReport(calendar), call),
    downloadTeeTimeCustomerReport: (call) => report(teeTimeCustomerReport(calendar), call),
    downloadTeeTimesExportReport: (call) => report(teeTimesExport(calendar), call),
    downloadWeeklyReport: (call) => report(weeklyReport(calendar), call),
  };
}
