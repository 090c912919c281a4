import type { Session } from "../faults/agent.ts";
import { certificateOf } from "../faults/audit.ts";
import type { Teedesk } from "../support/teedesk.ts";

export type Shown = Readonly<Record<string, unknown>>;

type Call = { readonly method: "GET" | "POST" | "PUT"; readonly path: string; readonly body?: object };

/** The JSON that a server returns to a call, with the call and its status where it failed. */
async function call({ url }: Teedesk, session: Session, { method, path, body }: Call): Promise<Shown> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { ...session, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const returned: Shown = await response.json();
  return response.ok ? returned : { failed: `${method} ${path}: ${response.status}`, ...returned };
}

export const show = (server: Teedesk, session: Session, id: unknown): Promise<Shown> =>
  call(server, session, { method: "GET", path: `tee_times/show/${String(id)}` });

/** A line for each member that is not as expected. */
const problemsIn = (what: string, returned: Shown, expected: Shown): readonly string[] =>
  Object.entries(expected)
    .filter(([name, value]) => returned[name] !== value)
    .map(([name, value]) => `${what}: ${name} is not ${String(value)} in ${JSON.stringify(returned).slice(0, 500)}`);

const memberOf = (record: unknown, name: string): unknown => Reflect.get(Object(record), name);
const paid = ({ transaction_record }: Shown): number => Number(memberOf(transaction_record, "total"));
const hasCertificate = ({ gift_certificate_amount }: Shown) => Number(gift_certificate_amount) > 0;
/** Without a certificate and a code, which may not fit another course. */
const isPlain = (one: Shown) => !hasCertificate(one) && Number(one["discount_amount"]) === 0;

/** A certificate that no order names. */
export const spareKill = 7;
const spare = certificateOf(spareKill);
/** A course without own certificates; the orders are of the first. */
const otherCourse = 2;

type Acts = {
  /** Bookings of which each act takes one, and those among them that rent no clubs. */
  readonly ids: readonly number[];
  readonly withoutClubs: readonly number[];
  readonly session: Session;
  readonly admin: Session;
};

/**
 * Does on one version with bookings of the other what the database checks for a server's role: a certificate gives way to another, a tee time
 * moves to another course, a refund waits for consent, which the admin gives on the other version, and a tee time is canceled. Returns a line
 * for each result that is not as expected on either.
 */
export async function actOn(
  server: Teedesk,
  other: Teedesk,
  { ids, withoutClubs, session, admin }: Acts,
): Promise<readonly string[]> {
  const sold: Shown[] = [];
  for (const id of ids) sold.push(await show(other, session, id));
  const take = (fits: (one: Shown) => boolean): Shown => {
    const index = sold.findIndex(fits);
    const [found] = index < 0 ? [] : sold.splice(index, 1);
    if (found === undefined) throw new Error("No booking of the drill fits an act.");
    return found;
  };
  const moved = take((one) => isPlain(one) && withoutClubs.includes(Number(one["id"])));
  const swapped = take(hasCertificate);
  const [refunded, canceled] = [take((one) => isPlain(one) && paid(one) > 0), take((one) => paid(one) > 0)];
  const seen = ({ id }: Shown) => show(other, session, id);
  const update = ({ id }: Shown, change: object) =>
    call(server, session, { method: "PUT", path: "tee_times/update", body: { id, ...change } });

  const { gift_certificate_amount } = swapped;
  const swap = await update(swapped, { tee_time: { gift_certificate_amount }, gift_certificate: { serial: spare } });
  const move = await update(moved, { tee_time: { course: { id: otherCourse } } });

  const amounts = { refund: true, refund_amount: paid(refunded), cancel: false, force_cancel: false };
  const order = { id: refunded["id"], ...amounts, reason: "Rain" };
  const asked = await call(server, session, { method: "POST", path: "tee_times/cancel", body: order });
  const waiting = `consents/index?filters=${encodeURIComponent('{"state":"waiting"}')}`;
  const requests = await call(other, admin, { method: "GET", path: waiting });
  const request = String(memberOf(requests["0"], "id"));
  const consent = await call(other, admin, { method: "POST", path: `consents/consent/${request}` });

  await call(server, session, { method: "GET", path: `tee_times/cancel/${String(canceled["id"])}` });
  const serial = memberOf((await seen(swapped))["gift_certificate"], "serial");
  const course = memberOf((await seen(moved))["course"], "id");
  return [
    ...problemsIn("the swap of a certificate", swap, { gift_certificate_amount }),
    ...problemsIn("the swap, on the other version", { serial }, { serial: spare }),
    ...problemsIn("the move", move, { id: moved["id"] }),
    ...problemsIn("the move, on the other version", { course }, { course: otherCourse }),
    ...problemsIn("the request for consent", asked, { valid: false, awaits_consent: true }),
    ...problemsIn("the consent, on the other version", consent, { valid: true }),
    ...problemsIn("the cancelation, on the other version", await seen(canceled), { status: "Canceled" }),
  ];
}
