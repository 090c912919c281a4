import { spawnSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { restoreManifest } from "./manifest.ts";

/**
 * `npm run domain:build`: emits dist/, a module and its types for each source file. There is no bundle: a bundler
 * takes the functions that are used, and a reader finds them by file.
 */
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

restoreManifest(); // a pack that was broken off has left it in dist/
rmSync(path("../dist"), { recursive: true, force: true });
const compiler = path("../../../node_modules/@typescript/native/bin/tsc");
const { status } = spawnSync(process.execPath, [compiler, "-p", path("../tsconfig.build.json")], { stdio: "inherit" });
if (status === 0) chmodSync(path("../dist/bin/teedesk-quote.js"), 0o755);
process.exitCode = status ?? 1;
