import { exportIssues, teeTimeQueryType } from "@teedesk/domain";
import { Button, Dialog } from "@teedesk/ui";
import { useState } from "react";
import { useSearch } from "wouter";
import type { FiltersOf } from "../../api/contract.ts";
import type { ListActions } from "../../listing/list.ts";
import { messages } from "../../messages/messages.ts";
import { logError } from "../../services/logError.ts";
import type { OpenedReport } from "../../services/openReport.ts";
import { useReportRun } from "../../services/reportRun.ts";
import { useServices } from "../../services/services.tsx";

/** A workbook of every tee time that the list shows; a range of days limits them (OPS-TTL-45 to 47). */
export function ExportButton({ apply }: Pick<ListActions<FiltersOf<"listTeeTimes">>, "apply">) {
  const { openReport } = useServices();
  const query_type = teeTimeQueryType(new URLSearchParams(useSearch()).get("monthly"));
  const [isRefused, setIsRefused] = useState(false);
  const [report, setReport] = useState<OpenedReport | null>(null);
  useReportRun(report);
  const close = () => setIsRefused(false);
  // A failure is for the log only (OPS-TTL-48).
  const open = async (filters: FiltersOf<"listTeeTimes">) => {
    setReport(null);
    const opened = await openReport("tee-times-export", { filters, query_type });
    setReport(opened);
    if (opened.kind === "failed") logError("The report could not be opened.", opened.cause);
  };
  const press = () => {
    // The sheet has the filters that can be read on the screen, also those not searched for yet.
    const filters = apply();
    if (filters === null) return;
    const isAllowed = exportIssues(filters).length === 0;
    setIsRefused(!isAllowed);
    if (isAllowed) void open(filters);
  };
  return (
    <>
      <Button onClick={press}>Export To Excel</Button>
      <Dialog
        open={isRefused}
        title="Export To Excel"
        onClose={close}
        size="small"
        footer={
          <Button kind="primary" onClick={close}>
            OK
          </Button>
        }
      >
        {messages.exportNeedsRange}
      </Dialog>
    </>
  );
}
