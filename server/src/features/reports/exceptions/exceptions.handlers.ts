import type { Handlers } from "../../../contract/contract.ts";
import type { Services } from "../../../services.ts";
import { createReporter } from "../createReporter.ts";
import { exceptionReport } from "./exceptionReport.ts";
import { countExceptions, listExceptions } from "./exceptions.repository.ts";

/** The exceptions of all staff, for admins. */
export function exceptionHandlers(
  services: Services,
): Pick<Handlers, "listExceptions" | "countExceptions" | "downloadExceptionReport"> {
  const { db } = services;
  const timeZone = services.config.names.business_time_zone;
  const report = createReporter(services);
  return {
    listExceptions: ({ query }) => listExceptions(db, query, timeZone),
    countExceptions: ({ query }) => countExceptions(db, query.filters, timeZone),
    downloadExceptionReport: (call) => report(exceptionReport(timeZone, services.config), call),
  };
}
