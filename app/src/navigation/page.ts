import type { QueryClient } from "@tanstack/react-query";
import type { Level } from "@teedesk/domain";
import type { ComponentType } from "react";
import type { Api } from "../api/client.ts";
import type { Config } from "../config/config.ts";

/**
 * What every page is given: the title of its line in routes.tsx, and the values of the `:names` in its path as they
 * stand in the address bar.
 */
export type PageProps = { readonly title: string; readonly params: Readonly<Record<string, string | undefined>> };

/** The id a record page is asked for when its reads are written down; the start page puts the address's own in its place. */
export const anyRecord = 987_654_321;

/** The client that reads and the cache that keeps. */
export type ReadContext = { readonly api: Api; readonly queries: QueryClient };

/** The page that is opened, and the means it reads with. */
export type Opened = ReadContext & {
  readonly config: Config;
  /** The query string of the address, and the values of the names in its path. */
  readonly query: string;
  readonly params: PageProps["params"];
};

/**
 * Reads into the cache, before a page is drawn, so that it is drawn once and with its content. The build calls it too, to
 * learn the addresses the start page asks for before the page's code is there (scripts/startPage.ts).
 */
export type Reads = (opened: Opened) => Promise<unknown>;

/** A component and what is read before it is drawn. */
export type Page<Props> = { readonly Component: ComponentType<Props>; readonly reads?: Reads };

/** Begins the reads of the page at an address; a failure is for the page to show. */
export type ReadPage = (
  address: string,
  into: Pick<Opened, "api" | "config" | "queries"> & { readonly level: Level | null },
) => Promise<void>;
