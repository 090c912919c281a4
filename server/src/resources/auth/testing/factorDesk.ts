import { eq } from "drizzle-orm";
import { auditEntries, staffUsers } from "../../../db/schema/index.ts";
import { totpCode } from "../../../session/totp.ts";
import { cheapPasswords, sessionOf, type TestApp, testApp } from "../../../testing/testApp.ts";
import { createStaffUser } from "../createStaffUser.ts";

export const password = "correct horse battery";

export type Session = Record<string, string>;
type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Calls of a server whose clock each test moves on: a code is for half a minute. */
export async function factorDesk() {
  let time = Date.parse("2026-11-21T18:30:00Z");
  const now = () => new Date(time);
  const halfMinutes = (count: number) => void (time += count * 30_000);
  const server = await testApp({ environment: { SECOND_FACTOR: "optional", REQUEST_LIMIT: "0" }, now });
  const call = (method: Method, url: string, headers: Session, payload?: object, at: TestApp = server) =>
    at.inject({ method, url: `/api/${url}`, headers, ...(payload === undefined ? {} : { payload }) });
  let people = 0;
  async function newcomer(level = "agent") {
    people += 1;
    const email = `factor${people}@teedesk.test`;
    await createStaffUser(server.db, { email, name: "Factor", password, level }, cheapPasswords);
    const [found] = await server.db.select({ id: staffUsers.id }).from(staffUsers).where(eq(staffUsers.email, email));
    return { email, id: found?.id ?? 0 };
  }
  const codeAt = (secret: string, steps = 0) => totpCode(secret, Math.floor(time / 30_000) + steps);
  /** Somebody with a confirmed factor, a while after they set it up. */
  async function enrolled(level = "agent") {
    const person = await newcomer(level);
    const session = sessionOf(await server.signIn(person.email, password));
    const { secret } = (await call("POST", "auth/second_factor", session, { current_password: password })).json();
    const confirmed = await call("POST", "auth/second_factor/confirm", session, { code: codeAt(secret) });
    halfMinutes(4);
    const codes: string[] = confirmed.json().recovery_codes;
    return { ...person, session, secret: String(secret), codes };
  }
  /** The entries of the audit trail about a person, the oldest first. */
  const trail = async (email: string) => {
    const ofPerson = eq(auditEntries.staff_user, email);
    const entries = await server.db.select().from(auditEntries).where(ofPerson).orderBy(auditEntries.id);
    return entries.map(({ event, outcome, operation, detail }) => [event, outcome, operation, detail]);
  };
  return { server, now, halfMinutes, call, newcomer, enrolled, codeAt, trail };
}
