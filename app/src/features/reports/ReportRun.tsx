import { useQuery } from "@tanstack/react-query";
import { Alert, countText, Spinner } from "@teedesk/ui";
import { useServices } from "../../services/services.tsx";
import { type ReportRunState, reportRun } from "./report.api.ts";

/** The size of a file: "83.9 MB". */
function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${countText(Math.ceil(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What a report that is on its way waits for. */
const waiting: Readonly<Record<Exclude<ReportRunState["state"], "made" | "failed">, string>> = {
  asked: "The report is asked for in a new tab.",
  queued: "The report waits for its turn in the new tab: two are made at a time.",
  making: "The report is being made in the new tab. Closing that tab stops it.",
};

/** How far a report has come, until its workbook is made or has failed. */
export function ReportRun({ run }: { run: number }) {
  const { api } = useServices();
  const { data, error } = useQuery(reportRun(api, run));
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
    return <Alert tone="danger">The report was not made. {problem} What you chose stays here.</Alert>;
  }
  if (error !== null) {
    return <Alert tone="info">The report is being made in a new tab. Its progress cannot be shown right now.</Alert>;
  }
  return (
    <Alert tone="info">
      <span className="flex flex-wrap items-center gap-x-2">
        {waiting[state]}
        {/* Not said again every second. */}
        <span aria-hidden className="inline-flex items-center gap-2 font-normal text-ink-muted tabular-nums">
          {rows > 0 && `${countText(rows)} rows so far`}
          <Spinner />
        </span>
      </span>
    </Alert>
  );
}
