/** The router takes an address with either case and with a slash at the end. */
const screenOfTheSession = /^\/(login|logout)\/?([?#]|$)/i;

/** The path to come back to after sign-in: one of this console's own, but not a screen of the session itself; else "". */
export function returnPathFrom(path: string): string {
  const isOurs = path.startsWith("/") && !path.startsWith("//") && !path.includes("\\");
  return isOurs && !screenOfTheSession.test(path) ? path : "";
}
