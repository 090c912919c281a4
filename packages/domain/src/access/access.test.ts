import { describe, expect, expectTypeOf, it } from "vitest";
import { accessOf } from "./accessOf.ts";
import { hasAccess, isAdmin, type Level } from "./level.ts";
import { isListed, type MenuEntry, menuAccess } from "./menu.ts";
import { mayCall, type OperationId } from "./operations.ts";
import { mayOpen, type Screen, screenAccess } from "./screens.ts";

const visitors: readonly (Level | null)[] = [null, "other", "admin"];

describe("levels", () => {
  it.each([
    ["public", [true, true, true]],
    ["staff", [false, true, true]],
    ["admin", [false, false, true]],
  ] as const)("ROLE-01 %s is for strangers, staff, admins: %j", (access, expected) => {
    expect(visitors.map((level) => hasAccess(level, access))).toEqual(expected);
  });

  it.each([["Admin"], ["other"], [""], [null], [true], [{}]])("ROLE-01 %j is no admin", (level) => {
    expect(isAdmin(level)).toBe(false);
  });
});

describe("operations", () => {
  it("lets who has no session sign in, look at the server's health and, with a key, feed free tee times; nothing else", () => {
    const open = Object.entries(accessOf).filter(([, access]) => access === "public");
    expect(open.map(([operation]) => operation)).toEqual([
      "signIn",
      "feedAvailability",
      "getHealth",
      "getReadiness",
      "getMetrics",
      "getContract",
    ]);
  });

  it.each<[string, OperationId]>([
    ["ROLE-15", "downloadTeeTimesExportReport"],
    ["ROLE-18", "updateCourseGroup"],
    ["ROLE-19", "createCourseImage"],
    ["ROLE-20", "createRateDateRange"],
    ["ROLE-21", "copyRateDateRanges"],
    ["ROLE-22", "deleteRateDateRange"],
    ["ROLE-23", "updateCourse"],
    ["ROLE-24", "updateRate"],
    ["ROLE-25", "updateHoliday"],
    ["ROLE-26", "updateMaintenance"],
    ["ROLE-27", "deleteCourseImage"],
    ["ROLE-28", "updateRentalClub"],
    ["ROLE-14", "downloadWeeklyReport"],
    ["ROLE-08", "listStaffUsers"],
    ["ROLE-10", "listDiscounts"],
    ["ROLE-12", "saveTemplate"],
    ["ROLE-13", "updateBroadcastMessage"],
  ])("%s lets only admins call %s", (_, operation) => {
    expect(visitors.map((level) => mayCall(level, operation))).toEqual([false, false, true]);
  });

  it.each<[OperationId]>([
    ["bookTeeTime"],
    ["updateTeeTime"],
    ["cancelTeeTime"],
    ["updateCustomer"],
    ["downloadCommissionReport"],
  ])("ROLE-16 lets any staff call %s", (operation) => {
    expect(visitors.map((level) => mayCall(level, operation))).toEqual([false, true, true]);
  });

  it("knows each operation by its name", () => {
    expectTypeOf<"bookTeeTime">().toExtend<OperationId>();
    expectTypeOf<"bookTeeTimes">().not.toExtend<OperationId>();
    expectTypeOf(accessOf.signIn).toEqualTypeOf<"public">();
  });
});

describe("pages and menus", () => {
  const screens = (access: string) =>
    Object.entries(screenAccess).flatMap(([screen, needed]) => (needed === access ? [screen] : []));

  it("ROLE-08 to ROLE-13 ROLE-14 keeps these pages to admins", () => {
    expect(screens("admin")).toEqual([
      "/reports/gift-certificate",
      "/reports/tee_time",
      "/reports/ap_monthly",
      "/reports/sales_report",
      "/reports/new_sales_report",
      "/reports/revenue-comparison",
      "/reports/weekly",
      "/email-templates",
      "/ric-messages",
      "/ric-users",
      "/ric-user/:id",
      "/manage-discounts",
      "/manage-discount/:id",
    ]);
    expect(screens("public")).toEqual(["/login", "/logout"]);
  });

  it("OPS-SES-02 opens no other page without signing in", () => {
    expect([mayOpen(null, "/login"), mayOpen(null, "/ibe"), mayOpen("other", "/ibe")]).toEqual([true, false, true]);
  });

  it.each<[string, MenuEntry, readonly boolean[]]>([
    ["ROLE-02 ROLE-03", "/manage-course-groups", [false, false, true, true]],
    ["ROLE-04", "/manage-discounts", [false, false, true, true]],
    ["ROLE-05", "/ric-users", [false, false, true, true]],
    ["ROLE-06", "/email-templates", [false, false, true, true]],
    ["ROLE-07", "/ric-messages", [false, false, true, true]],
    ["OPS-HOME-04", "/manage-images", [false, true, false, true]],
    ["OPS-SHELL-27", "/manage-tee-times", [true, true, true, true]],
  ])("%s lists %s in drawer and home menu of staff, of admins: %j", (_, entry, expected) => {
    const levels = ["other", "admin"] as const;
    expect(levels.flatMap((level) => [isListed(level, "drawer", entry), isListed(level, "home", entry)])).toEqual(
      expected,
    );
    expect(isListed(null, "home", entry)).toBe(false);
  });

  it("OPS-SHELL-27 OPS-HOME-04 lists these entries, of which admins alone see some", () => {
    const entries = Object.keys(menuAccess).filter((entry): entry is MenuEntry => entry in menuAccess);
    const listed = (level: Level, menu: "drawer" | "home") => entries.filter((entry) => isListed(level, menu, entry));
    const forStaff = [
      "/manage-tee-times",
      "/tee-time-availability",
      "/wait-list-queue",
      "/lost-leads",
      "/manage-rates",
      "/manage-customers",
      "/manage-courses",
      "/manage-maintenances",
      "/manage-gift-certificates",
      "/manage-holidays",
      "/manage-rental-clubs",
      "/reports",
      "/helpful-links",
    ];
    const onHomeAlone = ["/manage-images", "/gift-certificate-sales"];
    const forAdmins = ["/manage-course-groups", "/manage-discounts", "/ric-users", "/email-templates", "/ric-messages"];
    expect(new Set(listed("other", "drawer"))).toEqual(new Set(forStaff));
    expect(new Set(listed("other", "home"))).toEqual(new Set([...forStaff, ...onHomeAlone]));
    expect(new Set(listed("admin", "drawer"))).toEqual(new Set([...forStaff, ...forAdmins]));
    expect(new Set(listed("admin", "home"))).toEqual(new Set([...forStaff, ...forAdmins, ...onHomeAlone]));
  });

  it("lists nothing that the level could not open", () => {
    expectTypeOf<MenuEntry>().toExtend<Screen>();
    const entries: readonly MenuEntry[] = ["/manage-discounts", "/ric-users", "/email-templates", "/ric-messages"];
    expect(entries.every((entry) => screenAccess[entry] === "admin")).toBe(true);
    expect(Object.keys(menuAccess).every((entry) => entry in screenAccess)).toBe(true);
  });
});
