import { type ReportName, reportAddress } from "../api/reportAddress.ts";

/**
 * The outcome of opening a report: the number of its run, null with a specified server, and a function that closes its tab; or the cause of
 * the failure, null when the browser blocked the tab.
 */
export type OpenedReport =
  | { readonly kind: "opened"; readonly run: number | null; readonly close: () => void }
  | { readonly kind: "failed"; readonly cause: unknown };

/**
 * Opens a report's address in a new tab, which the browser closes when the download begins. The browser allows the tab for a few seconds
 * after the click: time enough for the token.
 */
export async function openReport(
  source: Parameters<typeof reportAddress>[0] & { readonly window: Pick<Window, "open"> },
  report: ReportName,
  query: Readonly<Record<string, unknown>>,
): Promise<OpenedReport> {
  try {
    const { address, run } = await reportAddress(source, report, query);
    const tab = source.window.open(address, "_blank");
    if (tab === null) throw new Error("The browser blocked the report's tab.", { cause: null });
    tab.opener = null;
    return { kind: "opened", run, close: () => tab.close() };
  } catch (error) {
    return { kind: "failed", cause: error instanceof Error ? error.cause : error };
  }
}
