import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../openConsole.tsx";
import { storedRecords } from "./records.ts";
import { specifiedServer } from "./specifiedServer.ts";

const lists = [
  ["/manage-tee-times", "tee_times"],
  ["/manage-customers", "customers"],
  ["/manage-courses", "courses"],
  ["/manage-course-groups", "course_groups"],
  ["/manage-rates", "rates"],
  ["/manage-rental-clubs", "rental-clubs"],
  ["/manage-images", "images"],
  ["/manage-holidays", "holidays"],
  ["/manage-maintenances", "maintenances"],
  ["/manage-discounts", "discounts"],
  ["/manage-gift-certificates", "gift_certificates"],
  ["/helpful-links", "helpful_links"],
  ["/ric-users", "ric_users"],
] as const;

const odd = [
  ["only nulls", (record: object) => Object.fromEntries(Object.keys(record).map((name) => [name, null]))],
  ["nothing but its id", () => ({})],
] as const;

it.each(lists.flatMap(([path, noun]) => odd.map(([kind, made]) => ({ path, noun, kind, made }))))(
  "one row with $kind does not take $path down",
  async ({ path, noun, made }) => {
    await page.viewport(1440, 900);
    const server = specifiedServer();
    const { screen } = await openConsole(path, {
      level: "admin",
      server: {
        fetch: async (request) => {
          const response = await server.fetch(request);
          if (!new URL(request.url).pathname.startsWith(`/api/${noun}/index`)) return response;
          const stored = storedRecords[noun] ?? {};
          return Response.json([{ ...made(stored), id: 8 }, stored], { headers: response.headers });
        },
      },
    });
    const main = screen.getByRole("main");
    for (const name of ["View 7", "View 8"]) await expect.element(main.getByRole("link", { name })).toBeVisible();
    expect(main.getByRole("alert").elements()).toEqual([]);
    // Nothing is shown as if it were known.
    expect(main.element().textContent).not.toMatch(/null|undefined|NaN|12\/31\/1969|01\/01\/1970/);
  },
);
