import { existsSync } from "node:fs";
import { join } from "node:path";
import serveFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { notFound } from "../platform/refusal.ts";

/** Vite puts a hash of the content into the names below assets/, so those never change. */
const isHashed = (path: string): boolean => path.includes("/assets/");

/**
 * Serves the built console: its files, in the smaller form the build made of them where the browser takes it, and its start page for every address the console routes by itself. Without a
 * build (the development server has the console then) only the API is there.
 */
export async function addConsole(app: FastifyInstance, folder: string | null): Promise<void> {
  const isBuilt = folder !== null && existsSync(join(folder, "index.html"));
  if (isBuilt) {
    await app.register(serveFiles, {
      root: folder,
      index: "index.html",
      dotfiles: "ignore",
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.setHeader("vary", "accept-encoding");
        reply.setHeader("cache-control", isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    // The start page itself comes here too: among packed files the folder's index is not found.
    const isPage = request.url === "/" || (request.headers.accept ?? "").includes("text/html");
    const isNavigation = request.method === "GET" && isPage;
    if (!isBuilt || !isNavigation || request.url.startsWith("/api/")) {
      throw notFound("There is nothing at this address.");
    }
    return reply.code(200).sendFile("index.html");
  });
}
