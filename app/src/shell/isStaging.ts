import { isLoopback } from "../api/baseUrl.ts";

/** Whether a host has the STAGING SITE badge: the configured one and this machine (OPS-SHELL-12). */
export const isStaging = (hostname: string, stagingHost: string): boolean =>
  isLoopback(hostname) || hostname === stagingHost;
