const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"];

export const isLoopback = (hostname: string): boolean => loopbackHosts.includes(hostname);

/** The address of the API: the one configured at build time, or else the page's own origin. */
export function apiBaseUrl(configured: string | undefined, pageOrigin: string): string {
  return configured === undefined || configured === "" ? pageOrigin : configured.replace(/\/+$/, "");
}

/** The address that a password is sent to: over http on this machine, over https to any other (OPS-SES-15). */
export function signInBaseUrl(baseUrl: string): string {
  const url = new URL(baseUrl);
  url.protocol = isLoopback(url.hostname) ? "http:" : "https:";
  return url.href.replace(/\/+$/, "");
}
