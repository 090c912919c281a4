// First of all: React looks for the hook when it is loaded.
import "./renders.ts";
import "./owners.ts";
import { beforeEach } from "vitest";
import { page } from "vitest/browser";

/** The window that a test begins with; one that needs another sets it. */
const [width, height] = [1280, 800];

// The page is not looked at: a transparent one is laid out and clicked as ever, and not drawn.
const frame = window.frameElement;
frame?.setAttribute("style", `${frame.getAttribute("style") ?? ""}; opacity: 0`);

// Files share a page: each test begins with nothing on it, with Tab at its top, in the same window and with nothing kept by the
// browser. A console that is taken away may keep a draft as it goes.
beforeEach(async () => {
  // Not before the hook above is set.
  const { cleanup } = await import("vitest-browser-react");
  await cleanup();
  sessionStorage.clear();
  localStorage.clear();
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
  const top = document.createElement("a");
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus();
  top.remove();
});
