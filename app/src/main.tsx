import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { apiBaseUrl } from "./api/baseUrl.ts";
import { paths } from "./navigation/paths.ts";
import { createRoutePreloader } from "./navigation/routePreloader.ts";
import { chunksOf } from "./routes.tsx";
import { loadConfig } from "./services/config.ts";
import { createServices } from "./services/createServices.ts";
import { ServicesProvider } from "./services/services.tsx";
import { browserStorage } from "./session/browserStorage.ts";
import { applyTheme, readTheme } from "./shell/theme.ts";

applyTheme(readTheme());

/** Not awaited at the top of the module: the chunks of the pages import this one, and would wait for it. */
async function start(root: Element): Promise<void> {
  const preloader = createRoutePreloader(chunksOf);
  // Both at once; whoever has no session meets the sign-in screen wherever they go.
  const hasSession = browserStorage(window).read() !== null;
  const [config] = await Promise.all([loadConfig(), preloader.load(hasSession ? location.pathname : paths.login())]);
  const services = createServices({
    config,
    baseUrl: apiBaseUrl(import.meta.env.VITE_API_BASE_URL, location.origin),
    window,
    preloader,
  });
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
