import type { Call } from "../../contract/contract.ts";
import type { Services } from "../../services.ts";
import { sessionHeaders } from "../../session/headers.ts";
import { browserCookie, knownDays, rememberBrowser } from "../../session/knownBrowsers.ts";
import { openSession } from "../../session/sessions.repository.ts";
import { renewAccount } from "./staff.repository.ts";

/** Characters kept of a browser's User-Agent, which is long and means little. */
const maxUserAgentLength = 300;

type Caller = Pick<Call<"signIn">, "cookies" | "ip" | "userAgent" | "setHeader">;

/** Opens a session for a person whose sign-in is complete: the response's headers are the session (API-001). */
export async function enter(
  { db, config }: Pick<Services, "db" | "config">,
  { cookies, ip, userAgent, setHeader }: Caller,
  { id, email }: { readonly id: number; readonly email: string },
  has_second_factor: boolean,
): Promise<Record<string, never>> {
  const known = await rememberBrowser(db, cookies.token(browserCookie), id);
  cookies.set(browserCookie, known, { days: knownDays });
  const credentials = await openSession(db, {
    staff_user_id: id,
    days: config.sessionDays,
    browser: userAgent.slice(0, maxUserAgentLength),
    network_address: ip,
    has_second_factor,
  });
  await renewAccount(db, id);
  for (const [name, value] of Object.entries(sessionHeaders(credentials, email))) setHeader(name, value);
  return {};
}
