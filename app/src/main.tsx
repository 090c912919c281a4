import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { apiBaseUrl } from "./api/baseUrl.ts";
import { loadConfig } from "./config/config.ts";
import { paths } from "./navigation/paths.ts";
import { createRoutePreloader } from "./navigation/routePreloader.ts";
import { soon } from "./queries/soon.ts";
import { chunksOf, readPage, shell } from "./routes.tsx";
import { createServices } from "./services/createServices.ts";
import { type Services, ServicesProvider } from "./services/services.tsx";
import { browserStorage } from "./session/browserStorage.ts";
import { applyTheme, readTheme } from "./shell/theme.ts";

applyTheme(readTheme());

/**
 * Reads the content of the opened page: drawing it without its rows and then again takes twice the time. The line of the broadcast message
 * would move everything below it, so the message is read before, too.
 */
async function readOpened(services: Services): Promise<void> {
  const { createQueryClient } = await import("./queries/queryClient.ts");
  const queries = createQueryClient();
  services.sessionQueries.keep(queries);
  const { api, config } = services;
  const level = browserStorage(window).read()?.level ?? null;
  await soon(readPage(location.pathname + location.search, { api, config, queries, level }, [shell]));
}

/** Not awaited at the top of the module: the chunks of the pages import this one, and would wait for it. */
async function start(root: Element): Promise<void> {
  const preloader = createRoutePreloader(chunksOf, window.requestFiles);
  // Both in parallel; without a session every address shows the sign-in screen.
  const hasSession = browserStorage(window).read() !== null;
  const [config] = await Promise.all([
    loadConfig(document.querySelector("#config")?.textContent ?? ""),
    preloader.load(hasSession ? location.pathname : paths.login()),
  ]);
  const services = createServices({
    config,
    baseUrl: apiBaseUrl(import.meta.env.VITE_API_BASE_URL, location.origin),
    window,
    preloader,
    readPage,
  });
  // Without its code the page is drawn all the same, and says that it could not be loaded.
  if (hasSession) await readOpened(services).catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <ServicesProvider services={services}>
        <App />
      </ServicesProvider>
    </StrictMode>,
  );
}

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root to render into.");
void start(root);
