import type { OperationId } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";

/** The file name of a report without `.xlsx`. */
export type ReportName = components["schemas"]["ReportName"];

/** The operation that returns each report. Who may call it is in the domain's table, as for all others. */
export const reportOperations = {
  "ap-monthly": "downloadAccountsPayableReport",
  "old-rate-sheet": "downloadOldRateSheetReport",
  "rate-sheet": "downloadRateSheetReport",
  "gift-certs": "downloadGiftCertificateReport",
  maintenance: "downloadMaintenanceReport",
  sales_report: "downloadSalesReport",
  commission: "downloadCommissionReport",
  new_sales_report: "downloadNewSalesReport",
  "revenue-comparison": "downloadRevenueComparisonReport",
  "tee-time": "downloadTeeTimeCustomerReport",
  "tee-times-export": "downloadTeeTimesExportReport",
  weekly: "downloadWeeklyReport",
  "audit-trail": "exportAuditEntries",
  exceptions: "downloadExceptionReport",
  earnings: "downloadEarningsReport",
} as const satisfies Record<ReportName, OperationId>;

const reports = new Map<OperationId, string>(Object.entries(reportOperations).map(([report, id]) => [id, report]));

/** The name of the report an operation returns; undefined for every other operation. */
export const reportOf = (operation: OperationId): string | undefined => reports.get(operation);
