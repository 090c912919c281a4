import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { auditEntries, pendingSignIns, recoveryCodes, secondFactors, signInAttempts } from "../../db/schema/index.ts";
import { hashToken } from "../../session/tokens.ts";
import { sessionOf, type TestApp, testApp } from "../../testing/testApp.ts";
import { resetSecondFactor } from "./resetSecondFactor.ts";
import { factorDesk, password, type Session } from "./testing/factorDesk.ts";

const other = "another horse battery";
const { server, now, halfMinutes, call, newcomer, enrolled, codeAt, trail } = await factorDesk();
afterAll(() => server.close());

const begun = async (email: string, as = password): Promise<string> =>
  (await server.signIn(email, as)).json().second_factor.token;
const complete = (token: string, code: string, at = server) =>
  call("POST", "auth/second_factor/sign_in", {}, { token, code }, at);
const sortedStatuses = (responses: readonly { readonly statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const wrong = { errors: { code: ["This code is wrong or has been used. Wait for the next one."] } };
const over = { message: "This sign-in has ended. Sign in again.", request_id: expect.any(String) };
describe("setting one up", () => {
  it("takes the password, then a code of the app; recovery codes are shown once, other sessions end", async () => {
    const person = await newcomer();
    const [here, there] = [
      sessionOf(await server.signIn(person.email, password)),
      sessionOf(await server.signIn(person.email, password)),
    ];
    expect((await call("GET", "auth/second_factor", here)).json()).toEqual({
      confirmed_at: null,
      recovery_codes_left: 0,
      is_required: false,
    });
    const refused = await call("POST", "auth/second_factor", here, { current_password: other });
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { errors: { current_password: ["This is not your password."] } },
    ]);
    const start = await call("POST", "auth/second_factor", here, { current_password: password });
    const { secret, uri } = start.json();
    expect([secret, uri]).toEqual([
      expect.stringMatching(/^[A-Z2-7]{32}$/),
      `otpauth://totp/RIC:${encodeURIComponent(person.email)}?secret=${secret}&issuer=RIC`,
    ]);
    // Not confirmed: no sign-in asks for it.
    expect((await server.signIn(person.email, password)).statusCode).toBe(200);
    const mistyped = await call("POST", "auth/second_factor/confirm", here, { code: "000000" });
    expect([mistyped.statusCode, mistyped.json()]).toEqual([422, wrong]);
    const code = codeAt(secret);
    const confirmed = await call("POST", "auth/second_factor/confirm", here, {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    const { recovery_codes } = confirmed.json();
    expect(new Set(recovery_codes).size).toBe(10);
    expect(recovery_codes).toEqual(
      Array.from({ length: 10 }, () => expect.stringMatching(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)),
    );
    expect((await call("GET", "auth/second_factor", there)).statusCode).toBe(401);
    expect((await call("GET", "auth/second_factor", here)).json()).toEqual({
      confirmed_at: expect.any(String),
      recovery_codes_left: 10,
      is_required: false,
    });
    expect((await call("POST", "auth/second_factor", here, { current_password: password })).statusCode).toBe(409);
    expect((await call("POST", "auth/second_factor/confirm", here, { code })).statusCode).toBe(409);
  });

  it("stores neither the secret nor a code as it is, and logs none", async () => {
    const { secret, codes, id } = await enrolled();
    const factor = await server.db.select().from(secondFactors).where(eq(secondFactors.staff_user_id, id));
    const hashes = await server.db.select().from(recoveryCodes).where(eq(recoveryCodes.staff_user_id, id));
    const kept = JSON.stringify([factor, hashes, server.logged, await server.db.select().from(auditEntries)]);
    for (const text of [secret, ...codes]) expect(kept).not.toContain(text);
  });
});

describe("a sign-in", () => {
  it("OPS-SES-12 without the code gives no token and says what is missing; with it API-001 returns the session", async () => {
    const { email, secret } = await enrolled();
    const first = await server.signIn(email, password);
    expect([first.statusCode, first.headers["access-token"], first.headers["set-cookie"]]).toEqual([
      401,
      undefined,
      undefined,
    ]);
    expect(first.json()).toEqual({
      message: "Your password is right. Enter the code of your authenticator app as well.",
      request_id: expect.any(String),
      second_factor: { token: expect.stringMatching(/^[\w-]{43}$/), expires_at: expect.any(String) },
    });
    const second = await complete(first.json().second_factor.token, codeAt(secret));
    expect([second.statusCode, second.json()]).toEqual([200, {}]);
    expect(sessionOf(second)).toMatchObject({ uid: email, "token-type": "Bearer" });
    expect((await call("GET", "ric_messages/get", sessionOf(second))).statusCode).toBe(200);
    expect((await trail(email)).slice(-2)).toEqual([
      ["sign_in", "refused", "signIn", "a code was asked for"],
      ["sign_in", "done", "completeSignIn", "code"],
    ]);
  });

  it("MSG-02 with a wrong password says nothing of the factor", async () => {
    const { email } = await enrolled();
    const response = await server.signIn(email, other);
    expect(response.json()).toEqual({
      message: "Your email or password are incorrect.",
      request_id: expect.any(String),
    });
  });

  it("takes a code once, and none of an earlier step, on two servers", async () => {
    const { email, secret } = await enrolled();
    const beside = await testApp({ environment: { SECOND_FACTOR: "all" }, now, beside: server });
    try {
      const [present, before, after] = [codeAt(secret), codeAt(secret, -1), codeAt(secret, 1)];
      const tokens = [await begun(email), await begun(email)] as const;
      const both = await Promise.all([complete(tokens[0], present), complete(tokens[1], present, beside)]);
      expect(sortedStatuses(both)).toEqual([200, 422]);
      const [left] = tokens.filter((_, index) => both[index]?.statusCode === 422);
      for (const at of [server, beside]) {
        expect((await complete(left ?? "", present, at)).json()).toEqual(wrong);
        expect((await complete(left ?? "", before, at)).json()).toEqual(wrong);
      }
      expect((await complete(left ?? "", after, beside)).statusCode).toBe(200);
      expect((await complete(await begun(email), after)).statusCode).toBe(422);
      halfMinutes(1);
      expect((await complete(await begun(email), codeAt(secret))).statusCode).toBe(422);
      halfMinutes(1);
      expect((await complete(await begun(email), codeAt(secret))).statusCode).toBe(200);
    } finally {
      await beside.close();
    }
  });

  it("ends with the sixth wrong code, however they arrive", async () => {
    const { email, secret } = await enrolled();
    const token = await begun(email);
    const guesses = await Promise.all(Array.from({ length: 6 }, () => complete(token, "000000")));
    expect(sortedStatuses(guesses)).toEqual([401, 422, 422, 422, 422, 422]);
    expect(guesses.find(({ statusCode }) => statusCode === 401)?.json().message).toBe(
      "Too many wrong codes. Sign in again.",
    );
    const late = await complete(token, codeAt(secret));
    expect([late.statusCode, late.json()]).toEqual([401, over]);
    expect((await complete(await begun(email), codeAt(secret))).statusCode).toBe(200);
  });

  it("takes the right code after five wrong ones", async () => {
    const { email, secret } = await enrolled();
    const token = await begun(email);
    for (let guess = 0; guess < 5; guess += 1) expect((await complete(token, "000000")).statusCode).toBe(422);
    expect((await complete(token, codeAt(secret))).statusCode).toBe(200);
    expect((await complete(token, codeAt(secret, 1))).statusCode).toBe(401);
  });

  it("takes a recovery code once, in any spelling", async () => {
    const { email, codes, session } = await enrolled();
    const [code = ""] = codes;
    expect((await complete(await begun(email), ` ${code.toLowerCase().replaceAll("-", " ")}`)).statusCode).toBe(200);
    expect((await complete(await begun(email), code)).statusCode).toBe(422);
    expect((await call("GET", "auth/second_factor", session)).json()).toMatchObject({ recovery_codes_left: 9 });
    expect((await trail(email)).at(-3)).toEqual(["sign_in", "done", "completeSignIn", "recovery code"]);
  });

  it("ends after five minutes, with a new password, and is no one's with an invented token", async () => {
    const { email, id, secret } = await enrolled();
    const [old, changed] = [await begun(email), await begun(email)];
    await server.db
      .update(pendingSignIns)
      .set({ expires_at: sql`now()` })
      .where(eq(pendingSignIns.token_hash, hashToken(old)));
    expect((await complete(old, codeAt(secret))).json()).toEqual(over);
    const ric_user = { id, password: other, password_confirmation: other };
    await call("PUT", "ric_users/update", await server.as("admin"), { ric_user, groups: ["agent"] });
    expect((await complete(changed, codeAt(secret))).json()).toEqual(over);
    // The new password alone does not enter either.
    expect((await server.signIn(email, other)).statusCode).toBe(401);
    const entries = await server.db.$count(auditEntries);
    expect((await complete("x".repeat(43), "000000")).json()).toEqual(over);
    expect(await server.db.$count(auditEntries)).toBe(entries);
  });
});

describe("one's own factor", () => {
  it("gives new recovery codes, and is removed, for a code only", async () => {
    const { email, session, secret, codes } = await enrolled();
    const renew = (code: string) => call("POST", "auth/second_factor/recovery_codes", session, { code });
    const remove = (code: string) => call("POST", "auth/second_factor/remove", session, { code });
    expect([(await renew("000000")).statusCode, (await remove("000000")).statusCode]).toEqual([422, 422]);
    const renewed: string[] = (await renew(codeAt(secret))).json().recovery_codes;
    expect(renewed).toHaveLength(10);
    expect((await complete(await begun(email), codes[0] ?? "")).statusCode).toBe(422);
    expect((await remove(codeAt(secret))).statusCode).toBe(422);
    expect((await remove(renewed[0] ?? "")).json()).toEqual({});
    expect((await server.signIn(email, password)).statusCode).toBe(200);
    expect((await trail(email)).filter(([event]) => event === "second_factor").map(([, ...rest]) => rest)).toEqual([
      ["done", "startSecondFactor", null],
      ["done", "confirmSecondFactor", null],
      ["refused", "renewRecoveryCodes", null],
      ["refused", "removeSecondFactor", null],
      ["done", "renewRecoveryCodes", null],
      ["refused", "removeSecondFactor", null],
      ["done", "removeSecondFactor", null],
    ]);
  });

  it("goes with the person", async () => {
    const { id } = await enrolled();
    expect((await call("DELETE", `ric_users/${id}`, await server.as("admin"))).statusCode).toBe(200);
    expect(await server.db.$count(secondFactors, eq(secondFactors.staff_user_id, id))).toBe(0);
    expect(await server.db.$count(recoveryCodes, eq(recoveryCodes.staff_user_id, id))).toBe(0);
  });
});

describe("an admin's reset", () => {
  it("lets the password enter alone again and ends the person's sessions; both histories have it", async () => {
    const { email, id, session } = await enrolled();
    const admin = await server.as("admin");
    const url = `ric_users/${id}/second_factor`;
    expect((await call("GET", url, admin)).json()).toMatchObject({ recovery_codes_left: 10, is_required: false });
    expect((await call("DELETE", url, admin)).json()).toEqual({});
    expect((await call("GET", url, admin)).json()).toMatchObject({ confirmed_at: null, recovery_codes_left: 0 });
    expect((await call("GET", "auth/second_factor", session)).statusCode).toBe(401);
    expect((await server.signIn(email, password)).statusCode).toBe(200);
    expect((await trail("admin@teedesk.test")).at(-1)).toEqual([
      "second_factor",
      "done",
      "resetStaffSecondFactor",
      `id ${id}`,
    ]);
    const [latest] = (await call("GET", `history/staff_user/${id}`, admin)).json();
    expect(latest).toMatchObject({ action: "second factor reset", staff_user: "admin@teedesk.test" });
    expect((await call("DELETE", url, admin)).statusCode).toBe(409);
    expect((await call("DELETE", "ric_users/999999/second_factor", admin)).statusCode).toBe(404);
    expect((await call("DELETE", url, await server.as("agent"))).statusCode).toBe(403);
  });

  it("is for others only; an operator resets the last admin's", async () => {
    const { email, id, secret } = await enrolled("admin");
    const session = sessionOf(await complete(await begun(email), codeAt(secret)));
    const response = await call("DELETE", `ric_users/${id}/second_factor`, session);
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      "You cannot reset your own second factor. Remove it in My Account, or ask another admin.",
    ]);
    await resetSecondFactor(server.db, id, null);
    expect((await server.signIn(email, password)).statusCode).toBe(200);
  });
});

describe("wrong codes are limited", () => {
  let limited: TestApp;
  beforeEach(async () => {
    // The attempts of the tests before came from the same network.
    await server.db.delete(signInAttempts);
    limited = await testApp({ environment: { SECOND_FACTOR: "optional", SIGN_IN_LIMIT: "3" }, now, beside: server });
  });
  afterEach(() => limited.close());

  it("for all browsers but those the person knows, whatever the password's own budget is", async () => {
    const { email, secret } = await enrolled();
    const at = async (code: string, cookie?: string) => {
      const headers: Session = cookie === undefined ? {} : { cookie };
      const first = await call("POST", "auth/sign_in", headers, { email, password }, limited);
      return call(
        "POST",
        "auth/second_factor/sign_in",
        headers,
        { token: first.json().second_factor.token, code },
        limited,
      );
    };
    const good = await at(codeAt(secret));
    const cookie = String(good.headers["set-cookie"]).split(";")[0] ?? "";
    halfMinutes(2);
    const guesses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1) guesses.push((await at("000000")).statusCode);
    expect(guesses).toEqual([422, 422, 422, 429]);
    expect((await at(codeAt(secret), cookie)).statusCode).toBe(200);
    expect((await trail(email)).filter(([event]) => event === "lock_out")).toHaveLength(1);
  });

  it("also in the browsers that the password alone opened before", async () => {
    const { email } = await newcomer();
    const opened = [];
    for (let browser = 0; browser < 4; browser += 1) opened.push(await limited.signIn(email, password));
    const session = sessionOf(opened[0] ?? (await limited.signIn(email, password)));
    const cookies = opened.map(({ headers }) => String(headers["set-cookie"]).split(";")[0] ?? "");
    const started = await call("POST", "auth/second_factor", session, { current_password: password }, limited);
    const confirm = (code: string) => call("POST", "auth/second_factor/confirm", session, { code }, limited);
    // Setting one up is limited too.
    const confirmed = [];
    for (const code of ["000000", "000000", codeAt(started.json().secret)])
      confirmed.push((await confirm(code)).statusCode);
    expect(confirmed).toEqual([422, 422, 200]);
    halfMinutes(2);
    const guesses = [];
    for (const cookie of cookies.slice(1)) {
      const first = await call("POST", "auth/sign_in", { cookie }, { email, password }, limited);
      const body = { token: first.json().second_factor.token, code: "000000" };
      guesses.push((await call("POST", "auth/second_factor/sign_in", { cookie }, body, limited)).statusCode);
    }
    expect(guesses).toEqual([422, 429, 429]);
  });
});
