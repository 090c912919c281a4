import { type SQL, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { openGuardedBooks, type RefusedAttempt } from "../testing/guardedBooks.ts";

const { attempt, close } = await openGuardedBooks();
afterAll(close);

const refused = "42501";
const broken = "23000";
const unfit = "23514";
const twice = "23505";

/** Decides on a request for consent (openGuardedBooks). */
const decided = (id: number, columns: SQL) => sql`update consents set ${columns} where id = ${id}`;
const consented = sql`state = 'consented', decided_by = 'admin@teedesk.test', decided_at = now()`;

/** Carries out the first request otherwise than it was asked, and consents to it. */
const carriedOutOver = (
  amount: number,
  { cancel = false, force = false, tee_time = sql`tee_time_id` } = {},
) => sql`with agreed as (update consents set ${consented} where id = 1 returning *)
  insert into cancelations (id, state, tee_time_id, cancel, force, refund_amount, payment_id, reason, lease_until)
    select cancelation_id, 'agreed', ${tee_time}, ${cancel}::boolean, ${force}::boolean, ${amount}::integer, 'pay_1', 'Rain', now() from agreed`;

describe("the server's role cannot", () => {
  it.each<RefusedAttempt>([
    ["consent to what is not carried out", broken, decided(1, consented)],
    ["consent to a correction that is not made", broken, decided(2, consented)],
    ["consent to a correction whose value is not corrected", broken, decided(5, consented)],
    ["consent to another refund than was asked", broken, carriedOutOver(501)],
    [
      "consent to a refund of one tee time, and refund another one",
      broken,
      carriedOutOver(500, { tee_time: sql`tee_time_id + 1` }),
    ],
    ["consent to a refund, and cancel", broken, carriedOutOver(500, { cancel: true })],
    ["consent to a refund, and take it over the rules", broken, carriedOutOver(500, { force: true })],
    ["consent without a person", unfit, decided(1, sql`state = 'consented', decided_at = now()`)],
    [
      "consent as the person who asked",
      unfit,
      decided(1, sql`state = 'consented', decided_by = staff_user, decided_at = now()`),
    ],
    [
      "date a consent",
      refused,
      decided(1, sql`state = 'consented', decided_by = 'admin@teedesk.test', decided_at = now() - interval '1 hour'`),
    ],
    ["consent to what was declined", refused, decided(3, consented)],
    ["consent after three days", refused, decided(4, consented)],
    ["change who decided on a request", refused, decided(3, sql`decided_by = 'other@example.test'`)],
    ["decide on a request that still waits", refused, decided(1, sql`decided_by = 'admin@teedesk.test'`)],
    ["change what was asked", refused, decided(1, sql`cancelation = jsonb_set(cancelation, '{refund_amount}', '900')`)],
    ["change who asked", refused, decided(1, sql`staff_user = 'other@example.test'`)],
    ["reword the reason of a request", refused, decided(1, sql`reason = 'Rain and wind'`)],
    ...["tee_time_id", "gift_certificate_id"].map(
      (subject): RefusedAttempt => [
        `ask twice for one ${subject}`,
        twice,
        sql`insert into consents (tee_time_id, gift_certificate_id, cancelation, correction, staff_user_id, staff_user, reason)
          select tee_time_id, gift_certificate_id, cancelation, correction, 1, staff_user, '' from consents, generate_series(1, 2)
          where ${sql.identifier(subject)} is not null and id in (1, 2)`,
      ],
    ),
    [
      "store a request that was consented to",
      refused,
      sql`insert into consents (state, decided_by, decided_at, tee_time_id, cancelation, staff_user, reason)
        select 'consented', 'admin@teedesk.test', now(), tee_time_id, cancelation, 'other@teedesk.test', '' from consents where id = 1`,
    ],
    [
      "store a request that was declined",
      refused,
      sql`insert into consents (state, tee_time_id, cancelation, staff_user, reason)
        select 'declined', tee_time_id, cancelation, 'other@teedesk.test', '' from consents where id = 1`,
    ],
    [
      "backdate a request",
      refused,
      sql`insert into consents (created_at, tee_time_id, cancelation, staff_user, reason)
        select now() - interval '1 day', tee_time_id, cancelation, 'other@teedesk.test', '' from consents where id = 1`,
    ],
    [
      "store a request that waits for longer",
      refused,
      sql`insert into consents (expires_at, tee_time_id, cancelation, staff_user, reason)
        select now() + interval '4 days', tee_time_id, cancelation, 'other@teedesk.test', '' from consents where id = 1`,
    ],
    ["delete a request", refused, sql`delete from consents`],
  ])("%s", async (_, code, statements) => {
    await expect(attempt(statements)).rejects.toMatchObject({ cause: { code } });
  });
});
