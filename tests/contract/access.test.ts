import { accessOf, type Level, mayCall, type OperationId } from "@teedesk/domain";
import type { Operation } from "@teedesk/openapi/contract";
import { type TestApp, testApp } from "@teedesk/server/testing";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../support/contract.ts";
import { exampleRequest } from "../support/exampleRequest.ts";

/**
 * Role × operation: every operation of the contract, called with the contract's own example, responds as the domain's table of access
 * states (ROLE-01 to ROLE-28). An operation is tested because it is in the contract.
 */
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ environment: { REQUEST_LIMIT: "0" } });
});
afterAll(() => server.close());

type Visitor = { readonly who: "agent" | "admin" | null; readonly level: Level | null };

/** Bodies of operations whose access depends on the body: one's own level, a report for all staff. */
const askedFor: Partial<Record<OperationId, (visitor: Visitor) => object>> = {
  getStaffLevel: ({ who }) => ({ email: `${who ?? "agent"}@teedesk.test` }),
  createReportToken: () => ({ report: "commission" }),
};

/** The example of an operation as the visitor would send it. */
async function call(operation: Operation, visitor: Visitor, session: Record<string, string>): Promise<InjectOptions> {
  const { headers, ...request } = exampleRequest(operation);
  const payload = askedFor[operation.id]?.(visitor);
  // Signing out must not end the session of the other calls.
  const own = operation.id === "signOut" && visitor.who !== null ? await server.as(visitor.who) : session;
  return { ...request, ...(payload === undefined ? {} : { payload }), headers: { ...headers, ...own } };
}

describe.each<readonly [string, Visitor]>([
  ["a stranger", { who: null, level: null }],
  ["an agent", { who: "agent", level: "other" }],
  ["an admin", { who: "admin", level: "admin" }],
])("%s calls", (_, visitor) => {
  let session: Record<string, string> = {};
  beforeAll(async () => {
    session = visitor.who === null ? {} : await server.as(visitor.who);
    // Calls that take the password again are let through afterwards (DECISION-71).
    const payload = { current_password: "demo-fairway" };
    await server.inject({ method: "POST", url: "/api/auth/confirm", headers: session, payload });
  });

  it.each(operations.map((operation) => [operation.id, accessOf[operation.id], operation] as const))(
    "%s, which is for %s",
    async (id, _access, operation) => {
      const response = await server.inject(await call(operation, visitor, session));
      expect(verdictOf(response)).toBe(expectedOf(visitor, id));
      expect(response.headers["cache-control"]).toBe("no-store");
    },
  );
});

const refusals = { 401: "Please sign in.", 403: "Only an admin may do this." } as const;

/** The result by the table of access. */
function expectedOf({ level }: Visitor, id: OperationId): string {
  if (!mayCall(level, id)) return refusals[level === null ? 401 : 403];
  return "let through";
}

/** The server's result; an example may name a record that the demo data does not have. */
function verdictOf({ statusCode, payload }: LightMyRequestResponse): string {
  // A course system has a key instead of a session, a waiting sign-in its token, and their refusals other messages.
  if (payload.includes("feed key") || payload.includes("This sign-in has ended")) return "let through";
  if (statusCode === 401 || statusCode === 403) return JSON.parse(payload).message;
  return statusCode < 500 ? "let through" : `broken: ${payload}`;
}
