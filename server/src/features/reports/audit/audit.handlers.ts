import type { Handlers } from "../../../contract/contract.ts";
import type { Services } from "../../../services.ts";
import { createReporter } from "../createReporter.ts";
import { countAuditEntries, listAuditEntries } from "./auditEntries.repository.ts";
import { auditReport } from "./auditReport.ts";

/** The audit trail for admins. Nothing here writes: entries come from plugins/audit.ts. */
export function auditHandlers(
  services: Services,
): Pick<Handlers, "listAuditEntries" | "countAuditEntries" | "exportAuditEntries"> {
  const { db } = services;
  const timeZone = services.config.names.business_time_zone;
  const report = createReporter(services);
  return {
    listAuditEntries: ({ query }) => listAuditEntries(db, query, timeZone),
    countAuditEntries: ({ query }) => countAuditEntries(db, query, timeZone),
    exportAuditEntries: (call) => report(auditReport(timeZone), call),
  };
}
