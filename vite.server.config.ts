import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The commit that is built: COMMIT where the sources come without their history, as into an image. */
function commitOf(): string {
  const given = process.env["COMMIT"]?.trim();
  if (given) return given;
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd: path("."), encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "unknown";
  }
}

/** Writes server/dist/version.json, which /healthz returns. */
const versionFile: Plugin = {
  name: "teedesk-version",
  generateBundle() {
    const { version }: { version: string } = JSON.parse(readFileSync(path("./package.json"), "utf8"));
    const source = JSON.stringify({ version, commit: commitOf() });
    this.emitFile({ type: "asset", fileName: "version.json", source });
  },
};

/** The server's production build: our own TypeScript in one file each, node_modules left where npm put them: the folder is the
 * workspace's own, so that a package npm did not hoist is found. */
export default defineConfig({
  root: path("./server"),
  plugins: [versionFile],
  ssr: { noExternal: [/^@teedesk\//] },
  build: {
    ssr: true,
    target: "node20",
    outDir: path("./server/dist"),
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: path("./server/src/server.ts"),
        migrate: path("./server/src/commands/migrate.ts"),
        staffCreate: path("./server/src/commands/staffCreate.ts"),
        feedKey: path("./server/src/commands/feedKey.ts"),
        sendFeed: path("./scripts/sendFeed.ts"),
        backupDrill: path("./server/src/commands/backupDrill.ts"),
        booksCheck: path("./server/src/commands/booksCheck.ts"),
        booksExport: path("./server/src/commands/booksExport.ts"),
        customerErase: path("./server/src/commands/customerErase.ts"),
        secondFactorReset: path("./server/src/commands/secondFactorReset.ts"),
        cardKeyRotate: path("./server/src/commands/cardKeyRotate.ts"),
      },
    },
  },
});
