import { sql } from "drizzle-orm";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { build } from "../app.ts";
import { type Config, readConfig } from "../config/config.ts";
import type { Environment } from "../config/environment.ts";
import type { Connection } from "../db/connection.ts";
import { openPostgres } from "../db/postgres.ts";
import { createReading } from "../db/reading.ts";
import { demoPassword, demoStaff } from "../demo/demoStaff.ts";
import { loadDemoData } from "../demo/loadDemoData.ts";
import { createCardCipher } from "../platform/cardCipher.ts";
import { createClock } from "../platform/clock.ts";
import type { Mail } from "../ports/mailer.ts";
import type { Ports } from "../ports/ports.ts";
import { createPasswords, type PasswordCost } from "../session/passwords.ts";
import { checkResponse } from "./checkResponse.ts";
import type { Filling } from "./template.ts";
import { testDatabase } from "./testDatabase.ts";

export type TestOptions = {
  /** Overrides the defaults of the environment. */
  readonly environment?: Environment;
  readonly consoleFolder?: string;
  /** A PostgreSQL server of the test's own. */
  readonly postgres?: string;
  /** A streaming replica of that server. */
  readonly replica?: string;
  /** A test's server on that PostgreSQL, whose database this one shares. It is closed last. */
  readonly beside?: { readonly connection: Connection };
  /** The server's clock; by default it stands at `now`. */
  readonly now?: () => Date;
  /** Systems outside the server; by default mail is only remembered, and the others are the built-in ones. */
  readonly ports?: Partial<Ports>;
};

type Who = keyof typeof people;

const people = { admin: demoStaff[0], agent: demoStaff[1] } as const;

/** Saturday, 21 November 2026, 10:30 in the business's zone. */
const now = () => new Date("2026-11-21T18:30:00Z");
const cards = createCardCipher(Buffer.alloc(32, 7));
const passwordCost: PasswordCost = { N: 16, r: 1, p: 1 };
/** For staff that a test adds: a standard hash takes 0.3 s, and a sign-in with it twice that. */
export const cheapPasswords = createPasswords(passwordCost);
export const demo: Filling = {
  name: "demo",
  fill: (db) => loadDemoData(db, { clock: createClock("America/Los_Angeles", now), cards, teeTimes: 60, passwordCost }),
};

/**
 * The whole server on a database of its own, with demo data and sixty tee times. `inject` sends a request and checks the
 * response against the contract; `as` returns the headers of a signed-in person. Close it after the tests.
 */
export async function testApp(options: TestOptions = {}) {
  const { environment = {}, consoleFolder, postgres, replica, beside, ports } = options;
  const config: Config = readConfig({
    LOG_LEVEL: "info",
    SIGN_IN_LIMIT: "1000",
    SECOND_FACTOR: "off",
    STEP_UP_REFUND: "off",
    STEP_UP_EXPORTS: "0",
    STEP_UP_ACCOUNTS: "0",
    UNDO_SECONDS: "0",
    ...environment,
  });
  const connection = await (beside === undefined
    ? testDatabase(demo, postgres)
    : openBeside(beside, postgres ?? process.env["TEST_DATABASE_URL"]));
  const copy = replica === undefined ? null : await openSame(connection, replica);
  const clock = createClock(config.names.business_time_zone, options.now ?? now);
  const logged: string[] = [];
  const mails: Mail[] = [];
  const mailer: Ports["mailer"] = {
    send: async (mail) => {
      mails.push(mail);
      return { kind: "sent" };
    },
    close: async () => {},
  };
  const app = await build({
    config,
    connection,
    replica: copy,
    clock,
    cards,
    passwordCost,
    ports: { mailer, ...ports },
    consoleFolder: consoleFolder ?? null,
    writeLog: (line) => logged.push(line),
  });

  const inject = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const response = await app.inject(request);
    checkResponse(request, response);
    return response;
  };
  const signIn = (email: string, password: string) =>
    inject({ method: "POST", url: "/api/auth/sign_in", payload: { email, password } });

  return {
    app,
    db: connection.db,
    connection,
    cards,
    /** The database that reports read. */
    reading: createReading(connection, copy),
    logged,
    /** The mail that was sent, oldest first. */
    mails,
    inject,
    signIn,
    /** The session headers of one of the demo staff. */
    as: async (who: Who): Promise<Record<string, string>> => sessionOf(await signIn(people[who].email, demoPassword)),
    close: () => app.close(),
  };
}

/** An embedded database has one connection, which the first server closes. */
const openBeside = async ({ connection }: { readonly connection: Connection }, server = ""): Promise<Connection> =>
  server === "" ? { ...connection, close: async () => {} } : openSame(connection, server);

/** The test's own database once more, on its server or as a replica of that has it. */
async function openSame({ db }: Pick<Connection, "db">, server: string): Promise<Connection> {
  const [here] = await db.select({ name: sql<string>`current_database()` }).from(sql`(select) as once`);
  const url = new URL(server);
  url.pathname = `/${here?.name}`;
  return openPostgres({ url: url.href, poolSize: 4, onLost: () => {}, mayBeAway: true });
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** The headers the console would send with its next request. */
export const sessionOf = ({ headers }: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(
    ["access-token", "client", "uid", "expiry", "token-type"].map((name) => [name, String(headers[name] ?? "")]),
  );
