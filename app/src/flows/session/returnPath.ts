const screensOfTheSession = ["/login", "/logout"];

/** The path to come back to after sign-in: one of this console's own, but not a screen of the session itself; else "". */
export function returnPathFrom(path: string): string {
  const isOurs = path.startsWith("/") && !path.startsWith("//") && !path.includes("\\");
  const [pathname = ""] = path.split(/[?#]/);
  return isOurs && !screensOfTheSession.includes(pathname) ? path : "";
}
