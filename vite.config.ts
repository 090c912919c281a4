import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { compileHint } from "./scripts/compileHint.ts";
import { startPage } from "./scripts/startPage.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The server the development console talks to; `npm run dev` starts both. */
const apiOrigin = process.env["API_ORIGIN"] ?? "http://localhost:4000";

/**
 * Few files, each of what is needed together, since a start asks for all of its files in one round. Each takes with it what it
 * imports and no chunk above has; what is in none goes with the page that needs it.
 */
const chunks = [
  // Every start, the sign-in screen's too: React, the machines, the calls, and the small parts that all screens are made of.
  {
    name: "console",
    priority: 5,
    test: /node_modules\/(react|react-dom|scheduler|xstate|@xstate\/react|wouter|openapi-fetch)\/|app\/src\/(main|App|Logo|routes)\.tsx|ui\/src\/(basics\/(?!icons)|feedback\/)|ui\/src\/inputs\/(Field|TextInput|focusFirstError)\.|domain\/src\/access\//,
  },
  // The frame around every page of a signed-in member of staff, its cache of reads, and the days and amounts that Home and
  // the lists write.
  {
    name: "desk",
    priority: 4,
    test: /@tanstack\/react-query\/|app\/src\/(queries|shell(?!\/(KeysDialog|keyList|Drawer|ThemeButton|linkMenus)))\/|app\/src\/api\/decoded|app\/src\/resource\/lazyPart|app\/src\/format\/businessTime|domain\/src\/(calendar|money)\/|domain\/src\/wire\/recordId|ui\/src\/layout\/(PageHeader|Panel)\.|ui\/src\/overlays\/Dialog\.|ui\/src\/inputs\/Checkbox\./,
  },
  {
    name: "list",
    priority: 3,
    test: /app\/src\/listing\/(?!actionCells)|app\/src\/resource\/ResourceListPage|app\/src\/editing\/(formatValue|prefetchRecord|recordReads)\.|ui\/src\/layout\/FormGrid|app\/src\/format\/(amountText|dayText|Moment)|ui\/src\/table\/|ui\/src\/layout\/DefinitionList|ui\/src\/inputs\/(Select|ReadOnlyValue|MultiCombobox|Combobox|MoneyInput)\./,
  },
  {
    name: "form",
    priority: 2,
    test: /app\/src\/editing\/|app\/src\/resource\/(ResourcePage|record\.)|ui\/src\/layout\/(FormBar|FoldingPanel)|ui\/src\/inputs\/(TextArea|PercentInput)\./,
  },
  // The reader of what the contract's types do not say.
  { name: "decoders", priority: 2, test: /effect\/dist\/Schema|domain\/src\/wire\/(decode|shape)/ },
  // The words of reports stand beside those of issues, which every list has.
  { name: "figures", priority: 4, test: /domain\/src\/report\/figureWords/ },
  { name: "fields", priority: 2, test: /domain\/src\/form\// },
  // The signs of all destinations: for the home page, and for the drawer, which comes after its page.
  { name: "signs", priority: 2, test: /navigation\/destinationIcons/ },
  // Courses to choose from, in filters and in forms.
  { name: "choices", priority: 1, test: /app\/src\/resources\/choices\// },
  { name: "waiting", priority: 1, test: /app\/src\/format\/(Age|matchText)/ },
  {
    name: "report",
    priority: 1,
    test: /app\/src\/features\/reports\/(use|period|Period|ReportPage)/,
  },
  { name: "customers", priority: 1, test: /customers\/(customer\.(list|api)|customerTypes)/ },
  { name: "teeTimes", priority: 1, test: /domain\/src\/(teeTime|transaction)\/decode|teeTimes\/teeTime\.api/ },
  // Comboboxes, dialogs and calendars: after the first row, or when they are first used.
  { name: "widgets", priority: 1, test: /node_modules\/@headlessui\// },
  { name: "calendar", priority: 1, test: /node_modules\/react-day-picker\// },
];

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
    startPage(),
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
    rolldownOptions: { output: { codeSplitting: { groups: chunks }, postBanner: compileHint } },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["/api", "/images", "/config.json", "/openapi.json", "/healthz", "/readyz"].map((prefix) => [prefix, apiOrigin]),
    ),
  },
});
