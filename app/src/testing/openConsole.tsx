import { QueryClientProvider } from "@tanstack/react-query";
import type { Level } from "@teedesk/domain";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../queries/queryClient.ts";
import "../app.css";
import { App } from "../App.tsx";
import { type Config, defaultConfig } from "../config/config.ts";
import { createRoutePreloader } from "../navigation/routePreloader.ts";
import { chunksOf, readPage } from "../routes.tsx";
import { createServices } from "../services/createServices.ts";
import { ServicesProvider } from "../services/services.tsx";

/** The responses of a test's server: by "METHOD /path", a body (with 200) or a whole response. */
type Replies = Readonly<Record<string, unknown>>;

const credentials = {
  "access-token": "t1",
  uid: "agent@teedesk.test",
  client: "c1",
  expiry: "1800000000",
  "token-type": "Bearer",
};

const quiet: Replies = {
  "POST /api/auth/sign_in": () => Response.json({}, { headers: credentials }),
  "POST /api/ric_users/level": { level: "other" },
  "GET /api/ric_messages/get": { message: "" },
  "GET /api/helpful_links/index": [],
};

type Options = {
  readonly level?: Level | null;
  readonly replies?: Replies;
  /** The server's settings besides the defaults. */
  readonly config?: Partial<Config>;
  /** A server in place of replies. */
  readonly server?: { readonly fetch: (request: Request) => Promise<Response> };
};

/** The services of a console at an address, on a server made of `replies`, and the calls made so far. */
function servicesAt(path: string, { level = "other", replies = {}, config = {}, server }: Options) {
  const known: Replies = { ...quiet, ...replies };
  const calls: string[] = [];
  localStorage.clear();
  if (level !== null) {
    localStorage.setItem("teedesk.authHeader", JSON.stringify(credentials));
    localStorage.setItem("teedesk.authName", credentials.uid);
    localStorage.setItem("teedesk.level", level);
  }
  history.replaceState(null, "", path);

  const services = createServices({
    config: { ...defaultConfig, ...config },
    baseUrl: "http://localhost",
    window,
    preloader: createRoutePreloader(chunksOf),
    readPage,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      calls.push(`${request.method} ${pathname}${search}`);
      if (server !== undefined) return server.fetch(request);
      const reply = known[`${request.method} ${pathname}`];
      if (typeof reply === "function") return reply(request);
      return reply === undefined ? Response.json({ message: "Not built." }, { status: 501 }) : Response.json(reply);
    },
  });
  return { services, calls };
}

/**
 * Opens the whole console at an address, on a server made of `replies`; `level` null is signed out. Returns the screen
 * and the calls made so far, as "METHOD /path?query".
 */
export async function openConsole(path: string, options: Options = {}) {
  const { services, calls } = servicesAt(path, options);
  const screen = await render(
    <ServicesProvider services={services}>
      <App />
    </ServicesProvider>,
  );
  return { screen, services, calls };
}

/** Renders a part of a page alone, as `openConsole` renders all of it. */
export async function renderPart(part: ReactNode, options: Options = {}) {
  const { services, calls } = servicesAt("/", options);
  const queries = createQueryClient();
  const wrap = (shown: ReactNode) => (
    <ServicesProvider services={services}>
      <QueryClientProvider client={queries}>{shown}</QueryClientProvider>
    </ServicesProvider>
  );
  const screen = await render(wrap(part));
  return { screen, calls, rerender: (next: ReactNode) => screen.rerender(wrap(next)) };
}
