import {
  certificateSummary,
  fixedReads,
  groupedWaitList,
  type Stored,
  storedRecords,
  teeTimeSummary,
} from "./records.ts";

/** The responses to an update: the specification fixes the status alone. */
const updateResponses = {
  id: (id: number) => Response.json({ id }),
  empty: () => Response.json({}),
  null: () => Response.json(null),
  message: () => Response.json({ message: "Saved." }),
  nothing: () => new Response(""),
} as const;

export const updateReplies = [
  "id",
  "empty",
  "null",
  "message",
  "nothing",
] as const satisfies readonly (keyof typeof updateResponses)[];

type Options = {
  readonly updates?: (typeof updateReplies)[number];
  /** Whether a create returns `{id}`, `{customer: {id}}`, or nothing that names the record. */
  readonly creates?: "id" | "wrapped" | "nothing";
};

const bodyKeys: Readonly<Record<string, string>> = {
  customers: "customer",
  tee_times: "tee_time",
  courses: "course",
  course_groups: "course_group",
  rates: "rate",
  rate_date_ranges: "rate_date_range",
  "rental-clubs": "rentalClub",
  images: "image",
  holidays: "holiday",
  maintenances: "maintenance",
  discounts: "discount",
  gift_certificates: "gift_certificate",
  helpful_links: "helpful_link",
  ric_users: "ric_user",
};

/** The one noun whose writes return the record, with the id of its rate under two names. */
const ranges = "rate_date_ranges";
const rangeResponse = (range: Stored) => Response.json({ ...range, rate_id: range["golf_rate_id"] });

const objectIn = (value: unknown): Record<string, unknown> => ({ ...Object(value) });
const notFound = () => Response.json({ status: 404, error: "Not Found" }, { status: 404 });
const refused = (errors: object) => Response.json({ errors }, { status: 422 });
/** The session that a console begins with, without a sign-in. */
const firstToken = "t1";
const uid = "agent@teedesk.test";
/** Calls under way together may carry a token that another of them has replaced. */
const tokensKept = 16;

/**
 * A server that returns what the specification has and nothing else: no versions, no members and no calls that this product
 * adds, writes that return an id at most, a new token with every response. It stores what it is sent, blanks included.
 */
export function specifiedServer({ updates = "empty", creates = "id" }: Options = {}) {
  const stored = new Map(Object.entries(storedRecords).map(([noun, record]) => [noun, [{ ...record }]]));
  const calls: string[] = [];
  const writes: unknown[] = [];
  const tokens = [firstToken];
  // Test files that run beside each other share the browser's storage: the token of another file's server is let in.
  const own = crypto.randomUUID();
  const recordsOf = (noun: string): Stored[] => stored.get(noun) ?? [];
  const find = (noun: string, id: unknown) => recordsOf(noun).find((record) => record.id === Number(id));

  function save(noun: string, body: Record<string, unknown>): Response {
    const sent = objectIn(body[bodyKeys[noun] ?? ""]);
    const record = find(noun, body["id"] ?? sent["id"]);
    if (record === undefined) return notFound();
    const { course, ...changes } = sent;
    Object.assign(
      record,
      changes,
      course != null && { course: { ...objectIn(record["course"]), ...objectIn(course) } },
    );
    return noun === ranges ? rangeResponse(record) : updateResponses[updates](record.id);
  }

  function create(noun: string, body: Record<string, unknown>): Response {
    const key = bodyKeys[noun] ?? "";
    const records = recordsOf(noun);
    const id = 70 + records.length;
    const record = { ...records[0], ...objectIn(body[key]), id };
    stored.set(noun, [...records, record]);
    if (noun === ranges) return rangeResponse(record);
    if (creates === "nothing") return Response.json({});
    return Response.json(creates === "id" ? { id } : { [key]: { id } });
  }

  /** Of the filters it knows the days and the last name alone. */
  function foundBy(noun: string, query: URLSearchParams): readonly Stored[] {
    const { start_date: from, end_date: to, last_name: name } = objectIn(JSON.parse(query.get("filters") ?? "{}"));
    return recordsOf(noun).filter(
      ({ start_date, end_date, last_name, customers }) =>
        (typeof from !== "string" || String(end_date) >= from) &&
        (typeof to !== "string" || String(start_date) <= to) &&
        (typeof name !== "string" || JSON.stringify(last_name ?? customers).includes(name)),
    );
  }

  function page(noun: string, query: URLSearchParams): Response {
    const found = foundBy(noun, query);
    const perPage = Number(query.get("per_page") ?? 0);
    const first = perPage > 0 ? (Number(query.get("page") ?? 1) - 1) * perPage : 0;
    return Response.json(found.slice(first, perPage > 0 ? first + perPage : undefined));
  }

  function priced(path: string, body: Record<string, unknown>): Response {
    const booking = objectIn(body["booking"]);
    const teeTime = objectIn(booking["tee_time"]);
    if (path === "/api/ibe/rate") return Response.json(find("rates", 7) ?? null);
    if (path === "/api/ibe/validate_discount") {
      if (booking["discount_code"] !== "AUTUMN") return refused({ discount_code: ["There is no such discount."] });
      const discount = { ...find("discounts", 7), is_dollars_display: "$", raw_amount: 1000 };
      return Response.json({ ...booking, tee_time: { ...teeTime, discount } });
    }
    if (path === "/api/ibe/validate_gift_cert") {
      if (booking["gift_cert_serial"] !== "GC7")
        return refused({ gift_cert_serial: ["There is no such certificate."] });
      return Response.json({ ...booking, tee_time: { ...teeTime, gift_certificate: find("gift_certificates", 7) } });
    }
    if (path !== "/api/ibe/book") return notFound();
    const { play_date, play_time, players, confirmation, notes } = teeTime;
    const customers = [{ ...objectIn(booking["customer"]), id: 7 }];
    create("tee_times", { tee_time: { play_date, play_time, players, confirmation, notes, customers } });
    return Response.json({});
  }

  /** The system of the course lets go of a tee time only when it is forced to. */
  function cancel({ id, cancel: isCanceled, force_cancel }: Record<string, unknown>): Response {
    if (force_cancel !== true) {
      const message = "The course did not release it.";
      return Response.json({ message, backend_message: "GW 7" }, { status: 409 });
    }
    if (isCanceled === true) Object.assign(find("tee_times", id) ?? {}, { status: "Canceled" });
    return Response.json({ valid: true, message: "Canceled.", confirmation: "" });
  }

  function act(path: string, body: Record<string, unknown>): Response | null {
    const mail = /^\/api\/(tee_times\/(receipt|voucher|cancel\/email)|gift_certificates\/(receipt|certificate))\/\w+$/;
    if (mail.test(path)) return Response.json({});
    if (path.startsWith("/api/ibe/")) return priced(path, body);
    if (path === "/api/tee_times/cancel") return cancel(body);
    if (path.startsWith("/api/tee_times/cancel/options/")) {
      return Response.json({
        valid: true,
        internal: true,
        refund_total: 40_000,
        is_canceled: find("tee_times", path.split("/").at(-1))?.["status"] === "Canceled",
        transaction_total: 40_000,
      });
    }
    if (path.startsWith("/api/transaction_records/")) {
      const item = {
        created_at: "2026-11-20T17:05:00.000Z",
        total: 40_000,
        transaction_itemable_type: "Tee time",
        transaction_itemable_id: 7,
      };
      const record = { created_at: item.created_at, total: 40_000, transaction_items: [item] };
      return Response.json(path.includes("/tee_time/") ? record : [record]);
    }
    if (path.startsWith("/api/tee_times/summary/")) return Response.json(teeTimeSummary);
    if (path.startsWith("/api/gift_certificates/summary/")) return Response.json(certificateSummary);
    const isPlainWrite =
      /^\/api\/(ric_messages\/update|templates\/save|availability_queue\/.*|helpful_links\/update_.*|gift_certificates\/(sales\/|certificate\/.*)|rate_date_ranges\/copy)$/;
    return isPlainWrite.test(path) ? updateResponses[updates](7) : null;
  }

  async function respond(request: Request): Promise<Response> {
    const { pathname: path, searchParams: query } = new URL(request.url);
    const { method } = request;
    const isJson = request.headers.get("content-type")?.includes("json") === true;
    const body = isJson ? objectIn(await request.json()) : {};
    calls.push(`${method} ${path}`);
    if (method !== "GET") writes.push({ path, body });
    if (path === "/api/auth/sign_in") return Response.json({});
    if (path === "/api/ric_users/level") return Response.json({ level: "admin" });
    const fixed = fixedReads[`${method} ${path}`];
    if (fixed !== undefined) return Response.json(fixed);
    if (path === "/api/fore_up_availability/index") return Response.json(query.size === 0 ? groupedWaitList : []);
    if (path === "/api/tee_times/update/customer") {
      const customers = [find("customers", body["customer_id"])];
      Object.assign(find("tee_times", body["id"]) ?? {}, { customers });
      return updateResponses[updates](7);
    }
    const acted = act(path, body);
    if (acted !== null) return acted;
    const [, , noun = "", call = "", id] = path.split("/");
    if (bodyKeys[noun] === undefined) return notFound();
    if (method === "POST" && call === "") return create(noun, body);
    if (method === "PUT" && call === "update") return save(noun, body);
    if (method === "DELETE") {
      stored.set(
        noun,
        recordsOf(noun).filter((record) => record.id !== Number(call)),
      );
      return Response.json({});
    }
    if (call.startsWith("index")) return page(noun, query);
    if (call.startsWith("count")) return Response.json(foundBy(noun, query).length);
    const record = call === "show" ? find(noun, id) : undefined;
    if (record === undefined) return notFound();
    if (noun !== "rates") return Response.json(record);
    const rate_date_ranges = recordsOf("rate_date_ranges").filter(({ golf_rate_id }) => golf_rate_id === record.id);
    return Response.json({ ...record, rate_date_ranges });
  }

  return {
    calls,
    /** The bodies of writes, by path. */
    writes,
    find,
    fetch: async (request: Request): Promise<Response> => {
      const token = request.headers.get("access-token") ?? "";
      const isSigningIn = request.url.endsWith("/api/auth/sign_in");
      const isReplaced = tokens.slice(0, -tokensKept).includes(token);
      if (!isSigningIn && (token === "" || isReplaced)) return Response.json({}, { status: 401 });
      const response = await respond(request);
      const next = `token ${tokens.length} of ${own}`;
      tokens.push(next);
      const session = { "access-token": next, uid, client: "c1", expiry: "1900000000", "token-type": "Bearer" };
      for (const [name, value] of Object.entries(session)) response.headers.set(name, value);
      return response;
    },
  };
}
