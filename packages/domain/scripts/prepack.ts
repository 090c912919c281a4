import { swapManifest } from "./manifest.ts";

/** Before `npm pack`: builds, then lets the manifest point to what was built. */
await import("./build.ts");
if (process.exitCode === 0) swapManifest();
