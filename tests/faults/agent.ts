import type { Order } from "./orders.ts";

/** A client's knowledge of a booking it sent. `cut` means none: the connection broke. */
export type Outcome =
  | { readonly kind: "booked"; readonly tee_time_id: number }
  | { readonly kind: "refused"; readonly errors: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: "again"; readonly status: number }
  | { readonly kind: "cut" };

const sessionHeaders = ["access-token", "client", "uid"] as const;

export type Session = Readonly<Record<string, string>>;

/** Signs in with the demo's password; the session lives in the database and outlasts the server that opened it. */
export async function signIn(url: string, email = "agent@teedesk.test"): Promise<Session> {
  const response = await fetch(`${url}/api/auth/sign_in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "demo-fairway" }),
  });
  if (!response.ok) throw new Error(`Signing in returned ${response.status}.`);
  return Object.fromEntries(sessionHeaders.map((name) => [name, response.headers.get(name) ?? ""]));
}

/** Sends a booking once. */
export async function book(url: string, session: Session, { key, booking }: Order): Promise<Outcome> {
  try {
    const response = await fetch(`${url}/api/ibe/book`, {
      method: "POST",
      headers: { ...session, "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ booking }),
    });
    return outcomeOf(response.status, await response.json());
  } catch {
    return { kind: "cut" };
  }
}

function outcomeOf(status: number, answer: unknown): Outcome {
  if (status === 200) return { kind: "booked", tee_time_id: Number(member(answer, "id")) };
  const errors = Object(member(answer, "errors"));
  // Another booking used up the certificate in between, so the price is to be confirmed again.
  const isRefused = status === 422 && !("booking.total" in errors);
  return isRefused ? { kind: "refused", errors } : { kind: "again", status };
}

const member = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a booking until its fate is known, as a patient client does. Throws if that takes longer than half a minute. */
export async function settle(url: string, session: Session, order: Order): Promise<Outcome> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const outcome = await book(url, session, order);
    if (outcome.kind === "booked" || outcome.kind === "refused") return outcome;
    if (outcome.kind === "again" && outcome.status >= 500 && outcome.status !== 503) {
      throw new Error(`${order.key} returned ${outcome.status}.`);
    }
    await pause(100);
  }
  throw new Error(`${order.key} is still without a response.`);
}
