import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { checkChunks, chunkGroups } from "./scripts/chunks.ts";
import { compileHint } from "./scripts/compileHint.ts";
import { deskPage } from "./scripts/deskPage.ts";
import { scriptRegister } from "./scripts/scriptRegister.ts";
import { startPage } from "./scripts/startPage.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The server the development console talks to; `npm run dev` starts both. */
const apiOrigin = process.env["API_ORIGIN"] ?? "http://localhost:4000";

/**
 * The console's build. `--mode` is not used: one bundle serves every environment, since names and addresses
 * reach it at run time from /config.json.
 */
export default defineConfig({
  root: path("./app"),
  // React has had the hook since its version 18: the stand-in for older ones is left out.
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: "use-sync-external-store/with-selector.js",
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
    ],
  },
  // Each file also as .br and .gz, for the server to send: compressed once, as well as can be.
  plugins: [
    react({ compiler: { compilationMode: "annotation" } }),
    tailwindcss(),
    checkChunks(),
    startPage(),
    deskPage(),
    scriptRegister(),
    compression({ algorithms: ["brotliCompress", "gzip"] }),
  ],
  build: {
    outDir: path("./dist/app"),
    emptyOutDir: true,
    manifest: true,
    // One stylesheet, which the start page links: the code need not ask for it again, in a line before the hint.
    cssCodeSplit: false,
    // Every browser that runs the console knows it.
    // The start page's script asks for all files of a page (app/src/start): the code need not list them once more.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? files : []),
    },
    // Asset URLs stay files: the content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, postBanner: compileHint } },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["/api", "/images", "/config.json", "/openapi.json", "/healthz", "/readyz"].map((prefix) => [prefix, apiOrigin]),
    ),
  },
});
