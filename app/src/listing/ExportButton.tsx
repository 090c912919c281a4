import { Button, showToast } from "@teedesk/ui";
import { useEffect, useState } from "react";
import type { ReportName } from "../api/reportAddress.ts";
import { logError } from "../services/logError.ts";
import type { OpenedReport } from "../services/openReport.ts";
import { useReportRun } from "../services/reportRun.ts";
import { useServices } from "../services/services.tsx";

type ExportButtonProps = {
  readonly report: ReportName;
  /** The subject of its messages: "The audit trail". */
  readonly what: string;
  readonly filters: object;
};

/** A workbook of every row that matches the filters. */
export function ExportButton({ report: name, what, filters }: ExportButtonProps) {
  const { openReport } = useServices();
  const [report, setReport] = useState<OpenedReport | null>(null);
  const { data } = useReportRun(report);
  const isFailed = data?.state === "failed";
  const failure = `${what} was not exported. Try again.`;
  useEffect(() => {
    if (isFailed) showToast(failure, "danger");
  }, [isFailed, failure]);
  const open = async () => {
    const opened = await openReport(name, { filters });
    setReport(opened);
    if (opened.kind !== "failed") return;
    logError(`${what} could not be exported.`, opened.cause);
    showToast(failure, "danger");
  };
  return <Button onClick={() => void open()}>Export To Excel</Button>;
}
