import { expect, it } from "vitest";
import { paths } from "./paths.ts";
import { startPath } from "./startPath.ts";

const opened = (address: string) => startPath(new URL(address, "https://console.example"));

it.each([
  ["/", "/"],
  ["/manage-rates?page=2", "/manage-rates?page=2"],
  ["/login", ""],
  ["/login/?return=%2Freports", "/reports"],
  ["/LOGIN?return=%2Freports", "/reports"],
  [paths.login("/manage-rates?page=2"), "/manage-rates?page=2"],
  [paths.login("/reports/weekly"), "/reports/weekly"],
  [paths.login("manage-rates"), ""],
  [paths.login("//evil.example/x"), ""],
  [paths.login("/\\evil.example"), ""],
  [paths.login("/\t/evil.example"), ""],
  [paths.login("/.//evil.example"), ""],
  [paths.login("https://evil.example/"), ""],
  [paths.login("javascript:alert(1)"), ""],
])("opened at %s the console is for %j", (address, path) => {
  expect(opened(address)).toBe(path);
});
