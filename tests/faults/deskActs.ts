import type { Client } from "pg";
import { book, type Session, signIn } from "./agent.ts";
import { ordersOf } from "./orders.ts";

/** The response to an act; null when the connection broke. */
type Responded = { readonly act: string; readonly status: number | null };

type Desk = {
  readonly db: Client;
  readonly random: () => number;
  readonly sessions: readonly Session[];
  /** Leads with a customer, who are called. */
  readonly leads: readonly number[];
};

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/**
 * One random act of an agent, or of the bank, that makes, keeps or ends a promise or a claim. Tee times are those that such acts booked; each has been read
 * from the database, so that an act after a kill meets what the kill left.
 */
export async function actAtDesk({ db, random, sessions, leads }: Desk, url: string, count: number): Promise<Responded> {
  const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];
  const session = pick(sessions) ?? {};
  const send = async (method: string, path: string, body?: object): Promise<number | null> => {
    try {
      const headers = { ...session, ...(body && { "content-type": "application/json" }) };
      const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  };
  const teeTime = async (first = "random()") => {
    const { rows } = await db.query<{ id: number; lock_version: number }>(
      `select id, lock_version from tee_times where folio like 'kill-%' order by ${first} limit 1`,
    );
    return rows[0] ?? { id: 0, lock_version: 0 };
  };
  const update = async (facts: object) => {
    const { id, lock_version } = await teeTime();
    return send("PUT", "/api/tee_times/update", { id, tee_time: { lock_version, ...facts } });
  };
  const cancel = async () => {
    const { id } = await teeTime();
    const asked = { id, refund: random() < 0.5, cancel: true, force_cancel: false, reason: "Rain" };
    return send("POST", "/api/tee_times/cancel", { ...asked, refund_amount: asked.refund ? 500 : 0 });
  };
  /** The bank refuses a card, or has charged one that it seemed to refuse; no call of ours. */
  const atGateway = async (state: "voided" | "captured", condition: string) => {
    await db.query(
      `with held as (select id::text from payment_intents where ${condition} order by random() limit 1 for update)
        update sandbox_gateway.payments set state = $1 where reference in (select id from held) and state in ('authorised', 'voided')`,
      [state],
    );
    return 200;
  };
  const settle = async () => {
    const { rows } = await db.query<{ record_id: number; is_charged: boolean }>(
      "select tee_time_id as record_id, state = 'captured' as is_charged from payment_intents where refused_at is not null order by settled_at is not null, random() limit 1",
    );
    return send("POST", "/api/promises/close", { record_id: 0, ...rows[0], kind: "failed_payment", reason: "Cash" });
  };
  const close = async () => {
    const { rows } = await db.query<{ id: number }>(
      "select id from calls where outcome = 'call_back' order by random() limit 1",
    );
    const { id } = await teeTime();
    const kind = pick(["tell_course", "doubted_booking", "failed_refund", "failed_payment", "call_back"]);
    return send("POST", "/api/promises/close", { kind, record_id: kind === "call_back" ? (rows[0]?.id ?? 0) : id });
  };
  const acts: Readonly<Record<string, () => Promise<number | null>>> = {
    book: async () => {
      const [order] = ordersOf(1, { kill: count, certificate: "", random });
      if (order === undefined) return null;
      const lead = random() < 0.4 ? { lost_lead_id: pick(leads) ?? 0 } : {};
      const tee_time = { ...order.booking.tee_time, ...lead };
      const doubts = random() < 0.3 ? { doubts: ["group_large"] } : {};
      const outcome = await book(url, session, { ...order, booking: { ...order.booking, ...doubts, tee_time } });
      return outcome.kind === "booked" ? 200 : outcome.kind === "cut" ? null : 422;
    },
    move: () => update({ play_time: pick(["07:10", "10:30", "12:00"]) }),
    confirm: () => update({ confirmation: pick(["TT-1", "INTERNAL"]) }),
    cancel,
    refuse: () => atGateway("voided", "state = 'owned'"),
    charge: () => atGateway("captured", "refused_at is not null and state = 'capturing'"),
    settle,
    undo: async () => send("POST", "/api/tee_times/undo", { id: (await teeTime("id desc")).id }),
    claim: () => send("POST", "/api/calls/claim", { lost_lead_id: pick(leads) }),
    outcome: () =>
      send("POST", "/api/calls/record", {
        lost_lead_id: pick(leads),
        // The same outcome again is recorded once: it is taken for one whose response was lost.
        note: `act ${count}`,
        ...pick([{ outcome: "no_answer" }, { outcome: "declined" }, { outcome: "call_back", call_at: inAnHour() }]),
      }),
    promise: () => send("POST", "/api/promises/call", { customer_id: pick([1, 2, 3]), call_at: inAnHour() }),
    close,
  };
  const act = pick(["book", ...Object.keys(acts)]) ?? "book";
  return { act, status: (await acts[act]?.()) ?? null };
}

/** Leads who can be called: three, so that agents meet. */
export async function leadsToCall(db: Client): Promise<readonly number[]> {
  const { rows } = await db.query<{ id: number }>(
    "select id from lost_leads where customer_id is not null order by id limit 3",
  );
  return rows.map(({ id }) => id);
}

/** The claims that will not end, or that no other agent gets once their time is over; none in a sound database. */
export async function claimProblems(db: Client, url: string, leads: readonly number[]): Promise<readonly string[]> {
  const { rows: late } = await db.query<{ subject: string }>(
    "select subject from call_claims where claimed_until > now() + interval '5 minutes'",
  );
  const problems = late.map(({ subject }) => `the claim of ${subject} lasts longer than five minutes`);
  await db.query("update call_claims set claimed_until = now()");
  const session = await signIn(url, "admin@teedesk.test");
  // Who was booked is not called (DECISION-58).
  const standing = "select lost_lead_id as id from tee_times where canceled_at is null and lost_lead_id is not null";
  const { rows: booked } = await db.query<{ id: number }>(standing);
  for (const lost_lead_id of leads.filter((lead) => !booked.some(({ id }) => id === lead))) {
    const headers = { ...session, "content-type": "application/json" };
    const body = JSON.stringify({ lost_lead_id });
    const { status } = await fetch(`${url}/api/calls/claim`, { method: "POST", headers, body });
    if (status !== 200) problems.push(`lead ${lost_lead_id} stays claimed: ${status}`);
  }
  await fetch(`${url}/api/auth/sign_out`, { method: "DELETE", headers: session });
  const { rows } = await db.query("select subject from call_claims");
  if (rows.length > 0) problems.push(`${rows.length} claims outlast the session that made them`);
  return problems;
}
