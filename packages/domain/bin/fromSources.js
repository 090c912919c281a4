#!/usr/bin/env node
// The command of a checkout, where nothing has been built; the published package runs the built one (publishConfig).
import { register } from "tsx/esm/api";

register();
await import("./teedesk-quote.ts");
