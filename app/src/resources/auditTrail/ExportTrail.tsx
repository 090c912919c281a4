import { Button, showToast } from "@teedesk/ui";
import type { FiltersOf } from "../../api/contract.ts";
import { logError } from "../../services/logError.ts";
import { useServices } from "../../services/services.tsx";

/** A workbook of every entry that the list shows. The download is an entry of the trail itself. */
export function ExportTrail({ filters }: { readonly filters: Partial<FiltersOf<"listAuditEntries">> }) {
  const { openReport } = useServices();
  const open = async () => {
    const opened = await openReport("audit-trail", { filters });
    if (opened.kind !== "failed") return;
    logError("The audit trail could not be exported.", opened.cause);
    showToast("The audit trail was not exported. Try once more.", "danger");
  };
  return <Button onClick={() => void open()}>Export To Excel</Button>;
}
