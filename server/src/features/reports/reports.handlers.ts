import { mayCall } from "@teedesk/domain";
import type { Handlers } from "../../contract/contract.ts";
import { forbidden } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { reportOperations } from "../../session/reportOperations.ts";
import { createReportToken } from "../../session/reportTokens.ts";
import { createReporter } from "./createReporter.ts";
import { teeTimesExport } from "./teeTimesExport.ts";

/** Downloads (API-045 to API-056, as far as they are built) and the tokens for them (DECISIONS 27). */
export function reportHandlers(
  services: Services,
): Pick<Handlers, "createReportToken" | "downloadTeeTimesExportReport"> {
  const { db, clock, config } = services;
  const report = createReporter(services);
  const calendar = { clock, timeZone: config.names.business_time_zone };

  return {
    async createReportToken({ body, staff }) {
      if (!mayCall(staff.level, reportOperations[body.report])) throw forbidden();
      return createReportToken(db, { session_id: staff.session_id, report: body.report });
    },

    downloadTeeTimesExportReport: (call) => report(teeTimesExport(calendar), call),
  };
}
