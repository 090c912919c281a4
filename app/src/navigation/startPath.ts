type Place = { readonly origin: string; readonly pathname: string; readonly search: string };

/** The sign-in screen's address as the router accepts it: in either case and with a slash at the end. */
const signIn = /^\/login\/?$/i;

/**
 * The path the console was opened for: the one in the address bar, or on the sign-in screen the one to return
 * to. Only a path of this origin counts; anything else is "", which is home.
 */
export function startPath(place: Place): string {
  if (!signIn.test(place.pathname)) return place.pathname + place.search;
  const asked = new URLSearchParams(place.search).get("return") ?? "";
  if (!asked.startsWith("/") || !URL.canParse(asked, place.origin)) return "";
  const url = new URL(asked, place.origin);
  return url.origin === place.origin && !url.pathname.startsWith("//") ? url.pathname + url.search : "";
}
