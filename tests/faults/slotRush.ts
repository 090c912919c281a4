import { book, type Session } from "./agent.ts";
import type { Order } from "./orders.ts";
import type { Sent } from "./rush.ts";
import type { Slot } from "./slots.ts";

export type SlotRush = {
  /** The servers, which the agents share. */
  readonly urls: readonly string[];
  readonly sessions: readonly Session[];
  readonly slots: readonly Slot[];
  readonly orders: readonly Order[];
  readonly random: () => number;
  /** Makes something unavailable; resolves when agents can continue, on one of the servers at least. */
  readonly fault: () => Promise<void>;
  /** Number of orders before the fault. */
  readonly ordersBefore: number;
  /** Whether the fault ends a server. Only then may a connection to it break. */
  readonly isKill: boolean;
  /** Counts observations. */
  readonly note: (what: string) => void;
};

type Call = readonly [method: "GET" | "PUT" | "POST" | "DELETE", path: string, body?: object];

const forms = ["firstForm", "otherForm"];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Pause of an agent whom a server told that its database is unavailable. */
const refusedPause = 300;

/** The status of a call; 0 where the connection broke. */
async function call(url: string, headers: Session, [method, path, body]: Call): Promise<number> {
  try {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/**
 * Lets agents book slots, one order after the other, and cancel, undo, move, change, confirm, take numbers back, move with new and former
 * numbers, change as their course agreed, tell courses, hold by two forms, ask and release at random between two orders, while something
 * becomes unavailable. Returns the sent orders and the problems that need no database to be seen.
 */
export async function sellDuringFault(rush: SlotRush): Promise<{
  readonly sent: readonly Sent[];
  readonly problems: readonly string[];
}> {
  const { urls, sessions, slots, random, isKill, note } = rush;
  const pick = <T>(choices: readonly T[]): T => {
    const one = choices[Math.floor(random() * choices.length)];
    if (one === undefined) throw new Error("There is nothing to choose from.");
    return one;
  };
  const acts: Readonly<Record<string, (id: number, slot: Slot) => Call>> = {
    cancel: (id) => ["GET", `tee_times/cancel/${id}`],
    move: (id, { play_date, play_time }) => ["PUT", "tee_times/update", { id, tee_time: { play_date, play_time } }],
    "change players": (id) => ["PUT", "tee_times/update", { id, tee_time: { players: pick([1, 2, 3, 4, 5]) } }],
    confirm: (id) => ["PUT", "tee_times/update", { id, tee_time: { confirmation: `TT-${id}` } }],
    "move with a number": (id, { play_date, play_time }) => {
      const confirmation = pick([`TT-${id}`, `tt-${id}`, `TT-${id}-B`, ""]);
      return [
        "PUT",
        "tee_times/update",
        { id, tee_time: { play_date, play_time, players: pick([1, 2, 4]), confirmation } },
      ];
    },
    "change as agreed": (id) => [
      "PUT",
      "tee_times/update",
      { id, tee_time: { players: pick([1, 2, 4]) }, course_agreed: true },
    ],
    "take the number back": (id) => ["PUT", "tee_times/update", { id, tee_time: { confirmation: "" } }],
    "tell the course": (id) => ["POST", "promises/close", { kind: "tell_course", record_id: id }],
    undo: (id) => ["POST", "tee_times/undo", { id }],
    // The forms of an agent share one hold.
    hold: (_, { id }) => [
      "PUT",
      "fore_up_availability/seats/hold",
      { id, players: pick([1, 2, 4]), form: pick(forms) },
    ],
    release: (_, { id }) => ["DELETE", `fore_up_availability/seats/hold/${id}?form=${pick(forms)}`],
    ask: (_, { id }) => ["POST", "fore_up_availability/seats/ask", { id }],
  };
  const waiting = [...rush.orders];
  const sent: Sent[] = [];
  const ids: number[] = [];
  const problems: string[] = [];
  const check = (what: string, status: number) => {
    if (status === 500 || (status === 0 && !isKill)) problems.push(`${what} returned ${status}`);
  };
  const agent = async (session: Session, index: number): Promise<void> => {
    const url = urls[index % urls.length] ?? "";
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      const before = await book(url, session, order);
      sent.push({ order, session, before });
      if (before.kind === "cut") check(order.key, 0);
      if (before.kind === "again") check(order.key, before.status);
      if (before.kind === "cut") return;
      if (before.kind === "again" && before.status === 503) await pause(refusedPause);
      if (before.kind === "booked") ids.push(before.tee_time_id);
      if (ids.length === 0 || random() < 0.4) continue;
      const [what, act] = pick(Object.entries(acts));
      const status = await call(url, session, act(pick(ids), pick(slots)));
      note(`${what}: ${status === 0 ? "cut off" : status}`);
      check(what, status);
    }
  };
  const selling = Promise.all(sessions.map(agent));
  while (sent.length < rush.ordersBefore) await pause(5);
  await rush.fault();
  await selling;
  return { sent, problems };
}
