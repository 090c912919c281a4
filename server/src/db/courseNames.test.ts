import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zeroCents } from "@teedesk/domain";
import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectPaths } from "../config/paths.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import type { Connection } from "./connection.ts";
import { golfCourses, golfRates } from "./schema/index.ts";

const migration = readFileSync(join(projectPaths().migrations, "0025_course_names.sql"), "utf8");

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
  await connection.db.execute(sql`drop index golf_courses_folded_name`);
});
afterAll(() => connection.close());

const read = () => connection.db.select().from(golfCourses).orderBy(asc(golfCourses.id));

it("courses that shared a name each get one of their own by the migration, and nothing else changes", async () => {
  const { db } = connection;
  const names: readonly (readonly [before: string, after: (id: number) => string])[] = [
    ["Balboa Park", () => "Balboa Park"],
    ["balboa park", (id) => `balboa park (${id})`],
    ["BALBÓA PARK", (id) => `BALBÓA PARK (${id})`],
    ["Torrey Pines", () => "Torrey Pines"],
    ["Torrey Pines", (id) => `Torrey Pines (${id})`],
    ["Rancho Arroyo", () => "Rancho Arroyo"],
  ];
  const stored = await db
    .insert(golfCourses)
    .values(names.map(([course_name], place) => ({ course_name, description: `Course ${place}` })))
    .returning();
  // Two courses with the name that the migration gives another one, and the name it then gives that one.
  const second = stored[1]?.id ?? 0;
  const [third] = await db
    .insert(golfCourses)
    .values({ course_name: `Balboa Park (${second})` })
    .returning();
  const [fourth] = await db
    .insert(golfCourses)
    .values({ course_name: `Balboa Park (${second}) (${third?.id})` })
    .returning();
  const rates = await db
    .insert(golfRates)
    .values((await read()).map(({ id }) => ({ golf_course_id: id, max_advance_days: 30, raw_rate: zeroCents })))
    .returning();
  const before = await read();

  for (const statement of migration.split("--> statement-breakpoint")) await db.execute(sql.raw(statement));

  const after = await read();
  const expected = [
    ...names.map(([, name], place) => name(stored[place]?.id ?? 0)),
    `Balboa Park (${second}) (${third?.id})`,
    `Balboa Park (${second}) (${third?.id}) (${fourth?.id})`,
  ];
  expect(after).toEqual(before.map((course, place) => ({ ...course, course_name: expected[place] })));
  expect(await db.select().from(golfRates).orderBy(asc(golfRates.id))).toEqual(rates);
  await expect(db.insert(golfCourses).values({ course_name: "torrey PINES" })).rejects.toMatchObject({
    cause: { code: "23505" },
  });
});

it("the migration changes no name where none is double", async () => {
  const { db } = connection;
  await db.execute(sql`drop index golf_courses_folded_name`);
  const before = await read();
  for (const statement of migration.split("--> statement-breakpoint")) await db.execute(sql.raw(statement));
  expect(await read()).toEqual(before);
});
