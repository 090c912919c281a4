// First of all: React looks for the hook when it is loaded.
import "./renders.ts";
import { beforeEach } from "vitest";

// Files share a page: each test begins with nothing on it, with Tab at its top and with nothing kept by its tab. A console that
// is taken away may keep a draft as it goes.
beforeEach(async () => {
  // Not before the hook above is set.
  const { cleanup } = await import("vitest-browser-react");
  await cleanup();
  sessionStorage.clear();
  const top = document.createElement("a");
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus();
  top.remove();
});
