import { type Contract, type Operation, type OperationId, operationsOf } from "@teedesk/openapi/contract";
import { specifiedOperations } from "../../openapi/specifiedOperations.ts";
import { createCaller, type Server } from "./caller.ts";
import { differences } from "./shape.ts";
import { tryWrites } from "./tryWrites.ts";

/** The observations of one call. "differs": the console may not work with it. "not called": it writes, sends mail or has no example. */
export type Finding = {
  readonly id: string;
  readonly call: string;
  readonly verdict: "as specified" | "differs" | "not called";
  readonly remark: string;
};

/** Members that this product adds to what the specification names; a server need not have them. */
const added = ["lock_version", "is_dollars_display", "raw_amount", "humanized_type", "available_time"];
const addedTo: Partial<Record<OperationId, readonly string[]>> = {
  getTeeTimeTransactions: ["id", "payment_id"],
  listGiftCertificateTransactions: ["id", "payment_id"],
  listDiscountTransactions: ["id", "payment_id"],
  // A tee time has its payment without the record's id; its deal comes from a CRM.
  getTeeTime: ["id", "deal_id"],
  listStaffUsers: ["name"],
  getCourseImage: ["course_name", "id"],
  getHoliday: ["course_name"],
  listHolidays: ["course_name"],
  getDiscount: ["course_name"],
  listDiscounts: ["course_name"],
  getCourseGroup: ["course_name"],
  getGiftCertificate: ["course_name"],
  listGiftCertificates: ["course_name"],
};

/** GETs with an effect: mail, a closed queue, a canceled tee time, a card number. */
const withEffects: readonly OperationId[] = [
  "closeAvailabilityQueue",
  "cancelTeeTimeDirectly",
  "fetchSavedCard",
  "sendCancelationEmail",
  "sendGiftCertificate",
  "sendGiftCertificateReceipt",
  "sendTeeTimeReceipt",
  "sendTeeTimeVoucher",
];

/** Reads that are sent as POST. */
const bodies: Partial<Record<OperationId, object>> = {
  getAgentLeaderboard: { date: "2026-11-21", agentFilter: { ric: true, psgr: true, hotels: true } },
};

const indexOf: Readonly<Record<string, string>> = {
  "/api/transaction_records/tee_time/{id}": "/api/tee_times/index",
  "/api/transaction_records/gift_certificate/{id}": "/api/gift_certificates/index",
  "/api/transaction_records/discount/{id}": "/api/discounts/index",
  "/api/tee_times/cancel/options/{id}": "/api/tee_times/index",
};

const perPage = 5;

/** Calls all of the console's reads and lists departures from the contract; `write` also creates, saves and deletes records. */
export async function verifyServer(contract: Contract, server: Server): Promise<readonly Finding[]> {
  const caller = createCaller(server);
  const findings: Finding[] = [];
  const note = (id: string, call: string, problems: readonly string[], remark = "") =>
    findings.push({
      id,
      call,
      verdict: problems.length === 0 ? "as specified" : "differs",
      remark: problems.length === 0 ? remark : problems.slice(0, 4).join("; "),
    });

  const stranger = await caller.call("GET", "/api/courses/list");
  note(
    "OPS-SES-02",
    "GET /api/courses/list without a session",
    stranger.status === 401 ? [] : [`status ${stranger.status}, not 401`],
  );
  note("API-001", "POST /api/auth/sign_in", await caller.signIn());
  if (!caller.isSignedIn()) return findings;

  const firstIds = new Map<string, unknown>();
  const idsFor = async (path: string): Promise<unknown> => {
    const index = indexOf[path] ?? path.replace(/show\/\{\w+\}$/, "index");
    if (!firstIds.has(index)) {
      const { value } = await caller.call("GET", `${index}?page=1&per_page=${perPage}`);
      firstIds.set(index, Array.isArray(value) ? Reflect.get(Object(value[0]), "id") : undefined);
    }
    return firstIds.get(index);
  };

  const operations = operationsOf(contract);
  for (const [id, method, path, name] of specifiedOperations) {
    const operation = operations.find((one) => one.id === name);
    const isRead =
      method === "GET" ? !withEffects.some((one) => one === name) : bodies[operation?.id ?? "signIn"] !== undefined;
    if (id === "API-001" || operation === undefined) continue;
    const address = isRead && !path.endsWith(".xlsx") ? await addressOf(operation, idsFor) : null;
    if (address === null) {
      findings.push({
        id,
        call: `${method} ${path}`,
        verdict: "not called",
        remark: isRead ? "no example to ask for" : "",
      });
      continue;
    }
    const { status, value } = await caller.call(operation.method, address, bodies[operation.id]);
    const problems = status === 200 ? shapeOf(contract, operation, value) : [`status ${status}, not 200`];
    note(id, `${method} ${path}`, [...(await paged(caller, operation, value)), ...problems]);
  }

  note("CROSS-31", "POST /api/ibe/validate_discount, refused", await refusal(caller));
  const missing = await caller.call("GET", "/api/customers/show/999999999");
  note(
    "CROSS-34",
    "GET /api/customers/show/{unknown}",
    missing.status === 404 ? [] : [`status ${missing.status}, not 404`],
  );
  note("ANSWER-23", "tokens", caller.tokenProblems(), caller.tokenRemark());
  for (const [call, problems] of server.write ? await tryWrites(caller) : []) note("CROSS-30", call, problems);
  return findings;
}

function shapeOf(contract: Contract, operation: Operation, value: unknown): readonly string[] {
  const schema = operation.responses["200"]?.content?.["application/json"]?.schema ?? {};
  return differences(contract, schema, value, new Set([...added, ...(addedTo[operation.id] ?? [])]));
}

/** The address to call; null if a parameter's value is not known. */
async function addressOf(operation: Operation, idsFor: (path: string) => Promise<unknown>): Promise<string | null> {
  const { path, parameters } = operation;
  if (path.includes("/summary/{")) return path.replace("{isMonthly}", "true").replace("{date}", "2026-11-21");
  if (operation.id === "getAvailabilityQueue" || path.includes("{crm}")) return null;
  const names = new Set(parameters.filter((one) => one.in === "query").map(({ name }) => name));
  const query = new URLSearchParams();
  if (names.has("page")) query.set("page", "1");
  if (names.has("per_page")) query.set("per_page", String(perPage));
  if (names.has("filters")) query.set("filters", "{}");
  const asked = query.size === 0 ? "" : `?${query.toString()}`;
  if (!path.includes("{")) return path + asked;
  const id = await idsFor(path);
  return typeof id === "number" ? path.replace(/\{\w+\}/, String(id)) : null;
}

const idIn = (row: unknown): unknown => Reflect.get(Object(row), "id");

/** A page has no more rows than requested, and the next page has others (ANSWER-18). */
async function paged(
  caller: ReturnType<typeof createCaller>,
  { path, parameters }: Operation,
  value: unknown,
): Promise<readonly string[]> {
  if (!parameters.some(({ name }) => name === "per_page") || !Array.isArray(value)) return [];
  if (value.length > perPage) return [`${value.length} rows on a page of ${perPage}`];
  if (value.length < perPage) return [];
  const next = await caller.call("GET", `${path}?page=2&per_page=${perPage}&filters=%7B%7D`);
  const ids = new Set(value.map(idIn));
  const repeats = Array.isArray(next.value) && next.value.some((row) => ids.has(idIn(row)));
  return repeats ? ["page 2 repeats rows of page 1"] : [];
}

/** An unknown code is refused with 422 and its field. */
async function refusal(caller: ReturnType<typeof createCaller>): Promise<readonly string[]> {
  const tee_time = { course: { id: 1 }, play_date: "2026-12-12", play_time: "10:00", players: 2 };
  const booking = { charge: "100.00", discount_code: "NO-SUCH-CODE", tee_time };
  const { status, value } = await caller.call("POST", "/api/ibe/validate_discount", { booking });
  if (status !== 422) return [`status ${status}, not 422`];
  const errors: unknown = Reflect.get(Object(value), "errors");
  return typeof errors === "object" && errors !== null ? [] : ["no member errors with a message for each field"];
}
