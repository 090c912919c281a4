import type { QueryClient } from "@tanstack/react-query";
import { createActor } from "xstate";
import { createApi } from "../api/client.ts";
import { lacksFactor, rotatedCredentials } from "../api/credentials.ts";
import { idleMiddleware } from "../api/idleMiddleware.ts";
import type { Config } from "../config/config.ts";
import { createSessionMachine } from "../flows/session/machine.ts";
import { selectLevel } from "../flows/session/selectors.ts";
import { createNavigationGuard } from "../navigation/navigationGuard.ts";
import type { ReadPage } from "../navigation/page.ts";
import type { RoutePreloader } from "../navigation/routePreloader.ts";
import { startPath } from "../navigation/startPath.ts";
import { watchActs } from "../session/acts.ts";
import { browserStorage } from "../session/browserStorage.ts";
import { clearDrafts } from "../session/draftNames.ts";
import { createIdentityCheck } from "../session/identityCheck.ts";
import { sessionPorts } from "../session/sessionPorts.ts";
import { openReport } from "./openReport.ts";
import type { Services, SessionQueries } from "./services.tsx";

type Input = {
  readonly config: Config;
  /** Address of the API. */
  readonly baseUrl: string;
  readonly window: Window;
  readonly preloader: RoutePreloader;
  /** The console's is in routes.tsx. */
  readonly readPage: ReadPage;
  readonly fetch?: (request: Request) => Promise<Response>;
};

/** Connects the client and the session, and starts the session. */
export function createServices({ config, baseUrl, window, preloader, readPage, ...rest }: Input): Services {
  const storage = browserStorage(window);
  const credentials = () => storage.read()?.credentials ?? null;
  const here = () => window.location.pathname + window.location.search;

  const early = window.earlyReads;
  const identityCheck = createIdentityCheck();
  const api = createApi({
    baseUrl,
    actsByPost: config.acts_by_post,
    fetch: async (request) => {
      const sent = await early?.take(request);
      // An early read that was refused for want of a second factor is sent again: one may have been set up since.
      return sent && !lacksFactor(sent) ? sent : window.fetch(request);
    },
    session: {
      // From storage, not from the machine: another tab may have rotated them a moment ago.
      credentials,
      rotated: (credentials) => session.send({ type: "credentials.rotated", credentials }),
      unauthorized: () => session.send({ type: "request.unauthorized", path: here() }),
      factorMissing: () => session.send({ type: "request.factorMissing", path: here() }),
      confirmed: identityCheck.ask,
    },
    ...rest,
  });
  if (config.ends_idle_sessions) api.use(idleMiddleware(watchActs(window)));

  const session = createActor(createSessionMachine(sessionPorts({ api, baseUrl, storage })), {
    input: { path: startPath(window.location) },
  });
  session.on("session.closed", () => {
    clearDrafts(window.sessionStorage);
    // Back to the page where Sign Out was pressed; the guard then shows the sign-in screen (OPS-SES-10).
    window.history.back();
  });
  session.start();
  // The machine owns the session from here on: later credentials have to pass through it.
  early?.tell((headers) => {
    const current = credentials();
    if (current !== null)
      session.send({ type: "credentials.rotated", credentials: rotatedCredentials(current, headers) });
  });
  const reports = { api, baseUrl, window, credentials };
  const sessionQueries = createSessionQueries();
  return {
    config,
    api,
    session,
    identityCheck,
    sessionQueries,
    navigationGuard: createNavigationGuard(window),
    preloader,
    readPage: (address) => {
      const queries = sessionQueries.current();
      if (queries === null) return;
      void readPage(address, { api, config, queries, level: selectLevel(session.getSnapshot()) });
    },
    openReport: (report, query) => openReport(reports, report, query),
  };
}

function createSessionQueries(): SessionQueries {
  let kept: QueryClient | null = null;
  let used: QueryClient | null = null;
  return {
    keep: (queries) => {
      kept = queries;
    },
    take: () => {
      const taken = kept;
      kept = null;
      return taken;
    },
    use: (queries) => {
      used = queries;
      return () => {
        if (used === queries) used = null;
      };
    },
    current: () => used,
  };
}
