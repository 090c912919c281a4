import { test as base, expect, type Page } from "@playwright/test";
import { copyDemoFolder } from "./demoFolder.ts";
import { staff } from "./staff.ts";
import { startTeedesk, type Teedesk } from "./teedesk.ts";

type Role = keyof typeof staff;

/** Fills and sends the sign-in form as a user does, on whatever page it is shown. */
export async function signIn(page: Page, { email, password } = staff.agent): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs in at a server, without a browser; returns the headers of the session. */
async function openSession(url: string, role: Role): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/sign_in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(staff[role]),
  });
  const names = ["access-token", "uid", "client", "expiry", "token-type"];
  return Object.fromEntries(names.map((name) => [name, response.headers.get(name) ?? ""]));
}

const sessions = new Map<string, Record<string, string>>();

/** Hashing a password takes 0.4 s, so tests share a session of a server until one of them ends it. */
async function sessionAt(url: string, role: Role): Promise<Record<string, string>> {
  const key = `${role} at ${url}`;
  const known = sessions.get(key);
  if (known !== undefined && (await fetch(`${url}/api/countries/list`, { headers: known })).ok) return known;
  const opened = await openSession(url, role);
  sessions.set(key, opened);
  return opened;
}

/** The browser storage of a signed-in staff member, for tests about something other than signing in. */
function storageOf(url: string, role: Role, session: Record<string, string>) {
  const localStorage = [
    { name: "teedesk.authHeader", value: JSON.stringify(session) },
    { name: "teedesk.authName", value: staff[role].email },
    { name: "teedesk.level", value: role === "admin" ? "admin" : "other" },
  ];
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** Browser errors that tests cause on purpose: the network log of a refused call is not a defect. */
const expectedComplaint = /Failed to load resource/;

type Workers = { readonly teedesk: Teedesk };
type Tests = {
  /** The role signed in when the test begins; `test.use({ role: "agent" })`. */
  readonly role: Role | null;
  /** The headers that the console sends, for the test's own calls. */
  readonly session: Record<string, string>;
  readonly complaints: string[];
};

const environment = { SIGN_IN_LIMIT: "1000", REQUEST_LIMIT: "0" };

/** `test` with a server for the worker, whose every page must keep the browser's console free of errors. */
export const test = base.extend<Tests, Workers>({
  teedesk: [
    async ({}, use) => {
      const teedesk = await startTeedesk(environment, copyDemoFolder());
      await use(teedesk);
      await teedesk.dispose();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  role: [null, { option: true }],
  baseURL: async ({ teedesk }, use) => use(teedesk.url),
  session: async ({ role, baseURL }, use) =>
    use(role === null || baseURL === undefined ? {} : await sessionAt(baseURL, role)),
  storageState: async ({ role, baseURL, session }, use) =>
    use(role === null || baseURL === undefined ? undefined : storageOf(baseURL, role, session)),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedComplaint.test(message.text())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      // A request that the test no longer waits for may meet its route when the page is closed: an error outside of a test.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(complaints, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * `test` with a server of its own, for tests that spend money on it or read its folder afterwards; `settings` are the server's besides the
 * usual ones.
 */
export const testAlone = test.extend<{ readonly settings: Record<string, string>; readonly ownTeedesk: Teedesk }>({
  settings: [{}, { option: true }],
  ownTeedesk: async ({ settings }, use) => {
    const teedesk = await startTeedesk({ ...environment, ...settings }, copyDemoFolder());
    await use(teedesk);
    await teedesk.dispose();
  },
  baseURL: async ({ ownTeedesk }, use) => use(ownTeedesk.url),
});

export { expect, staff };
