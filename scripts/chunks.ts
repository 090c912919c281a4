import type { Plugin } from "vite";

/** Modules that go into one file of the console. A place that ends with / is a folder, any other is a file. */
type Chunk = {
  readonly name: string;
  /** A module of two chunks goes into the one with the higher priority. */
  readonly priority: number;
  readonly places: readonly string[];
  /** Places inside these that are left out. */
  readonly but?: readonly string[];
};

const library = (...names: string[]) => names.map((name) => `node_modules/${name}/`);
const inside = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);
const ui = (folder: string, ...names: string[]) => inside(`packages/ui/src/${folder}`, ...names);
const app = (folder: string, ...names: string[]) => inside(`app/src/${folder}`, ...names);

/**
 * Few files, each with modules needed together, since a start requests all of its files in one round. Each includes its imports that no
 * chunk above has; modules in none are loaded with the page that needs them.
 */
const chunks: readonly Chunk[] = [
  // Every start, the sign-in screen's too: React, the machines, the calls, and the small parts that all screens are made of.
  {
    name: "console",
    priority: 5,
    places: [
      ...library("react", "react-dom", "scheduler", "xstate", "@xstate/react", "wouter", "openapi-fetch"),
      ...inside("app/src", "main.tsx", "App.tsx", "Logo.tsx", "routes.tsx"),
      "packages/ui/src/basics/",
      "packages/ui/src/feedback/",
      ...ui("inputs", "Field.tsx", "TextInput.tsx", "focus.ts"),
      "packages/domain/src/access/",
    ],
    but: ["packages/ui/src/basics/icons.ts"],
  },
  // The frame of every page of a signed-in member of staff, its cache of reads, and the days and amounts that Home and the
  // lists write.
  {
    name: "desk",
    priority: 4,
    places: [
      ...library("@tanstack/react-query"),
      "app/src/queries/",
      "app/src/shell/",
      ...app("api", "decoded.ts"),
      ...app("resource", "lazyPart.tsx"),
      ...app("format", "businessClocks.ts", "businessTime.ts", "dollarsText.ts"),
      "packages/domain/src/calendar/",
      "packages/domain/src/money/",
      "packages/domain/src/wire/recordId.ts",
      ...ui("layout", "PageHeader.tsx", "Panel.tsx"),
      ...ui("overlays", "Dialog.tsx"),
      ...ui("inputs", "Checkbox.tsx"),
    ],
    but: [
      // Sentences that are shown late.
      "packages/domain/src/calendar/spokenText.ts",
      ...app(
        "shell",
        "IdentityDialog.tsx",
        "KeysDialog.tsx",
        "keyList.ts",
        "DrawerContent.tsx",
        "DrawerLinks.tsx",
        "ThemeButton.tsx",
        "linkMenus.ts",
        "find/",
      ),
    ],
  },
  {
    name: "list",
    priority: 3,
    places: [
      "app/src/listing/",
      ...app("resource", "ResourceListPage.tsx"),
      ...app("editing", "formatValue.ts", "invalidateRecords.ts", "prefetchRecord.ts", "recordReads.ts"),
      ...app("format", "amountText.ts", "dayText.ts", "digitsOf.ts", "EmailText.tsx", "Moment.tsx"),
      "packages/domain/src/records/fullName.ts",
      // Lists and reports both export.
      ...app("services", "reportRun.ts"),
      // Dialogs over a list keep their texts as forms do.
      ...app("session", "draftStorage.ts"),
      ...app("services", "useKeptDialog.ts"),
      "packages/ui/src/table/",
      ...ui("layout", "FormGrid.tsx", "DefinitionList.tsx"),
      ...ui("inputs", "Select.tsx", "ReadOnlyValue.tsx", "MultiCombobox.tsx", "Combobox.tsx", "AmountInputs.tsx"),
    ],
    but: app("listing", "actionCells.tsx"),
  },
  {
    name: "form",
    priority: 2,
    places: [
      "app/src/editing/",
      ...app("resource", "ResourcePage.tsx", "record.ts"),
      ...ui("layout", "FormBar.tsx", "FoldingPanel.tsx"),
      ...ui("inputs", "TextArea.tsx"),
    ],
  },
  // The decoder of values that the contract's types leave open.
  {
    name: "decoders",
    priority: 2,
    places: inside("node_modules/effect/dist", "Schema.js").concat(inside("packages/domain/src/wire", "decode.ts")),
  },
  // Apart from the texts of issues, which every list loads.
  { name: "figures", priority: 4, places: ["packages/domain/src/report/figureWords.ts"] },
  { name: "fields", priority: 2, places: ["packages/domain/src/form/"] },
  // The icons of all destinations: for the home page, and for the drawer, which is drawn after its page.
  { name: "signs", priority: 2, places: app("navigation", "destinationIcons.ts") },
  // Courses to choose from, in filters and in forms.
  { name: "choices", priority: 1, places: ["app/src/resources/choices/"] },
  { name: "waiting", priority: 1, places: app("format", "Age.tsx", "matchText.ts") },
  {
    name: "report",
    priority: 1,
    places: app(
      "features/reports",
      "useReport.ts",
      "period.ts",
      "PeriodFields.tsx",
      "PeriodReportPages.tsx",
      "ReportPage.tsx",
    ),
  },
  {
    name: "customers",
    priority: 1,
    places: [...app("resources/customers", "customer.list.tsx", "customer.api.ts"), "packages/domain/src/search/"],
  },
  {
    name: "teeTimes",
    priority: 1,
    places: [
      "packages/domain/src/teeTime/decodeTeeTime.ts",
      "packages/domain/src/transaction/decodeTransactionRecords.ts",
      ...app("resources/teeTimes", "teeTime.api.ts"),
    ],
  },
  // Comboboxes, dialogs and calendars: after the first row, or when they are first used.
  { name: "widgets", priority: 1, places: library("@headlessui") },
  { name: "calendar", priority: 1, places: library("react-day-picker") },
];

/** Ids of modules may begin with a mark of the bundler's, and end with a query. */
const isAt = (module: string, place: string): boolean => {
  const [file = ""] = module.split("?");
  return place.endsWith("/") ? file.includes(`/${place}`) : file.endsWith(`/${place}`);
};

/** The chunks as the bundler takes them. */
export const chunkGroups = chunks.map(({ name, priority, places, but = [] }) => ({
  name,
  priority,
  test: (module: string) => places.some((place) => isAt(module, place)) && !but.some((place) => isAt(module, place)),
}));

/** Fails the build if a place has no module: a moved file would go into another chunk, which only a budget would notice. */
export const checkChunks = (): Plugin => ({
  name: "teedesk-check-chunks",
  apply: "build",
  generateBundle() {
    const modules = [...this.getModuleIds()];
    const missing = chunks.flatMap(({ name, places, but = [] }) =>
      [...places, ...but]
        .filter((place) => !modules.some((module) => isAt(module, place)))
        .map((place) => `${name}: ${place}`),
    );
    if (missing.length > 0)
      this.error(`scripts/chunks.ts names modules that are not in the console: ${missing.join(", ")}`);
  },
});
