import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

const configFile = fileURLToPath(new URL("../../packages/ui/gallery/vite.config.ts", import.meta.url));

/** Builds the gallery of components to a new folder and serves it on a free port. */
export async function serveGallery(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), "teedesk-gallery-"));
  const options = {
    configFile,
    logLevel: "error" as const,
    build: { outDir, emptyOutDir: true, minify: false, sourcemap: false },
  };
  await build(options);
  const server = await preview({ ...options, preview: { port: 0, host: "127.0.0.1" } });
  const address = server.httpServer.address();
  if (address === null || typeof address === "string") throw new Error("The gallery has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
