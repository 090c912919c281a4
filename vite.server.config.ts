import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The server's production build: our own TypeScript in one file each, node_modules left where npm put them: the folder is the
 * workspace's own, so that a package npm did not hoist is found. */
export default defineConfig({
  root: path("./server"),
  ssr: { noExternal: [/^@teedesk\//] },
  build: {
    ssr: true,
    target: "node20",
    outDir: path("./server/dist"),
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: path("./server/src/server.ts"),
        staffCreate: path("./server/src/staffCreate.ts"),
        feedKey: path("./server/src/feedKey.ts"),
        cardKeyRotate: path("./server/src/cardKeyRotate.ts"),
      },
    },
  },
});
