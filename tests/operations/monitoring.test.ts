import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testApp } from "@teedesk/server/testing";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";

const ops = fileURLToPath(new URL("../../ops", import.meta.url));
const read = (...path: string[]) => readFileSync(join(ops, ...path), "utf8");

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> };
type Rules = { groups: { name: string; rules: Rule[] }[] };
type Panel = { id: number; title: string; gridPos: { x: number; w: number }; targets: { expr: string }[] };

const rules: Rules = parse(read("prometheus", "teedesk.rules.yaml"));
const dashboard: { uid: string; panels: Panel[] } = JSON.parse(read("grafana", "teedesk.json"));

type Labels = Readonly<Record<string, string>>;
/** The series of each metric on a page after every counted event. */
const known = new Map<string, readonly Labels[]>();
/** The labels that Prometheus adds to each series of a server. */
const added = ["job", "instance"];

const labelsIn = (text: string): Labels =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

beforeAll(async () => {
  const server = await testApp({ environment: { DATA_DIR: ops, SIGN_IN_LIMIT: "1" } });
  const headers = await server.as("agent");
  const book = (booking: object) =>
    server.inject({ method: "POST", url: "/api/ibe/book", headers, payload: { booking } });
  const tee_time = { play_date: "2026-12-10", play_time: "10:30", players: 2, course: { id: 24 } };
  const customer = { first_name: "Pat", last_name: "Lee", email: "pat.lee@example.test" };
  const booked = await book({ charge: "100.00", tee_time, customer });
  const refused = await book({ charge: "0.00", tee_time: {} });
  await server.db.execute(sql`alter table helpful_links rename to helpful_links_gone`);
  const failed = await server.inject({ method: "GET", url: "/api/helpful_links/index", headers });
  const wrong = await server.signIn("admin@teedesk.test", "wrong");
  const lockedOut = await server.signIn("admin@teedesk.test", "wrong");
  const statuses = [booked, refused, failed, wrong, lockedOut].map(({ statusCode }) => statusCode).join();
  if (statuses !== "200,422,500,401,429") throw new Error(`The requests that fill the page returned ${statuses}`);
  const page = async () => (await server.inject({ method: "GET", url: "/metrics" })).payload;
  const comes = (series: string) => vi.waitFor(async () => expect(await page()).toContain(series), 60_000);
  for (const task of ["mail", "payments", "cancelations"]) {
    await comes(`teedesk_job_age_seconds{task="${task}"}`);
  }
  for (const status of ["2xx", "4xx", "5xx"]) {
    await comes(`teedesk_request_duration_seconds_count{status="${status}"}`);
  }
  const payload = await page();
  await server.close();
  for (const [, name = "", labels = ""] of payload.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    known.set(name, [...(known.get(name) ?? []), labelsIn(labels)]);
  }
});

/** The metrics, labels and values of an expression that no server has. */
function unknownIn(expr: string): string[] {
  const asked = [...expr.matchAll(/\b((?:teedesk|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
  const selectors = asked.flatMap(([selector, name = "", matchers = ""]) => {
    const series = known.get(name);
    if (series === undefined) return [selector];
    // Each alternative of a matcher, combined with those of the others, must match a series.
    const choices = [...matchers.matchAll(/(\w+)=~?"([^"]*)"/g)].map(([, label = "", values = ""]) =>
      values.split("|").map((value) => [label, value] as const),
    );
    const combined = choices.reduce<(readonly (readonly [string, string])[])[]>(
      (all, values) => all.flatMap((one) => values.map((value) => [...one, value])),
      [[]],
    );
    const missing = combined.filter(
      (all) => !series.some((one) => all.every(([label, value]) => one[label] === value)),
    );
    return missing.map((all) => `${name}{${all.map(([label, value]) => `${label}="${value}"`).join()}}`);
  });
  const labels = new Set(asked.flatMap(([, name = ""]) => known.get(name) ?? []).flatMap(Object.keys));
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = ""]) => names.split(/,\s*/));
  return [...selectors, ...grouped.filter((name) => !labels.has(name) && !added.includes(name))];
}

/** Whether brackets are balanced; Prometheus itself is not available here. */
function isBalanced(expr: string): boolean {
  const open: string[] = [];
  const closing: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
  for (const sign of expr.replaceAll(/"[^"]*"/g, "")) {
    if ("([{".includes(sign)) open.push(sign);
    else if (sign in closing && open.pop() !== closing[sign]) return false;
  }
  return open.length === 0;
}

describe("monitoring", () => {
  it.each([
    ['sum(rate(teedesk_requests_total{operation="bookTeeTime",status="2xx"}[5m]))', []],
    ["teedesk_request_total", ["teedesk_request_total"]],
    ['teedesk_requests_total{operation="book"}', ['teedesk_requests_total{operation="book"}']],
    [
      'teedesk_requests_total{operation="listHelpfulLinks",status="2xx"}',
      ['teedesk_requests_total{operation="listHelpfulLinks",status="2xx"}'],
    ],
    ['teedesk_audit_events_total{event=~"sign_in|lockout"}', ['teedesk_audit_events_total{event="lockout"}']],
    ['teedesk_job_age_seconds{job="mail"}', ['teedesk_job_age_seconds{job="mail"}']],
    ["sum by (event, instance, status) (teedesk_audit_events_total)", ["status"]],
  ])("%s uses known metrics, labels and values except %j", (expr, unknown) => {
    expect(unknownIn(expr)).toEqual(unknown);
  });

  it.each(rules.groups.flatMap((group) => group.rules).map((rule) => [rule.alert, rule] as const))(
    "the alert %s uses known metrics, labels and values, and states what to do",
    (_, { expr, labels, annotations }) => {
      expect({ unknown: unknownIn(expr), isBalanced: isBalanced(expr) }).toEqual({ unknown: [], isBalanced: true });
      expect(["page", "ticket"]).toContain(labels.severity);
      expect(Object.keys(annotations)).toEqual(["summary", "action"]);
    },
  );

  it("the dashboard shows known metrics, labels and values, in panels that fit", () => {
    const { panels } = dashboard;
    expect(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => unknownIn(expr)))).toEqual([]);
    expect(panels.every(({ targets }) => targets.every(({ expr }) => isBalanced(expr)))).toBe(true);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });
});
