import { isIPv4 } from "node:net";
import { resolve } from "node:path";
import { type Cents, centsFrom, shortestPassword } from "@teedesk/domain";
import * as Result from "effect/Result";
import { type Environment, type Reader, readerOf } from "./environment.ts";
import { readJournalAccounts } from "./journalAccounts.ts";
import { readNames } from "./names.ts";

/** Who has to have a second factor; `optional` asks those who set one up, `off` asks no one (DECISION-70). */
const secondFactorPolicies = ["off", "optional", "admins", "all"] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

const passwordCharacters = ["any", "letters-and-digits"] as const;

/** Everything the environment decides. Throws ConfigError for a value that makes no sense. */
export function readConfig(environment: Environment) {
  const read = readerOf(environment);
  const host = read.text("HOST", "127.0.0.1");
  const databaseUrl = read.url("DATABASE_URL", ["postgres:", "postgresql:"]);
  /** Number of proxies in front of the server whose X-Forwarded-For is believed. */
  const trustedProxies = read.integer("TRUST_PROXY", 0, { min: 0, max: 10 });
  // A proxy makes a loopback address public, and a PostgreSQL server is somebody's real one.
  const isProduction = databaseUrl !== null || trustedProxies > 0 || read.text("NODE_ENV", "") === "production";
  const demo = read.flag("DEMO", isLoopback(host) && !isProduction);
  /** The safe defaults are those of a server that people work on. */
  const isReal = isProduction && !demo;
  const secondFactor = read.oneOf("SECOND_FACTOR", secondFactorPolicies, isReal ? "all" : "off");
  const sessionIdle = readOffOr(read, "SESSION_IDLE", isReal ? 15 : null, { min: 5, max: 1440 });
  const sessionDays = read.integer("SESSION_DAYS", 14, { min: 1, max: 365 });
  const passwordRule = {
    length: read.integer("PASSWORD_LENGTH", shortestPassword, { min: shortestPassword, max: 64 }),
    characters: read.oneOf("PASSWORD_CHARACTERS", passwordCharacters, isReal ? "letters-and-digits" : "any"),
  };
  const undoSeconds = read.integer("UNDO_SECONDS", 300, { min: 0, max: 900 });
  return {
    host,
    /** 0 is any free port. */
    port: read.integer("PORT", 4000, { min: 0, max: 65_535 }),
    dataDir: resolve(read.text("DATA_DIR", "./data")),
    databaseUrl,
    /** A streaming replica of it, which reports are read from. */
    readDatabaseUrl: read.url("READ_DATABASE_URL", ["postgres:", "postgresql:"]),
    databasePool: read.integer("DATABASE_POOL", 10, { min: 2, max: 500 }),
    /** Whether an empty database is filled with demo data and the demo sign-ins may exist. In production only when asked for. */
    demo,
    secondFactor,
    /** The least that a new password has, besides the domain's rules. */
    passwordRule,
    /** Refunds above this many cents, and exports of customers, take the caller's password again (DECISION-71); null asks for no refund. */
    stepUpRefund: readOffOrDollars(read, "STEP_UP_REFUND", isReal ? 500 : null),
    /** Whether a saved card is returned with its last digits and a reference, or with its number, as specified consoles book with. */
    cardNumbers: read.oneOf("CARD_NUMBERS", ["masked", "whole"], "masked"),
    stepUpExports: read.flag("STEP_UP_EXPORTS", isReal),
    /** Whether changes of staff users, and the end of one's sessions elsewhere, do (DECISION-77). */
    stepUpAccounts: read.flag("STEP_UP_ACCOUNTS", isReal),
    smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: readMailFrom(read, isProduction),
    logLevel: read.oneOf("LOG_LEVEL", logLevels, "info"),
    trustedProxies,
    /** Whether every response carries a new access token. */
    rotatesSessions: read.flag("SESSION_ROTATE", false),
    sessionDays,
    /** Minutes without an act of its owner that end a session (DECISION-75); null ends none. */
    sessionIdle,
    /** Days without a sign-in after which an account is refused (DECISION-76); null refuses none. More than a session lasts. */
    unusedAccountDays: readOffOr(read, "UNUSED_ACCOUNT_DAYS", isReal ? Math.max(90, sessionDays + 1) : null, {
      min: sessionDays + 1,
      max: 3650,
    }),
    /**
     * Failed sign-ins in 15 minutes: this many for one person from one network or from a browser they have used, ten times as many
     * for a network or a person (session/signInLimit.ts).
     */
    signInLimit: read.integer("SIGN_IN_LIMIT", 10, { min: 1, max: 1_000_000 }),
    /** Whether the GETs that send mail, cancel or close a queue may be used; specified consoles know no other way. */
    actsByGet: read.flag("GET_ACTIONS", true),
    /** Whether a report's address may carry the token of the session, as that of a console without report tokens does. */
    takesSessionInAddress: read.flag("SESSION_IN_ADDRESS", !isProduction),
    /** Requests a minute from one network address; 0 is without limit. */
    requestLimit: read.integer("REQUEST_LIMIT", 6000, { min: 0, max: 10_000_000 }),
    /** Cents that staff who are not admins may move without a sale, alone (DECISION-45); null is without limit. */
    agentRefundLimit: readLimit(read, "AGENT_REFUND_LIMIT"),
    agentCorrectionLimit: readLimit(read, "AGENT_CORRECTION_LIMIT"),
    /** Whether they may force a cancelation alone. */
    agentForcesCancelations: read.flag("AGENT_FORCED_CANCELATION", true),
    /** A booking under way keeps its Idempotency-Key and its payment for this long if its server dies. */
    bookingLeaseSeconds: read.integer("BOOKING_LEASE_SECONDS", 20, { min: 1, max: 600 }),
    /** A booking can be undone, and its card is charged after, this long; 0 charges immediately. Shorter than the longest lease. */
    undoSeconds,
    cardKey: readCardKey(read),
    isProduction,
    /** The token for /metrics and /openapi.json; without it, production serves neither. */
    metricsToken: readMetricsToken(read),
    /** Whether this server sends mail and finishes payments; a copy of a database must not. */
    runsJobs: read.flag("JOBS", true),
    /** The role that servers have on PostgreSQL; `npm run migrate` gives it the rights it needs. */
    serverRole: readRole(read),
    journalAccounts: readJournalAccounts(read),
    names: readNames(read, { undoSeconds, asksSecondFactor: secondFactor !== "off", sessionIdle, passwordRule }),
  };
}

export type Config = Readonly<ReturnType<typeof readConfig>>;

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));

/** An amount in whole dollars, as cents. */
function readLimit(read: Reader, name: string, fallback: number | null = null): Cents | null {
  const dollars = read.integer(name, fallback, { min: 0, max: 1_000_000 });
  return dollars === null ? null : Result.getOrThrow(centsFrom(dollars * 100));
}

/** A number that has a default, so that leaving it out does not turn it off. */
const readOffOr = (
  read: Reader,
  name: string,
  fallback: number | null,
  bounds: { readonly min: number; readonly max: number },
): number | null => (read.optional(name) === "off" ? null : read.integer(name, fallback, bounds));

const readOffOrDollars = (read: Reader, name: string, fallback: number | null): Cents | null =>
  read.optional(name) === "off" ? null : readLimit(read, name, fallback);

function readMetricsToken(read: Reader): string | null {
  const token = read.optional("METRICS_TOKEN");
  return token === null || token.length >= 16 ? token : read.refuse("METRICS_TOKEN", "at least 16 characters");
}

const defaultSender = "Teedesk <bookings@teedesk.test>";

/** Receivers discard mail that production sends from an address without an owner. */
function readMailFrom(read: Reader, isProduction: boolean): string {
  const from = read.text("MAIL_FROM", defaultSender);
  if (!/^(?:[^<>]*[^<>\s]\s*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from))
    return read.refuse("MAIL_FROM", "Name <address>");
  if (from !== defaultSender || !isProduction || !read.isSet("SMTP_URL")) return from;
  return read.refuse("MAIL_FROM", "the sender of your mail, Name <address>, since SMTP_URL is set");
}

function readRole(read: Reader): string | null {
  const role = read.optional("SERVER_ROLE");
  return role === null || /^[a-z_][a-z0-9_]{0,62}$/.test(role)
    ? role
    : read.refuse("SERVER_ROLE", "the name of a role");
}

/** The key saved card numbers are encrypted with; null takes the one kept in DATA_DIR. */
function readCardKey(read: Reader): Buffer | null {
  const text = read.optional("CARD_KEY");
  if (text === null) return null;
  const key = Buffer.from(text, "base64");
  return key.length === 32 ? key : read.refuse("CARD_KEY", "32 bytes in base64 (openssl rand -base64 32)");
}
