import { beforeEach } from "vitest";

// All files of a run share one tab, and so what the tab keeps; a page that is taken away may keep a draft as it goes.
beforeEach(async () => {
  // Not before the test's own imports: some of them have to come before React.
  const { cleanup } = await import("vitest-browser-react");
  await cleanup();
  sessionStorage.clear();
});
