import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError } from "./environment.ts";

describe("readConfig", () => {
  it("has defaults for everything", () => {
    expect(readConfig({ DATA_DIR: "/data", PORT: " " })).toMatchObject({
      host: "127.0.0.1",
      port: 4000,
      dataDir: "/data",
      databaseUrl: null,
      demo: true,
      rotatesSessions: false,
      agentRefundLimit: null,
      agentCorrectionLimit: null,
      names: {
        product_key: "ric",
        default_course_name: "Torrey Pines South",
        grey_course_id: 17,
        business_time_zone: "America/Los_Angeles",
      },
    });
  });

  it.each([
    [{ HOST: "127.0.0.1" }, true],
    [{ HOST: "::1" }, true],
    [{ HOST: "localhost", DEMO: "0" }, false],
    [{ HOST: "0.0.0.0" }, false],
    [{ HOST: "0.0.0.0", DEMO: "1" }, true],
    [{ HOST: "127.example.com" }, false],
    [{ DATABASE_URL: "postgres://h/d" }, false],
    [{ DATABASE_URL: "postgres://h/d", DEMO: "1" }, true],
    [{ TRUST_PROXY: "1" }, false],
    [{ NODE_ENV: "production" }, false],
    [{ NODE_ENV: "production", DEMO: "1" }, true],
    [{ NODE_ENV: "development" }, true],
  ])("%j has demo data: %s", (environment, demo) => {
    expect(readConfig(environment).demo).toBe(demo);
  });

  it.each([
    [{}, "off"],
    [{ DATABASE_URL: "postgres://h/d" }, "all"],
    [{ NODE_ENV: "production" }, "all"],
    [{ DATABASE_URL: "postgres://h/d", DEMO: "1" }, "off"],
    [{ DATABASE_URL: "postgres://h/d", SECOND_FACTOR: "admins" }, "admins"],
    [{ SECOND_FACTOR: "optional" }, "optional"],
  ])("DECISION-70 with %j a second factor is for: %s", (environment, policy) => {
    expect(readConfig(environment).secondFactor).toBe(policy);
  });

  it.each([
    [{}, null, false],
    [{ DATABASE_URL: "postgres://h/d" }, 50_000, true],
    [{ DATABASE_URL: "postgres://h/d", DEMO: "1" }, null, false],
    [{ DATABASE_URL: "postgres://h/d", STEP_UP_REFUND: "off", STEP_UP_EXPORTS: "0" }, null, false],
    [{ STEP_UP_REFUND: "0", STEP_UP_EXPORTS: "1" }, 0, true],
  ])(
    "DECISION-71 with %j the password is asked for again above %s cents, and for exports: %s",
    (environment, stepUpRefund, stepUpExports) => {
      expect(readConfig(environment)).toMatchObject({ stepUpRefund, stepUpExports });
    },
  );

  it.each([
    [{}, null],
    [{ DATABASE_URL: "postgres://h/d" }, 15],
    [{ DATABASE_URL: "postgres://h/d", DEMO: "1" }, null],
    [{ DATABASE_URL: "postgres://h/d", SESSION_IDLE: "off" }, null],
    [{ SESSION_IDLE: "30" }, 30],
  ])("DECISION-75 with %j a session ends after idle minutes: %s", (environment, minutes) => {
    const { sessionIdle, names } = readConfig(environment);
    expect([sessionIdle, names.ends_idle_sessions]).toEqual([minutes, minutes !== null]);
  });

  it.each([
    [{}, null],
    [{ DATABASE_URL: "postgres://h/d" }, 90],
    [{ DATABASE_URL: "postgres://h/d", SESSION_DAYS: "120" }, 121],
    [{ DATABASE_URL: "postgres://h/d", DEMO: "1" }, null],
    [{ DATABASE_URL: "postgres://h/d", UNUSED_ACCOUNT_DAYS: "off" }, null],
    [{ UNUSED_ACCOUNT_DAYS: "60" }, 60],
  ])("DECISION-76 with %j an account is refused after unused days: %s", (environment, days) => {
    expect(readConfig(environment).unusedAccountDays).toBe(days);
  });

  it.each([
    [{}, { length: 12, characters: "any" }],
    [{ DATABASE_URL: "postgres://h/d" }, { length: 12, characters: "letters-and-digits" }],
    [
      { DATABASE_URL: "postgres://h/d", DEMO: "1" },
      { length: 12, characters: "any" },
    ],
    [
      { DATABASE_URL: "postgres://h/d", PASSWORD_CHARACTERS: "any" },
      { length: 12, characters: "any" },
    ],
    [{ PASSWORD_LENGTH: "16" }, { length: 16, characters: "any" }],
  ])("DECISION-22 with %j a new password has at least %j", (environment, rule) => {
    expect(readConfig(environment).passwordRule).toEqual(rule);
  });

  it.each([
    [
      "an account in use does not look unused: a session is shorter",
      { SESSION_DAYS: "90", UNUSED_ACCOUNT_DAYS: "90" },
      "UNUSED_ACCOUNT_DAYS: expected a whole number from 91 to 3650.",
    ],
    [
      "a session in use does not look idle: acts are stored once a minute at most",
      { SESSION_IDLE: "4" },
      "SESSION_IDLE: expected a whole number from 5 to 1440.",
    ],
  ])("%s", (_, environment, problem) => {
    expect(() => readConfig(environment)).toThrow(problem);
  });

  it.each([
    [{}, false],
    [{ DATABASE_URL: "postgres://h/d" }, true],
    [{ DATABASE_URL: "postgres://h/d", DEMO: "1" }, false],
    [{ DATABASE_URL: "postgres://h/d", STEP_UP_ACCOUNTS: "0" }, false],
  ])("DECISION-77 with %j the password is asked for again for changes of accounts: %s", (environment, isAsked) => {
    expect(readConfig(environment).stepUpAccounts).toBe(isAsked);
  });

  it.each([
    [{}, "masked"],
    [{ DATABASE_URL: "postgres://h/d" }, "masked"],
    [{ CARD_NUMBERS: "whole" }, "whole"],
  ])("DECISION-72 with %j card numbers are %s", (environment, cardNumbers) => {
    expect(readConfig(environment).cardNumbers).toBe(cardNumbers);
  });

  it("has limits of agents in cents, also of nothing", () => {
    const limits = readConfig({ AGENT_REFUND_LIMIT: "50", AGENT_CORRECTION_LIMIT: "0" });
    expect(limits).toMatchObject({ agentRefundLimit: 5000, agentCorrectionLimit: 0 });
  });

  const sending = { DATABASE_URL: "postgres://h/d", SMTP_URL: "smtps://mail.example" };
  const sender = "Bookings <bookings@example.com>";
  it.each([
    ["the default sender", sending],
    ["the default sender written out", { ...sending, MAIL_FROM: "Teedesk <bookings@teedesk.test>" }],
  ])("no mail leaves production from %s, which no one owns", (_, environment) => {
    expect(() => readConfig(environment)).toThrow(/^MAIL_FROM: expected [^\n]+\.$/);
  });

  it.each([
    ["a sender of its own", { ...sending, MAIL_FROM: sender }, sender],
    ["no mail server", { DATABASE_URL: "postgres://h/d" }, "Teedesk <bookings@teedesk.test>"],
    ["no production", { SMTP_URL: "smtp://localhost" }, "Teedesk <bookings@teedesk.test>"],
  ])("with %s the sender is as it is set", (_, environment, from) => {
    expect(readConfig(environment).mailFrom).toBe(from);
  });

  it.each([
    ["PORT", "65536"],
    ["PORT", "4e3"],
    ["DEMO", "yes"],
    ["DATABASE_URL", "mysql://u:secret@h/d"],
    ["READ_DATABASE_URL", "mysql://u:secret@h/d"],
    ["SMTP_URL", "localhost:25"],
    ["MAIL_FROM", "Bookings"],
    ["MAIL_FROM", " <bookings@example.com>"],
    ["LOG_LEVEL", "loud"],
    ["BUSINESS_TIME_ZONE", "California"],
    ["SESSION_ROTATE", "true"],
    ["CARD_KEY", "c2hvcnQ="],
    ["BOOKING_ENGINE_URL", "javascript:alert(1)"],
    ["CRM_DEAL_URL", "not an address"],
    ["GREY_COURSE_ID", "-17"],
    ["DATABASE_POOL", "-10"],
    ["SIGN_IN_LIMIT", "none"],
    ["BOOKING_LEASE_SECONDS", "0.5"],
    ["METRICS_TOKEN", "guessed"],
    ["SERVER_ROLE", 'x"; drop table customers; --'],
    ["JOBS", "none"],
    ["AGENT_REFUND_LIMIT", "49.50"],
    ["AGENT_CORRECTION_LIMIT", "-1"],
    ["STEP_UP_REFUND", "none"],
    ["STEP_UP_EXPORTS", "off"],
    ["STEP_UP_ACCOUNTS", "off"],
    ["CARD_NUMBERS", "all"],
    ["SESSION_IDLE", "never"],
    ["UNUSED_ACCOUNT_DAYS", "never"],
    ["PASSWORD_LENGTH", "8"],
    ["PASSWORD_CHARACTERS", "some"],
  ])("refuses %s=%s in one line that does not repeat the value", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}: expected [^\n]+\\.$`));
    expect(read).not.toThrow(value);
  });

  it("has the offsets of the business's clocks without a gap, some years back and ahead", () => {
    const offsets = readConfig({}).names.business_utc_offsets;
    expect(offsets.slice(1).map(([from]) => from)).toEqual(offsets.slice(0, -1).map(([, to]) => to));
    const twoYears = 2 * 366 * 86_400;
    expect(offsets[0]?.[0]).toBeLessThan(Date.now() / 1000 - twoYears);
    expect(offsets.at(-1)?.[1]).toBeGreaterThan(Date.now() / 1000 + twoYears);
  });
});
