import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** `npm run bundle`: JavaScript (gzip) each screen needs, from the build's manifest, against its budget. */
const dist = "dist/app";
const kilobyte = 1024;

type Chunk = { readonly file: string; readonly name?: string; readonly imports?: readonly string[] };

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));

/** Every script that loading these modules loads with them: their static imports, all the way down. */
function scriptsOf(modules: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of modules) {
    const chunk = manifest[name] ?? Object.values(manifest).find((other) => other.name === name);
    if (chunk === undefined)
      throw new Error(`${name} is not in the manifest: the budget table names a page that moved.`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    scriptsOf(chunk.imports ?? [], seen);
  }
  return seen;
}

const gzipSize = (file: string): number => gzipSync(readFileSync(join(dist, file))).length;

const signIn = ["index.html", "src/features/signIn/SignInPage.tsx"];
const home = ["index.html", "desk", "src/features/home/HomePage.tsx"];
const booking = [...home, "src/features/booking/BookingPage.tsx"];

const budgets = [
  { screen: "sign-in", modules: signIn, without: [], limit: 115 },
  { screen: "home", modules: home, without: [], limit: 165 },
  { screen: "booking, beyond home", modules: booking, without: home, limit: 60 },
];

for (const { screen, modules, without, limit } of budgets) {
  const already = scriptsOf(without);
  const files = [...scriptsOf(modules)].filter((file) => file.endsWith(".js") && !already.has(file));
  const size = files.reduce((sum, file) => sum + gzipSize(file), 0) / kilobyte;
  const over = size > limit;
  console.log(`${over ? "OVER" : "ok  "} ${screen}: ${size.toFixed(1)} of ${limit} KB gzip in ${files.length} files`);
  if (over) process.exitCode = 1;
}
