import { apiBaseUrl } from "../api/baseUrl.ts";
import { rotatedCredentials } from "../api/credentials.ts";
import { paths } from "../navigation/paths.ts";
import { browserStorage } from "../session/browserStorage.ts";
import { applyTheme, readTheme } from "../shell/theme.ts";
import { createEarlyReads, type EarlyReads } from "./earlyReads.ts";
import { readStartTable, type StartTable, startOf } from "./startTable.ts";

declare global {
  interface Window {
    /** Set by the start page; absent on the development server. */
    earlyReads?: EarlyReads;
    /** Requests the files of the page at an address in parallel. */
    requestFiles?: (address: string) => void;
  }
}

const requested = new Set<string>();

function request(files: readonly string[]): void {
  for (const file of files) {
    if (requested.has(file)) continue;
    requested.add(file);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }
}

/**
 * The script inside the start page. It requests the files and the rows of the opened page before anything else has run; the build inlines
 * it, so it is small and imports nothing large.
 */
function start(table: StartTable): void {
  applyTheme(readTheme());
  const storage = browserStorage(window);
  const session = storage.read();
  const baseUrl = apiBaseUrl(import.meta.env.VITE_API_BASE_URL, location.origin);
  const isAdmin = session?.level === "admin";
  const path = session === null ? paths.login() : location.pathname;
  const { files, reads } = startOf(table, { path, query: location.search, isAdmin });
  request(files);
  window.requestFiles = (address) => {
    const { pathname } = new URL(address, location.origin);
    request(startOf(table, { path: pathname, query: "", isAdmin }).files);
  };
  if (session === null) return;
  // The start page's frame is for a signed-in person.
  document.documentElement.dataset["start"] = "desk";
  window.earlyReads = createEarlyReads(
    [...reads, ...table.reads].map((read) => baseUrl + read),
    {
      credentials: () => session.credentials,
      rotated: (headers) => {
        const current = storage.read();
        if (current !== null)
          storage.write({ ...current, credentials: rotatedCredentials(current.credentials, headers) });
      },
    },
  );
}

/** The start page's frame, until the console draws its own. */
const frame = "#root > .start-frame";

/**
 * Counts a script of the console that did not arrive, or not as it was built: the browser does not say which. Others, such as those of an
 * extension, are none of the console's. Before the console's own code has started there is nothing else to say so on the page.
 */
function watchScripts(): void {
  const report = ({ target }: Event): void => {
    const isScript = target instanceof HTMLScriptElement;
    const file = isScript
      ? target.src
      : target instanceof HTMLLinkElement && target.rel === "modulepreload"
        ? target.href
        : "";
    if (file === "" || new URL(file).origin !== location.origin) return;
    const body = JSON.stringify([{ type: "load", body: { blockedURL: file } }]);
    navigator.sendBeacon("/api/violations", new Blob([body], { type: "application/reports+json" }));
    const root = document.querySelector(frame)?.parentElement;
    if (isScript && root != null)
      root.textContent =
        "The console could not be loaded correctly. Reload the page. If that does not help, tell your administrator.";
  };
  // Such an event does not bubble.
  window.addEventListener("error", report, true);
}

const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? "";
const importMap = textOf("script[type=importmap]");
if (importMap !== "") {
  watchScripts();
  start(readStartTable(textOf("#start"), importMap));
}
