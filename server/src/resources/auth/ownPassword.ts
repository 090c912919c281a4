import type { Call } from "../../contract/contract.ts";
import { refuseIssues } from "../../platform/refuseIssues.ts";
import type { Services } from "../../services.ts";
import { browserCookie } from "../../session/knownBrowsers.ts";
import { admitSignIn } from "../../session/signInLimit.ts";
import { findStaffByEmail } from "./staff.repository.ts";

/** Refuses a wrong password of the caller's. It counts toward the sign-in limit, so that an open session is no way around it. */
export async function ownPassword(
  { db, config, passwords }: Services,
  { staff, ip, cookies }: Pick<Call<"changeOwnPassword">, "staff" | "ip" | "cookies">,
  typed: string,
): Promise<void> {
  const browser = cookies.token(browserCookie);
  const { succeeded } = await admitSignIn(db, { email: staff.email, ip, browser, of: "password" }, config.signInLimit);
  const found = await findStaffByEmail(db, staff.email);
  if (!(await passwords.fits(typed, found?.password_hash ?? null))) {
    refuseIssues([{ path: "current_password", code: "password_wrong" }]);
  }
  await succeeded();
}
