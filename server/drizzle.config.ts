import { defineConfig } from "drizzle-kit";

/**
 * `npm run migration -- --name <what>` (in server/) writes the migration that leads from the newest snapshot to db/schema, and
 * deletes that snapshot for its own, of which drizzle-kit reads the newest alone (db/keepNewestSnapshot.ts).
 */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/db/schema/index.ts",
  out: "./src/db/migrations",
});
