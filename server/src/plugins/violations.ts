import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, type Registry } from "prom-client";
import { failure } from "../platform/refusal.ts";

/** A script or request that a browser stopped, without anything of the page: `directive` is from a fixed list, `origin` is where it was. */
export type Violation = { readonly directive: string; readonly origin: string };

/** The address in the content security policy. */
export const violationsPath = "/api/violations";

/** Bytes: a browser's batch of reports, each with the page's address, the policy and a sample. */
const bodyLimit = 64 * 1024;
const mostReports = 20;
/** Characters of an origin: as long as a host's name may be, with its scheme and port. */
const longestOrigin = 270;

const directives: ReadonlySet<string> = new Set(
  `script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src frame-src
   frame-ancestors form-action base-uri object-src media-src worker-src manifest-src default-src`.split(/\s+/),
);

/** Takes browsers' reports for the one operation that reads them. */
export function addReportBody(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    ["application/reports+json", "application/csp-report"],
    { parseAs: "string", bodyLimit },
    async ({ routeOptions }: FastifyRequest, body: string) => {
      if (routeOptions.config.operationId !== "reportViolations") throw failure(415, "The request must be JSON.");
      return body;
    },
  );
}

/** The violations in a body of either form, at most 20; null when it cannot be read. A report of anything else is left out. */
export function violationsOf(body: unknown): readonly Violation[] | null {
  let read: unknown;
  try {
    read = JSON.parse(String(body));
  } catch {
    return null;
  }
  if (Array.isArray(read)) return read.slice(0, mostReports).flatMap(violationOf);
  const old = member(read, "csp-report");
  if (typeof old !== "object" || old === null) return null;
  const directive = member(old, "effective-directive") ?? member(old, "violated-directive");
  return [{ directive: directiveOf(directive), origin: originOf(member(old, "blocked-uri")) }];
}

function violationOf(report: unknown): readonly Violation[] {
  const [type, body] = [member(report, "type"), member(report, "body")];
  const origin = originOf(member(body, "blockedURL"));
  if (type === "csp-violation") return [{ directive: directiveOf(member(body, "effectiveDirective")), origin }];
  // A script without a hash; a script of the start page's that did not arrive, or not as it was built (app/src/start/early.ts).
  return type === "integrity-violation" || type === "load" ? [{ directive: type, origin }] : [];
}

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const directiveOf = (value: unknown): string => {
  const [name = ""] = typeof value === "string" ? value.split(" ") : [];
  return directives.has(name) ? name : "other";
};

/** An address without its path, which may name a customer; browsers write `inline`, `eval` and `data` for what has none. */
function originOf(blocked: unknown): string {
  if (typeof blocked !== "string") return "other";
  if (["inline", "eval", "wasm-eval", "data", "blob"].includes(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "other";
  const { origin, protocol } = new URL(blocked);
  return (origin === "null" ? protocol : origin).slice(0, longestOrigin);
}

/** Counts what browsers report by directive. */
export function violationMetrics(registry: Registry) {
  const reported = new Counter({
    name: "teedesk_violations_total",
    help: "What browsers did not run or load and reported, by directive of the content security policy; integrity-violation: without a hash; load: did not arrive, or not as built.",
    labelNames: ["directive"],
    registers: [registry],
  });
  // An alert looks at these: it sees the first of them only as a step from 0.
  for (const directive of ["load", "integrity-violation"]) reported.inc({ directive }, 0);
  return ({ directive }: Violation): void => reported.inc({ directive });
}
