import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The server the development console talks to; `npm run dev` starts both. */
const apiOrigin = process.env["API_ORIGIN"] ?? "http://localhost:4000";

/**
 * The console's build. `--mode` is not used: one bundle serves every environment, since names and addresses
 * reach it at run time from /config.json.
 */
export default defineConfig({
  root: path("./app"),
  // Each file also as .br and .gz, for the server to send: compressed once, as well as can be.
  plugins: [react({ compiler: true }), tailwindcss(), compression({ algorithms: ["brotliCompress", "gzip"] })],
  build: {
    outDir: path("./dist/app"),
    emptyOutDir: true,
    manifest: true,
    // Asset URLs stay files: the content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // What nearly every page shows, in one file: each of its parts alone compresses badly.
        codeSplitting: {
          groups: [
            {
              name: "basics",
              test: /packages\/ui\/src\/(basics|feedback|layout)\/(?!Tabs|FormBar|Conflict|History|Toast)|app\/src\/messages\//,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["/api", "/config.json", "/openapi.json", "/healthz", "/readyz"].map((prefix) => [prefix, apiOrigin]),
    ),
  },
});
