import { defineConfig } from "drizzle-kit";

/**
 * `npm run migration -- --name <what>` (in server/) writes the migration that leads from the newest snapshot to db/schema, and
 * deletes that snapshot for its own: 7,000 lines each, of which drizzle-kit reads the newest alone.
 */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/db/schema/index.ts",
  out: "./src/db/migrations",
});
