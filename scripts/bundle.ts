import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readStartTable } from "../app/src/start/startTable.ts";
import { isHinted } from "./compileHint.ts";

/**
 * `npm run bundle`: the JavaScript and CSS (kB gzip) that each route loads before its first content, and in how many files,
 * against its budget. The start page itself says which files those are (scripts/startPage.ts).
 */
const dist = "dist/app";

const html = readFileSync(join(dist, "index.html"), "utf8");
const textOf = (mark: string): string => html.split(mark)[1]?.split("</script>")[0] ?? "";
const table = readStartTable(textOf('id="start">'), textOf('"importmap">'));
const everywhere = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file);

const gzipSize = (file: string): number => gzipSync(readFileSync(join(dist, file))).length / 1000;

type Budget = { readonly of: RegExp; readonly size: number; readonly files: number };

/** The first match of a path counts. Lists load no form. */
const budgets: readonly Budget[] = [
  { of: /^\/(login|logout)$/, size: 126, files: 5 },
  { of: /^\/(home)?$/, size: 162.5, files: 6 },
  { of: /^\/ibe$/, size: 233, files: 23 },
  { of: /^\/offers$/, size: 196, files: 20 },
  { of: /^\/manage-tee-time\/:id$/, size: 240, files: 21 },
  { of: /^\/manage-tee-time\/:id\/copy$/, size: 252.5, files: 26 },
  { of: /^\/(manage-[a-z-]+s|helpful-links|ric-users|tee-time-availability)$/, size: 179.5, files: 9 },
  { of: /^\/reports/, size: 200, files: 10 },
  { of: /^\/(wait-list-queue|availability_queue|queue-management|lost-leads)$/, size: 203, files: 12 },
  { of: /^\/manage-customer\/:id$/, size: 206, files: 18 },
  { of: /./, size: 202, files: 14 },
];

for (const { path, files } of table.routes) {
  const all = [...everywhere, ...files.flatMap((place) => table.files[place] ?? [])];
  const size = all.reduce((sum, file) => sum + gzipSize(file), 0);
  const budget = budgets.find(({ of }) => of.test(path));
  if (budget === undefined) throw new Error(`${path} has no budget.`);
  const over = size > budget.size || all.length > budget.files;
  if (over) process.exitCode = 1;
  const figures = `${size.toFixed(1)} of ${budget.size} kB gzip in ${all.length} of ${budget.files} files`;
  console.log(`${over ? "OVER" : "ok  "} ${path}: ${figures}`);
}

const scripts = [...new Set([...everywhere, ...table.files])].filter((file) => file.endsWith(".js"));
const unhinted = scripts.filter((file) => !isHinted(file, readFileSync(join(dist, file), "utf8")));
if (unhinted.length > 0) {
  console.log(`\nWithout the hint of scripts/compileHint.ts in their first line: ${unhinted.join(", ")}.`);
  process.exitCode = 1;
} else if (process.exitCode === 1) {
  console.log(
    "\nOVER by at most half a kB after a new route or resource: raise the budget in scripts/bundle.ts. By more: something heavy is imported where it is not shown first; load it with lazyPart (app/src/resource/lazyPart.tsx).",
  );
}
