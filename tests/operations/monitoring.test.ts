import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testApp } from "@teedesk/server/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";

const ops = fileURLToPath(new URL("../../ops", import.meta.url));
const read = (...path: string[]) => readFileSync(join(ops, ...path), "utf8");

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> };
type Rules = { groups: { name: string; rules: Rule[] }[] };
type Panel = { id: number; title: string; gridPos: { x: number; w: number }; targets: { expr: string }[] };

const rules: Rules = parse(read("prometheus", "teedesk.rules.yaml"));
const dashboard: { uid: string; panels: Panel[] } = JSON.parse(read("grafana", "teedesk.json"));

let known: ReadonlySet<string>;
beforeAll(async () => {
  const server = await testApp({ environment: { DATA_DIR: ops } });
  const { payload } = await server.inject({ method: "GET", url: "/metrics" });
  await server.close();
  const named = [...payload.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  known = new Set(
    named.flatMap(([, name = "", type]) =>
      type === "histogram" ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
});

const unknownIn = (expr: string) =>
  [...expr.matchAll(/\b(?:teedesk|process|nodejs)_\w+/g)].map(([name]) => name).filter((name) => !known.has(name));

/** Whether brackets close what they open; Prometheus itself is not at hand. */
function isBalanced(expr: string): boolean {
  const open: string[] = [];
  const closing: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
  for (const sign of expr.replaceAll(/"[^"]*"/g, "")) {
    if ("([{".includes(sign)) open.push(sign);
    else if (sign in closing && open.pop() !== closing[sign]) return false;
  }
  return open.length === 0;
}

describe("what watches a server", () => {
  it.each(rules.groups.flatMap((group) => group.rules).map((rule) => [rule.alert, rule] as const))(
    "the alert %s asks for metrics that there are, and says what to do",
    (_, { expr, labels, annotations }) => {
      expect({ unknown: unknownIn(expr), isBalanced: isBalanced(expr) }).toEqual({ unknown: [], isBalanced: true });
      expect(["page", "ticket"]).toContain(labels.severity);
      expect(Object.keys(annotations)).toEqual(["summary", "action"]);
    },
  );

  it("the dashboard shows metrics that there are, in panels that fit", () => {
    const { panels } = dashboard;
    expect(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => unknownIn(expr)))).toEqual([]);
    expect(panels.every(({ targets }) => targets.every(({ expr }) => isBalanced(expr)))).toBe(true);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });
});
