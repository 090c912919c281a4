import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { golfCourses } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

async function choices(list: string): Promise<readonly { id: number; name: string }[]> {
  const response = await server.inject({ method: "GET", url: `/api/courses/${list}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json();
}

it.each([
  ["API-006 all", "list", () => true],
  [
    "API-007 live: neither inactive nor internal",
    "live_list",
    (course: Course) => !course.inactive && !course.internal_only,
  ],
  ["API-008 internal: all courses that staff may book", "internal_list", (course: Course) => !course.inactive],
])("%s, by name", async (_, list, belongs) => {
  const stored = await server.db.select().from(golfCourses);
  const expected = stored.filter(belongs).map(({ id, course_name }) => ({ id, name: course_name }));
  expected.sort((one, other) => (one.name < other.name ? -1 : 1));
  expect(await choices(list)).toEqual(expected);
  expect(expected.some(({ name }) => name === "Torrey Pines South")).toBe(true);
});

type Course = typeof golfCourses.$inferSelect;

it("drops a course that becomes inactive", async () => {
  await server.db.update(golfCourses).set({ inactive: true }).where(eq(golfCourses.id, 3));
  const offered = await choices("internal_list");
  expect(offered.some(({ id }) => id === 3)).toBe(false);
});
