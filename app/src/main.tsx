import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { apiBaseUrl } from "./api/baseUrl.ts";
import { loadConfig } from "./config.ts";
import { createServices } from "./createServices.ts";
import { ServicesProvider } from "./services.tsx";
import { applyTheme, readTheme } from "./theme.ts";

applyTheme(readTheme());

const services = createServices({
  config: await loadConfig(),
  baseUrl: apiBaseUrl(import.meta.env.VITE_API_BASE_URL, location.origin),
  window,
});

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root to render into.");
createRoot(root).render(
  <StrictMode>
    <ServicesProvider services={services}>
      <App />
    </ServicesProvider>
  </StrictMode>,
);
