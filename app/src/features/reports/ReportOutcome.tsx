import { Alert } from "@teedesk/ui";
import { member } from "../../api/record.ts";
import type { OpenedReport } from "../../services/openReport.ts";
import { ReportRun } from "./ReportRun.tsx";

/** The reason why a report was not opened, with the next step. */
function reasonOf(cause: unknown): string {
  if (cause === null) return "The browser blocked the new tab. Allow pop-ups for this site, then run the report again.";
  const status = member(cause, "status");
  if (status === 403) return "Only an admin may run this report.";
  if (status === null || status === undefined) return "The server could not be reached. Run the report again.";
  return "Run the report again; if it keeps failing, contact support.";
}

/** The outcome of running a report. */
export function ReportOutcome({ outcome }: { outcome: OpenedReport }) {
  if (outcome.kind === "failed") {
    return <Alert tone="danger">The report was not run. {reasonOf(outcome.cause)}</Alert>;
  }
  if (outcome.run !== null) return <ReportRun key={outcome.run} report={outcome} />;
  return <Alert tone="success">The report is being made in a new tab. The browser saves the workbook.</Alert>;
}
