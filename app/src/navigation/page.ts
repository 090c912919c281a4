import type { QueryClient } from "@tanstack/react-query";
import type { Level } from "@teedesk/domain";
import type { ComponentType } from "react";
import type { Api } from "../api/client.ts";
import type { Config } from "../config/config.ts";

/** The props of every page: the title of its line in routes.tsx, and the values of the `:names` in its path as in the address bar. */
export type PageProps = { readonly title: string; readonly params: Readonly<Record<string, string | undefined>> };

/** The placeholder id with which a record page's reads are recorded; the start page replaces it by the address's own. */
export const anyRecord = 987_654_321;

/** The client and the cache of reads. */
export type ReadContext = { readonly api: Api; readonly queries: QueryClient };

/** The opened page, with the client and cache of its reads. */
export type Opened = ReadContext & {
  readonly config: Config;
  /** The query string of the address, and the values of the names in its path. */
  readonly query: string;
  readonly params: PageProps["params"];
};

/**
 * Reads into the cache before a page is drawn, so that it is drawn once and with its content. The build calls it too, for the addresses
 * that the start page requests before the page's code has loaded (scripts/startPage.ts).
 */
export type Reads = (opened: Opened) => Promise<unknown>;

/** A component and its reads. */
export type Page<Props> = { readonly Component: ComponentType<Props>; readonly reads?: Reads };

/** Starts the reads of the page at an address; the page shows a failure. */
export type ReadPage = (
  address: string,
  into: Pick<Opened, "api" | "config" | "queries"> & { readonly level: Level | null },
) => Promise<void>;
