/** What the build knows of one route: the files its page is made of, by place in `files`, and the reads it begins with. */
type StartRoute = {
  readonly path: string;
  /** Others than admins are sent home from it, and read nothing of it. */
  readonly isForAdmins: boolean;
  readonly files: readonly number[];
  /** Addresses of the API with `:name` in place of what stands in the page's own address. */
  readonly reads: readonly string[];
};

/** Written into the start page by the build (scripts/startPage.ts). */
export type StartTable = {
  readonly files: readonly string[];
  /** Reads of every page of a signed-in member of staff. */
  readonly reads: readonly string[];
  readonly routes: readonly StartRoute[];
};

/** The parameters of an address a list takes as they stand in that of its page (UNCLEAR-29). */
const pageParameters = ["filters", "page", "per_page", "sort_fields", "sort_desc"];

const segmentsOf = (path: string): readonly string[] => path.split("/").filter(Boolean);

/** The values of a pattern's names in the segments of a path, null when it is another path. The router takes either case, too. */
function valuesIn(pattern: string, segments: readonly string[]): Readonly<Record<string, string>> | null {
  const names = segmentsOf(pattern);
  const isMatch = (name: string, index: number): boolean =>
    name.startsWith(":") || name.toLowerCase() === segments[index]?.toLowerCase();
  if (names.length !== segments.length || !names.every(isMatch)) return null;
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith(":") ? [[name, segments[index] ?? ""]] : [])),
  );
}

/** The address of a read with what the page's own address says, null when that makes it another read. */
function readFor(read: string, values: Readonly<Record<string, string>>, query: string): string | null {
  let address = read;
  for (const [name, value] of Object.entries(values)) {
    if (!address.includes(name)) continue;
    if (!/^[1-9]\d{0,9}$/.test(value)) return null;
    address = address.replace(name, value);
  }
  // A record page that is opened for a new record reads none.
  if (address.includes("/:")) return null;
  const [path = "", search = ""] = address.split("?");
  const asked = new URLSearchParams(query);
  if (asked.size === 0) return address;
  const parameters = new URLSearchParams(search);
  for (const [name, value] of asked) {
    if (!pageParameters.includes(name)) return null;
    // A count takes the filters alone.
    if (parameters.has(name)) parameters.set(name, value);
  }
  return `${path}?${parameters.toString()}`;
}

/** What the page of an address starts with: its files of code, and the reads its first content is drawn from. */
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
