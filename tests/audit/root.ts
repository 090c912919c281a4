import { fileURLToPath } from "node:url";

/** The root of the project. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
