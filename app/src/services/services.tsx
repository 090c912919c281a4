import type { QueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { Api } from "../api/client.ts";
import type { ReportName } from "../api/reportAddress.ts";
import type { Config } from "../config/config.ts";
import type { createSessionMachine } from "../flows/session/machine.ts";
import type { SessionSnapshot } from "../flows/session/selectors.ts";
import type { LeaveGuard, NavigationGuard } from "../navigation/navigationGuard.ts";
import type { RoutePreloader } from "../navigation/routePreloader.ts";
import type { IdentityCheck } from "../session/identityCheck.ts";
import type { OpenedReport } from "./openReport.ts";

/** The cache of the session that is shown. */
export type SessionQueries = {
  /** Keeps the cache that holds the reads of the opened page, for the session it was opened in. */
  readonly keep: (queries: QueryClient) => void;
  readonly take: () => QueryClient | null;
  /** Sets the cache of the session on screen; returns a function that releases it. */
  readonly use: (queries: QueryClient) => () => void;
  readonly current: () => QueryClient | null;
};

/** The services that are created once and available to every page. */
export type Services = {
  readonly config: Config;
  readonly api: Api;
  readonly session: ActorRefFrom<ReturnType<typeof createSessionMachine>>;
  readonly identityCheck: IdentityCheck;
  readonly sessionQueries: SessionQueries;
  readonly navigationGuard: NavigationGuard;
  readonly preloader: RoutePreloader;
  /** Starts the reads of the page at an address for the session on screen, if there is one. */
  readonly readPage: (address: string) => void;
  /** Opens a report in a new tab; call it from a click. */
  readonly openReport: (report: ReportName, query: Readonly<Record<string, unknown>>) => Promise<OpenedReport>;
};

const Context = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <Context.Provider value={services}>{children}</Context.Provider>;
}

export function useServices(): Services {
  const services = useContext(Context);
  if (services === null) throw new Error("A component that uses services has to be inside ServicesProvider.");
  return services;
}

/** A value of the session, such as `useSession(selectLevel)`; see flows/session/selectors.ts. */
export function useSession<T>(select: (snapshot: SessionSnapshot) => T): T {
  return useSelector(useServices().session, select);
}

/** Asks a mounted page before it is left. */
export function useLeaveGuard(guard: LeaveGuard): void {
  const { navigationGuard } = useServices();
  // Removed before the next page reads its address.
  useLayoutEffect(() => navigationGuard.block(guard), [navigationGuard, guard]);
}
