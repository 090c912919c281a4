import type { components } from "@teedesk/openapi";
import { apiResult } from "./apiResult.ts";
import type { Api } from "./client.ts";
import type { ClientSession } from "./credentials.ts";
import { querySerializer } from "./querySerializer.ts";

export type ReportName = components["schemas"]["ReportName"];

type Source = {
  readonly api: Api;
  readonly baseUrl: string;
  readonly credentials: ClientSession["credentials"];
};

/** The address of a download, and the number of its run; null with a specified server. */
type ReportAddress = { readonly address: string; readonly run: number | null };

/**
 * The address that downloads a report, which a new tab can open without our headers: its token is valid once, for this report and a
 * minute. For a server without such tokens it has the session's own (ANSWER-27). Throws, with the result as its cause, when there is
 * neither.
 */
export async function reportAddress(
  { api, baseUrl, credentials }: Source,
  report: ReportName,
  query: Readonly<Record<string, unknown>>,
): Promise<ReportAddress> {
  const result = await apiResult(api.POST("/api/reports/token", { body: { report } }));
  const session = credentials();
  const hasNoTokens = result.kind === "failed" && result.status === 404;
  const token = result.kind === "ok" ? result.value.token : hasNoTokens ? session?.["access-token"] : undefined;
  if (token === undefined) throw new Error(`The report was not opened: ${result.kind}`, { cause: result });
  const identity = { access_token: token, uid: session?.uid, client: session?.client };
  const address = `${baseUrl}/api/reports/${report}.xlsx?${querySerializer({ ...query, ...identity })}`;
  return { address, run: result.kind === "ok" ? (result.value.run ?? null) : null };
}
