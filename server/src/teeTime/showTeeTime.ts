import type { components } from "@teedesk/openapi";
import type { Database } from "../db/database.ts";
import { encodeTeeTime } from "./encodeTeeTime.ts";
import { findTeeTime } from "./findTeeTime.ts";

/** A tee time as its show call answers it. Throws 404 when there is none. */
export const showTeeTime = async (db: Database, id: number): Promise<components["schemas"]["TeeTime"]> =>
  encodeTeeTime(await findTeeTime(db, id));
