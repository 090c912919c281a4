import { type ReportName, reportAddress } from "../api/reportAddress.ts";
import { logError } from "./logError.ts";

/**
 * Opens a report in a new tab. The tab is opened at once, while the browser still sees the click that asked for it, and
 * led to the report when its address is known. A failure is for the log only (OPS-TTL-48).
 */
export async function openReport(
  source: Parameters<typeof reportAddress>[0] & { readonly window: Pick<Window, "open"> },
  report: ReportName,
  query: Readonly<Record<string, unknown>>,
): Promise<void> {
  const tab = source.window.open("", "_blank");
  try {
    const address = await reportAddress(source, report, query);
    if (tab === null) throw new Error("The browser opened no tab for the report.");
    tab.opener = null;
    tab.location.replace(address);
  } catch (error) {
    tab?.close();
    logError("The report could not be opened.", error);
  }
}
