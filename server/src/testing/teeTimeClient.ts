import { randomUUID } from "node:crypto";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import { cancelations, giftCertificates } from "../db/schema/index.ts";
import { secondsFromNow } from "../platform/leases.ts";
import { cents } from "./bookingFixture.ts";
import { setCertificateBalance } from "./certificates.ts";
import { type TestApp, testApp } from "./testApp.ts";

type TeeTime = components["schemas"]["TeeTime"];

/** A server, with settings of its own, and an agent's calls about tee times. Close it after the tests. */
export type TeeTimeClient = Awaited<ReturnType<typeof openTeeTimeClient>>;

export async function openTeeTimeClient(environment: Readonly<Record<string, string>> = {}) {
  const server: TestApp = await testApp({ environment });
  const callsAs = async (who: "admin" | "agent") => {
    const headers = await server.as(who);
    return (method: "GET" | "PUT" | "POST", url: string, payload?: object) =>
      server.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  };
  const call = await callsAs("agent");

  const setBalance = (serial: string, amount: number) => setCertificateBalance(server.db, serial, cents(amount));
  const book = async (changes: object = {}): Promise<TeeTime> => {
    const booking = {
      charge: "400.00",
      discount_code: "FAIRWAY15",
      gift_cert_serial: "GIFT-100",
      customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" },
      credit_card: { number: "4242 4242 4242 4242", expmo: "12", expyr: "2030", cvv: "847" },
      tee_time: { play_date: "2026-11-28", play_time: "10:30", players: 2, course: { id: 1 } },
      ...changes,
    };
    return (await call("POST", "/api/ibe/book", { booking })).json();
  };

  return {
    db: server.db,
    inject: server.inject,
    call,
    /** Calls of another person. */
    callsAs,
    setBalance,
    balanceOf: async (serial: string) =>
      (await server.db.select().from(giftCertificates).where(eq(giftCertificates.serial, serial)))[0]?.raw_balance,
    certificateId: async (serial: string) =>
      (await server.db.select().from(giftCertificates).where(eq(giftCertificates.serial, serial)))[0]?.id,
    book,
    /** $400.00 less 15 %, a fee, and $60.00 from GIFT-100, which then has $40.00 left. */
    bookUsual: async (): Promise<TeeTime> => {
      await setBalance("GIFT-100", 6000);
      const booked = await book();
      await setBalance("GIFT-100", 4000);
      return booked;
    },
    update: (id: number, request: object) => call("PUT", "/api/tee_times/update", { id, tee_time: {}, ...request }),
    show: async (id: number): Promise<TeeTime> => (await call("GET", `/api/tee_times/show/${id}`)).json(),
    /** Begins a cancelation that the course's system has not answered yet. */
    beginCancelation: async (tee_time_id: number): Promise<void> => {
      await server.db.insert(cancelations).values({
        id: randomUUID(),
        state: "asking",
        tee_time_id,
        cancel: true,
        force: false,
        refund_amount: cents(0),
        reason: "Rain",
        // One that ends later than any lease may is over, and recovery would carry the cancelation out.
        lease_until: secondsFromNow(1800),
      });
    },
    /** The history of a tee time since it was booked. */
    historyOf: async (id: number) => {
      const entries: components["schemas"]["HistoryEntry"][] = (
        await call("GET", `/api/history/tee_time/${id}`)
      ).json();
      return entries.filter(({ action }) => action !== "created");
    },
    close: () => server.close(),
  };
}
