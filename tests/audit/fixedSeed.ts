import { configureGlobal } from "fast-check";

/** Every property draws the same values in every run, so that a mutant is killed always or never. */
configureGlobal({ seed: Number(process.env["AUDIT_SEED"] ?? 1) });
