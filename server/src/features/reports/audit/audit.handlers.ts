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
  const report = createReporter(services);
  return {
    listAuditEntries: ({ query }) => listAuditEntries(db, query),
    countAuditEntries: ({ query }) => countAuditEntries(db, query),
    exportAuditEntries: (call) => report(auditReport, call),
  };
}
