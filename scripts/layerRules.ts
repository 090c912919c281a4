import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

/** The layers of docs/architecture.md as rules; `npm run layers` checks every import of the sources against them. */
const only = (name: string, from: string, allowed: string[], comment: string): IForbiddenRuleType => ({
  name,
  comment,
  severity: "error",
  // Tests may use what they test with, and the diagrams are written by a script that reads the machines.
  from: { path: from, pathNot: ["\\.test(-d)?\\.tsx?$", "^app/src/flows/diagrams/diagrams\\.ts$"] },
  to: { pathNot: allowed },
});

const npm = (...names: string[]) => names.map((name) => `node_modules/${name}/`);

const heavy =
  "^packages/ui/src/(inputs/(Calendar|RangeCalendar|(Multi)?ComboboxBox|Combobox(Buttons|Choices))|overlays/(DialogBox|FinderBox|FloatingDrawer)|layout/Tabs)\\.tsx$";

/** Rooms from the ground up; each may import those before it. A separate rule limits a room's imports from outside. */
const rooms = (side: "app" | "server", names: readonly string[]): IForbiddenRuleType[] =>
  names.map((room, index) => ({
    name: `${side}-room ${room}`,
    comment: `It may import the rooms before it in ${side}Rooms.`,
    severity: "error",
    from: { path: `^${side}/src/${room}`, pathNot: "(\\.test(-d)?\\.tsx?$|/testing/)" },
    to: { path: `^${side}/src/`, pathNot: names.slice(0, index + 1).map((below) => `^${side}/src/${below}`) },
  }));

/** Lists and records share `listing`, `editing` and `resource`, which import no noun; only the root imports the routes. */
const appRooms = [
  "(Logo\\.tsx|app\\.css)$",
  "api/",
  "flows/",
  "config/",
  "messages/",
  "session/",
  "queries/",
  "navigation/",
  "services/",
  "format/",
  "upload/",
  "editing/",
  "listing/",
  "resource/",
  "resources/",
  "features/",
  "shell/",
  "start/",
  "routes\\.tsx$",
  "App\\.tsx$",
  "main\\.tsx$",
];

/** A tee time, a price and a payment are shared by the features above them; session and resources import no feature. */
const serverRooms = [
  "config/",
  "db/",
  "ports/",
  "platform/",
  "session/",
  "contract/",
  "records/",
  "payments/",
  "pricing/",
  "teeTime/",
  "sales/",
  "services\\.ts$",
  "plugins/",
  "resources/",
  "features/",
  "jobs\\.ts$",
];

export const layerRules: IForbiddenRuleType[] = [
  only("domain-is-pure", "^packages/domain/src", ["^packages/domain/src", ...npm("effect")], "Schema and Result only."),
  {
    name: "domain-imports-effect-by-subpath",
    severity: "error",
    from: { path: "^packages/domain/src" },
    to: { path: "node_modules/effect/", pathNot: "node_modules/effect/dist/(Schema|Result|SchemaIssue)\\." },
  },
  only(
    "ui-knows-no-app",
    "^packages/ui/src",
    [
      "^packages/ui/src",
      "\\.css$",
      ...npm(
        "react",
        "react-dom",
        "@headlessui/react",
        "lucide",
        "clsx",
        "react-day-picker",
        "@fontsource-variable/inter",
        "@types/react",
        "@types/react-dom",
      ),
    ],
    "No router, no API, no machines.",
  ),
  only(
    "api-is-thin",
    "^app/src/api",
    ["^app/src/api", "^packages/domain/src/index", "^openapi/generated", ...npm("openapi-fetch")],
    "The typed client and its funnel for failures.",
  ),
  only(
    "flows-are-pure",
    "^app/src/flows",
    ["^app/src/flows", "^packages/domain/src/index", ...npm("xstate")],
    "Machines know neither React nor HTTP.",
  ),
  {
    name: "light-components-stay-light",
    comment: "No screen waits for Headless UI or the calendar; a heavy component is reached by import().",
    severity: "error",
    from: { path: "^packages/ui/src/", pathNot: [heavy, "^packages/ui/src/index\\.ts$", "\\.test\\.tsx?$"] },
    to: {
      path: [heavy, "node_modules/(@headlessui/react|react-day-picker)/"],
      dynamic: false,
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "features-do-not-know-each-other",
    severity: "error",
    from: { path: "^app/src/(features|resources)/([^/]+)/" },
    comment:
      "A noun offers others its calls, its names, choices and pickers, its filters, lists, panels and forms, and the feature of that noun all.",
    to: {
      path: "^app/src/(features|resources)/([^/]+)/",
      pathNot: [
        "^app/src/(features|resources)/$2/",
        "(\\.api\\.ts|\\.list\\.tsx|^app/src/resources/.*(Select|Picker|Filter|Panel|Form)\\.tsx|/use\\w+Options\\.ts)$",
      ],
    },
  },
  {
    name: "console-and-server-meet-in-the-contract",
    severity: "error",
    from: { path: "^(app|packages)/" },
    to: { path: "^server/" },
  },
  {
    name: "server-knows-no-console",
    severity: "error",
    from: { path: "^server/" },
    to: { path: "^(app|packages/ui)/" },
  },
  {
    name: "no-cycles",
    comment: "Also by types alone: whoever reads one of the files has to read all of them.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  ...rooms("app", appRooms),
  ...rooms("server", serverRooms),
  {
    name: "server-features-do-not-know-each-other",
    comment:
      "What a feature offers others: the mail it queues, the list it filters and sorts, the booking, the cancelation and the change of a tee time.",
    severity: "error",
    from: { path: "^server/src/(features|resources)/([^/]+)/", pathNot: "(\\.test\\.ts$|/testing/)" },
    to: {
      path: "^server/src/features/[^/]+/",
      pathNot: [
        "^server/src/$1/$2/",
        "^server/src/features/(mail/queueTeeTimeMail|booking/(bookingOrder|priceBooking|storeBooking)|cancelation/(cancelation|cancelTeeTime|reverseSale)|teeTimes/(updateTeeTime|list/(teeTimeList|orderRange)))\\.ts$",
      ],
    },
  },
  only(
    "xlsx-is-a-pure-writer",
    "^packages/xlsx/src",
    ["^packages/xlsx/src", "^packages/domain/src/index", "^timers/promises$", ...npm("fflate")],
    "Typed cells to bytes: no files, no server.",
  ),
  { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:" } },
];

/** Folders that import each other are one folder; tests, which may import anything, are left out. */
export const folderRules: IForbiddenRuleType[] = [
  { name: "no-folder-cycles", severity: "error", scope: "folder", from: {}, to: { circular: true } },
];

export const cruiseOptions: ICruiseOptions = {
  doNotFollow: { path: "node_modules" },
  exclude: { path: "/dist/" },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: "tsconfig.base.json" },
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "types", "default"],
    extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".css", ".d.ts"],
  },
};
