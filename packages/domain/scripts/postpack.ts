import { restoreManifest } from "./manifest.ts";

/** After `npm pack`: the manifest is the workspace's again. */
restoreManifest();
