import { exportIssues, teeTimeQueryType } from "@teedesk/domain";
import { Button, Dialog } from "@teedesk/ui";
import { useState } from "react";
import { useSearch } from "wouter";
import type { FiltersOf } from "../../api/contract.ts";
import { messages } from "../../messages/messages.ts";
import { logError } from "../../services/logError.ts";
import { useServices } from "../../services/services.tsx";

/** A workbook of every tee time that the list shows; a range of days keeps it from being all of them (OPS-TTL-45 to 47). */
export function ExportButton({ filters }: { filters: FiltersOf<"listTeeTimes"> }) {
  const { openReport } = useServices();
  const query_type = teeTimeQueryType(new URLSearchParams(useSearch()).get("monthly"));
  const [isRefused, setIsRefused] = useState(false);
  const close = () => setIsRefused(false);
  // A failure is for the log only (OPS-TTL-48).
  const open = async () => {
    const opened = await openReport("tee-times-export", { filters, query_type });
    if (opened.kind === "failed") logError("The report could not be opened.", opened.cause);
  };
  const press = () => {
    const isAllowed = exportIssues(filters).length === 0;
    setIsRefused(!isAllowed);
    if (isAllowed) void open();
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
