import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate` (in server/) writes the migration that leads from the last one to db/schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/db/schema/index.ts",
  out: "./src/db/migrations",
});
