import { pageSizes } from "../listing/pageSizes.ts";

/** One route as the build knows it: the files of its page, by index in `files`, and its first reads. */
type StartRoute = {
  readonly path: string;
  /** Only admins may open it: others are sent home, and nothing is read for them. */
  readonly isForAdmins: boolean;
  readonly files: readonly number[];
  /** Addresses of the API with `:name` for the parts of the page's own address. */
  readonly reads: readonly string[];
};

/** Written into the start page by the build (scripts/startPage.ts), without `files`: these are the first of its import map. */
export type StartTable = {
  /** Paths, as `/assets/desk-Co1fTcom.js`. */
  readonly files: readonly string[];
  /** Reads of every page of a signed-in person. */
  readonly reads: readonly string[];
  readonly routes: readonly StartRoute[];
};

/** The table from the texts of a start page's two scripts: its own, and the import map with the hashes of all files. */
export function readStartTable(table: string, importMap: string): StartTable {
  const { integrity }: { readonly integrity: Readonly<Record<string, string>> } = JSON.parse(importMap);
  const { reads, routes }: Omit<StartTable, "files"> = JSON.parse(table);
  return { reads, routes, files: Object.keys(integrity) };
}

/** The parameters that a list passes on from its page's address unchanged (UNCLEAR-29). */
const pageParameters = ["filters", "page", "per_page", "sort_fields", "sort_desc"];

/** Whether a list uses the value rather than its own default (CALC-24). */
function isUsed(name: string, value: string): boolean {
  if (name === "per_page") return pageSizes.some((size) => String(size) === value);
  return name !== "page" || /^[1-9]\d{0,9}$/.test(value);
}

const segmentsOf = (path: string): readonly string[] => path.split("/").filter(Boolean);

/** The values of a pattern's names in the segments of a path, null when it is another path. Case is ignored, as in the router. */
function valuesIn(pattern: string, segments: readonly string[]): Readonly<Record<string, string>> | null {
  const names = segmentsOf(pattern);
  const isMatch = (name: string, index: number): boolean =>
    name.startsWith(":") || name.toLowerCase() === segments[index]?.toLowerCase();
  if (names.length !== segments.length || !names.every(isMatch)) return null;
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith(":") ? [[name, segments[index] ?? ""]] : [])),
  );
}

/** The address of a read with the parts of the page's own address, null when these make it another read. */
function readFor(read: string, values: Readonly<Record<string, string>>, query: string): string | null {
  let address = read;
  for (const [name, value] of Object.entries(values)) {
    if (!address.includes(name)) continue;
    if (!/^[1-9]\d{0,9}$/.test(value)) return null;
    address = address.replace(name, value);
  }
  // The page of a new record has no read of a record.
  if (address.includes("/:")) return null;
  const [path = "", search = ""] = address.split("?");
  const asked = new URLSearchParams(query);
  if (asked.size === 0) return address;
  const parameters = new URLSearchParams(search);
  for (const [name, value] of asked) {
    if (!pageParameters.includes(name)) return null;
    // A count has the filters alone.
    if (parameters.has(name) && isUsed(name, value)) parameters.set(name, value);
  }
  return `${path}?${parameters.toString()}`;
}

/** The start of the page at an address: its code files, and the reads of its first content. */
export function startOf(
  table: StartTable,
  { path, query, isAdmin }: { readonly path: string; readonly query: string; readonly isAdmin: boolean },
): { files: string[]; reads: string[] } {
  const segments = segmentsOf(path);
  for (const route of table.routes) {
    const values = valuesIn(route.path, segments);
    if (values === null) continue;
    return {
      files: route.files.flatMap((place) => table.files[place] ?? []),
      reads: (route.isForAdmins && !isAdmin ? [] : route.reads).flatMap((read) => readFor(read, values, query) ?? []),
    };
  }
  return { files: [], reads: [] };
}
