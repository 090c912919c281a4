import { Button, showToast } from "@teedesk/ui";
import { useEffect, useState } from "react";
import type { FiltersOf } from "../../api/contract.ts";
import { logError } from "../../services/logError.ts";
import type { OpenedReport } from "../../services/openReport.ts";
import { useReportRun } from "../../services/reportRun.ts";
import { useServices } from "../../services/services.tsx";

const showFailure = () => showToast("The audit trail was not exported. Try again.", "danger");

/** A workbook of every entry that matches the filters. The trail records the download itself. */
export function ExportTrail({ filters }: { readonly filters: Partial<FiltersOf<"listAuditEntries">> }) {
  const { openReport } = useServices();
  const [report, setReport] = useState<OpenedReport | null>(null);
  const { data } = useReportRun(report);
  const isFailed = data?.state === "failed";
  useEffect(() => {
    if (isFailed) showFailure();
  }, [isFailed]);
  const open = async () => {
    const opened = await openReport("audit-trail", { filters });
    setReport(opened);
    if (opened.kind !== "failed") return;
    logError("The audit trail could not be exported.", opened.cause);
    showFailure();
  };
  return <Button onClick={() => void open()}>Export To Excel</Button>;
}
