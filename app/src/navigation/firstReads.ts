import type { QueryClient } from "@tanstack/react-query";
import type { Level } from "@teedesk/domain";
import type { Api } from "../api/client.ts";
import type { Config } from "../config/config.ts";

/** The id a record page is asked for when its reads are written down; the start page puts the address's own in its place. */
export const anyRecord = 987_654_321;

/** The page that is opened, and what it reads with. */
export type Opened = {
  readonly api: Api;
  readonly config: Config;
  readonly queries: QueryClient;
  /** The query string of the address, and the values of the names in its path. */
  readonly query: string;
  readonly params: Readonly<Record<string, string | undefined>>;
};

/**
 * Reads what a page shows first into the cache, so that it is drawn once and with its content. The build calls it too, to
 * learn the addresses the start page asks for before the page's code is there (scripts/startPage.ts).
 */
export type FirstReads = (opened: Opened) => Promise<unknown>;

/** Reads what the page at an address shows first; a failure is for the page to say. */
export type ReadFirstOf = (
  address: string,
  into: Pick<Opened, "api" | "config" | "queries"> & { readonly level: Level | null },
) => Promise<void>;
