import { isLocalDate, isTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { golfCourses } from "../../../../db/schema/index.ts";
import { testApp } from "../../../../testing/testApp.ts";

export type Earnings = components["schemas"]["Earnings"];

export const localDay = (text: string) => (isLocalDate(text) ? text : expect.fail(`${text} is not a date`));
export const timeOfDay = (text: string) => (isTimeOfDay(text) ? text : expect.fail(`${text} is not a time`));

/** A server without jobs, and an admin's reads of the report Earnings. */
export async function openEarnings() {
  const server = await testApp({ environment: { JOBS: "0" } });
  const admin = await server.as("admin");
  const get = (url: string, headers = admin) => server.inject({ method: "GET", url, headers });
  return {
    server,
    admin,
    get,
    read: async (query = ""): Promise<Earnings> => {
      const response = await get(`/api/reports/earnings/figures?${query}`);
      if (response.statusCode !== 200) throw new Error(response.payload);
      return response.json();
    },
    courseNamed: async (course_name: string): Promise<number> => {
      const [found] = await server.db.select().from(golfCourses).where(eq(golfCourses.course_name, course_name));
      return found?.id ?? expect.fail(`no course is named ${course_name}`);
    },
  };
}
