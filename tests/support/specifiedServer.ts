import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { specifiedServer } from "../../app/src/testing/specifiedServer/specifiedServer.ts";

const console = fileURLToPath(new URL("../../dist/app", import.meta.url));
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** Serves the built console as a static host does: its files, and the start page at every other address. */
function sendFile(path: string, response: ServerResponse): void {
  const file = join(console, path);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  response.setHeader("content-type", isFile ? (types[extname(path)] ?? "application/octet-stream") : "text/html");
  response.end(readFileSync(isFile ? file : join(console, "index.html")));
}

async function asked(incoming: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const);
  const { method = "GET" } = incoming;
  const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
  return new Request(url, { method, headers: Object.fromEntries(headers), ...body });
}

/** A specified server on a free port, which also serves the built console. */
export async function startSpecifiedServer(options: Parameters<typeof specifiedServer>[0] = {}) {
  const specified = specifiedServer(options);
  /** The token that each response replaced. */
  const tokens = new Set<string>();
  const http = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? "/", "http://localhost");
    if (!url.pathname.startsWith("/api/")) return sendFile(url.pathname, response);
    const reply = async () => {
      const request = await asked(incoming, url);
      const said = await specified.fetch(request);
      tokens.add(request.headers.get("access-token") ?? "");
      response.writeHead(said.status, Object.fromEntries(said.headers));
      response.end(Buffer.from(await said.arrayBuffer()));
    };
    reply().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    ...specified,
    tokens,
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
