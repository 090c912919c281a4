import { expect, it } from "vitest";
import { openConsole } from "../testing/openConsole.tsx";

it.each([
  ["discount", "/manage-discount/0"],
  ["discount", "/manage-discount/abc"],
  ["maintenance", "/maintenance/0"],
  ["maintenance", "/maintenance/-7"],
  ["helpful link", "/helpful-link/1.5"],
  ["rate", "/manage-rate/abc"],
])("UNCLEAR-41 CROSS-20 CROSS-21 a new %s is at %s", async (_, path) => {
  const { screen, calls } = await openConsole(path, {
    level: "admin",
    replies: { "GET /api/courses/list": [], "GET /api/holidays/index": [] },
  });
  await expect.element(screen.getByRole("main").getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  expect(calls.filter((call) => call.includes("/show/"))).toEqual([]);
});
