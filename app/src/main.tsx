import "./app.css";
import { LinkProvider } from "@teedesk/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { App } from "./App.tsx";
import { apiBaseUrl } from "./api/baseUrl.ts";
import { createApi } from "./api/client.ts";
import { loadConfig } from "./config.ts";
import { createSessionMachine } from "./flows/session/machine.ts";
import { RouterLink } from "./RouterLink.tsx";
import { ServicesProvider } from "./services.tsx";
import { browserStorage } from "./session/browserStorage.ts";
import { sessionPorts } from "./session/sessionPorts.ts";
import { startPath } from "./startPath.ts";
import { applyTheme, readTheme } from "./theme.ts";

/** The composition root: what needs what, and nothing else. */
applyTheme(readTheme());

const config = await loadConfig();
const baseUrl = apiBaseUrl(import.meta.env.VITE_API_BASE_URL, location.origin);
const storage = browserStorage(window);

const api = createApi({
  baseUrl,
  session: {
    // From storage, not from the machine: another tab may have rotated them a moment ago.
    credentials: () => storage.read()?.credentials ?? null,
    rotated: (credentials) => session.send({ type: "credentials.rotated", credentials }),
    unauthorized: () => session.send({ type: "request.unauthorized", path: location.pathname + location.search }),
  },
});

const session = createActor(createSessionMachine(sessionPorts({ api, baseUrl, storage })), {
  input: { path: startPath(location) },
});
// Back to where Sign Out was pressed; the guard then shows the sign-in screen (OPS-SES-10).
session.on("session.closed", () => history.back());
session.start();

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root to render into.");
createRoot(root).render(
  <StrictMode>
    <ServicesProvider services={{ config, api, session }}>
      <LinkProvider link={RouterLink}>
        <App />
      </LinkProvider>
    </ServicesProvider>
  </StrictMode>,
);
