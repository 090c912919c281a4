import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import serveFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { notFound } from "../platform/refusal.ts";
import { createStartPage } from "./startPage.ts";

/** Vite puts a hash of the content into the names below assets/, so those never change; the icon rarely does. */
const cacheControl = (path: string): string =>
  path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

/**
 * Serves the built console: its files, in the compressed form of the build where the browser accepts it, and its start page for
 * every address that the console routes. Without a build, when the development server has the console, it serves the API alone.
 */
export async function addConsole(app: FastifyInstance, folder: string | null, names: object): Promise<void> {
  const isBuilt = folder !== null && existsSync(join(folder, "index.html"));
  const sendStartPage = isBuilt ? createStartPage(readFileSync(join(folder, "index.html"), "utf8"), names) : null;
  if (isBuilt) {
    await app.register(serveFiles, {
      root: folder,
      index: false,
      // Source maps are not served: they repeat our source.
      allowedPath: (path) => path !== "/index.html" && !/\.map(\.|$)/.test(path),
      dotfiles: "ignore",
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.setHeader("vary", "accept-encoding");
        reply.setHeader("cache-control", cacheControl(path));
      },
    });
  }
  // The folder itself would be refused.
  if (sendStartPage !== null) app.get("/", sendStartPage);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.url === "/" || (request.headers.accept ?? "").includes("text/html");
    const isNavigation = request.method === "GET" && isPage;
    if (sendStartPage === null || !isNavigation || request.url.startsWith("/api/")) {
      throw notFound("There is nothing at this address.");
    }
    return sendStartPage(request, reply);
  });
}
