import { type ReportName, reportAddress } from "../api/reportAddress.ts";

/** Whether a report was opened, and by which number it is followed; `cause` is the answer that says why not, or null when the browser opened no tab. */
export type OpenedReport =
  | { readonly kind: "opened"; readonly run: number | null }
  | { readonly kind: "failed"; readonly cause: unknown };

/**
 * Opens a report in a new tab. The tab is opened at once, while the browser still sees the click that asked for it, and
 * led to the report when its address is known.
 */
export async function openReport(
  source: Parameters<typeof reportAddress>[0] & { readonly window: Pick<Window, "open"> },
  report: ReportName,
  query: Readonly<Record<string, unknown>>,
): Promise<OpenedReport> {
  const tab = source.window.open("", "_blank");
  try {
    const { address, run } = await reportAddress(source, report, query);
    if (tab === null) throw new Error("The browser opened no tab for the report.", { cause: null });
    tab.opener = null;
    tab.location.replace(address);
    return { kind: "opened", run };
  } catch (error) {
    tab?.close();
    return { kind: "failed", cause: error instanceof Error ? error.cause : error };
  }
}
