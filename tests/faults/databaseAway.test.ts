import { type TestApp, testApp } from "@teedesk/server/testing";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalPostgres, startPostgres } from "../../scripts/postgres.ts";
import { type CuttableNetwork, openNetwork } from "../support/cuttableNetwork.ts";

/** `npm run faults` does this for longer, with more clients, two server processes and an audit of the books. */
const postgres = await startPostgres();

describe.skipIf(postgres === undefined)("the database becomes unavailable and comes back", () => {
  let network: CuttableNetwork;
  let server: TestApp;
  let agent: Record<string, string>;

  beforeAll(async () => {
    network = await openNetwork(given(postgres).port);
    const url = `postgres://teedesk@127.0.0.1:${network.port}/postgres`;
    server = await testApp({ postgres: url, environment: { REQUEST_LIMIT: "0", BOOKING_LEASE_SECONDS: "1" } });
    agent = await server.as("agent");
  });
  afterAll(async () => {
    await server.close();
    await network.close();
    await given(postgres).stop();
  });

  const given = (one: LocalPostgres | undefined): LocalPostgres => one ?? expect.fail("there is no PostgreSQL");

  /** The status of a call. */
  async function call(url: string, payload?: object) {
    const method = payload === undefined ? "GET" : "POST";
    const key = { "idempotency-key": crypto.randomUUID() };
    const { statusCode: status, headers } = await server.inject({
      method,
      url,
      headers: payload === undefined ? agent : { ...agent, ...key },
      ...(payload === undefined ? {} : { payload }),
    });
    // Refusals need no input or output here: a client that continues immediately would starve everything else.
    await new Promise((resolve) => setTimeout(resolve, 10));
    return { status, retryAfter: headers["retry-after"] };
  }

  const booking = {
    charge: "40.00",
    customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat@example.test" },
    credit_card: { number: "4242424242424242", expmo: "12", expyr: "2030", cvv: "123" },
    tee_time: { play_date: "2026-11-28", play_time: "10:30", players: 1, course: { id: 1 } },
  };
  const book = () => call("/api/ibe/book", { booking });
  const customers = () => call("/api/customers/index");

  /** The status of calls once one succeeds again. */
  async function afterwards() {
    while ((await customers()).status !== 200);
    return { readyz: (await call("/readyz")).status, book: (await book()).status };
  }
  const served = { readyz: 200, book: 200 };

  /** The status of many calls during the outage; none waits for its end. */
  async function meanwhile() {
    const answers = await Promise.all([...Array.from({ length: 20 }, book), ...Array.from({ length: 20 }, customers)]);
    return {
      answers: [...new Set(answers.map(({ status, retryAfter }) => `${status}, again in ${retryAfter} s`))],
      readyz: (await call("/readyz")).status,
      healthz: (await call("/healthz")).status,
    };
  }
  const refused = { answers: ["503, again in 1 s"], readyz: 503, healthz: 200 };

  async function onServer(): Promise<Client> {
    const client = new Client({ connectionString: given(postgres).url });
    await client.connect();
    return client;
  }

  it("every connection is ended repeatedly amidst bookings", async () => {
    const admin = await onServer();
    const terminate = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'teedesk'";
    const answers: string[] = [];
    const ended = new AbortController();
    const clients = Array.from({ length: 6 }, async () => {
      while (!ended.signal.aborted) {
        const { status, retryAfter } = await book();
        answers.push(`${status} ${retryAfter ?? ""}`.trim());
      }
    });
    // A slow machine gets longer pauses, until a booking succeeds in some.
    const count = (answer: string) => answers.filter((one) => one === answer).length;
    for (let sweep = 1; sweep < 8 || count("200") < 5; sweep += 1) {
      await admin.query(`select pg_sleep(${0.2 * sweep}); ${terminate}`);
    }
    ended.abort();
    await Promise.all(clients);
    await admin.end();
    expect([...new Set(answers)].sort()).toEqual(["200", "503 1"]);
    expect(await afterwards()).toEqual(served);
  });

  it.each(["fast", "immediate"] as const)("the server is stopped (%s)", async (mode) => {
    await given(postgres).halt(mode);
    expect(await meanwhile()).toEqual(refused);
    await given(postgres).resume();
    expect(await afterwards()).toEqual(served);
  });

  it("the network swallows everything", async () => {
    await Promise.all(Array.from({ length: 8 }, customers));
    network.cut();
    expect(await meanwhile()).toEqual(refused);
    network.mend();
    expect(await afterwards()).toEqual(served);
  });

  it("a locked table never starves the rest", async () => {
    const admin = await onServer();
    const { rows } = await admin.query<{ datname: string }>(
      "select datname from pg_database where datname like 'test_%'",
    );
    await admin.end();
    const url = new URL(given(postgres).url);
    url.pathname = `/${rows[0]?.datname}`;
    const holder = new Client({ connectionString: url.href });
    await holder.connect();
    await holder.query("begin; lock table tee_time_rows in access exclusive mode");
    const released = new AbortController();
    const waiters = Array.from({ length: 30 }, async () => {
      const seen = new Set<number>();
      while (!released.signal.aborted) seen.add((await call("/api/tee_times/index")).status);
      return seen;
    });
    const others = [];
    for (let count = 0; count < 20; count += 1) {
      others.push(await customers(), await call("/readyz"));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // The table was locked until here: none of them waited for it.
    released.abort();
    await holder.end();
    await Promise.all(waiters);
    expect(others.filter(({ status }) => status !== 200)).toEqual([]);
  });
});
