import type { components } from "@teedesk/openapi";
import { Alert, countText, Spinner } from "@teedesk/ui";
import type { OpenedReport } from "../../services/openReport.ts";
import { useReportRun } from "../../services/reportRun.ts";

type State = components["schemas"]["ReportRun"]["state"];

/** The size of a file: "83.9 MB". */
function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${countText(Math.ceil(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const stateText: Readonly<Record<Exclude<State, "made" | "failed">, string>> = {
  asked: "The report is starting in a new tab.",
  queued: "The report is waiting for two others that are being made. Closing its tab stops it.",
  making: "The report is being made in the new tab. Closing that tab stops it.",
};

/** Progress of a report until its workbook is made or has failed. */
export function ReportRun({ report }: { report: OpenedReport }) {
  const { data, error } = useReportRun(report);
  const { state = "asked", rows = 0, size = 0, file_name = "", problem = "" } = data ?? {};
  if (state === "made") {
    return (
      <Alert tone="success">
        <span className="wrap-anywhere">{file_name}</span> is made:{" "}
        <span className="tabular-nums">
          {countText(rows)} {rows === 1 ? "row" : "rows"}, {sizeText(size)}.
        </span>{" "}
        The browser saves it.
      </Alert>
    );
  }
  if (state === "failed") {
    return <Alert tone="danger">The report was not made. {problem} Your choices are kept.</Alert>;
  }
  if (error !== null) {
    return <Alert tone="info">The report is being made in a new tab. Its progress cannot be shown right now.</Alert>;
  }
  return (
    <Alert tone="info">
      <span className="flex flex-wrap items-center gap-x-2">
        {stateText[state]}
        {/* Not announced again every second. */}
        <span aria-hidden className="inline-flex items-center gap-2 font-normal text-ink-muted tabular-nums">
          {rows > 0 && `${countText(rows)} rows so far`}
          <Spinner />
        </span>
      </span>
    </Alert>
  );
}
