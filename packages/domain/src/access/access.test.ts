import { describe, expect, expectTypeOf, it } from "vitest";
import { accessOf } from "./accessOf.ts";
import { hasAccess, isAdmin, type Level } from "./level.ts";
import { mayCall, mayOpen, type OperationId, type Screen, screens } from "./screens.ts";

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
  it("lets a visitor without a session sign in, in one step or two, read the server's health, report what its browser stopped and, with a key, feed free tee times; nothing else", () => {
    const open = Object.entries(accessOf).filter(([, access]) => access === "public");
    expect(open.map(([operation]) => operation)).toEqual([
      "signIn",
      "feedAvailability",
      "completeSignIn",
      "getHealth",
      "getReadiness",
      "getMetrics",
      "reportViolations",
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
    ["the audit trail:", "listAuditEntries"],
    ["the audit trail:", "exportAuditEntries"],
    ["a second person's consent:", "consentToRequest"],
    ["a second person's consent:", "declineRequest"],
    ["the exceptions:", "listExceptions"],
    ["the exceptions:", "downloadExceptionReport"],
    ["mail that did not leave:", "listUndeliveredMail"],
  ])("%s lets only admins call %s", (_, operation) => {
    expect(visitors.map((level) => mayCall(level, operation))).toEqual([false, false, true]);
  });

  it.each<[OperationId]>([
    ["bookTeeTime"],
    ["updateTeeTime"],
    ["cancelTeeTime"],
    ["updateCustomer"],
    ["updateGiftCertificate"],
    ["updateGiftCertificateSalesConfiguration"],
    ["updateHelpfulLink"],
    ["downloadCommissionReport"],
  ])("ROLE-16 UNCLEAR-40 lets any staff call %s", (operation) => {
    expect(visitors.map((level) => mayCall(level, operation))).toEqual([false, true, true]);
  });

  it("knows each operation by its name", () => {
    expectTypeOf<"bookTeeTime">().toExtend<OperationId>();
    expectTypeOf<"bookTeeTimes">().not.toExtend<OperationId>();
    expectTypeOf(accessOf.signIn).toEqualTypeOf<"public">();
  });
});

describe("pages", () => {
  const all = Object.keys(screens).filter((screen): screen is Screen => screen in screens);

  it("ROLE-08 to ROLE-13 ROLE-14 UNCLEAR-02 keeps these pages to admins", () => {
    expect(all.filter((screen) => mayOpen("admin", screen) && !mayOpen("other", screen))).toEqual([
      "/manage-tee-time/:id/proof",
      "/closures",
      "/closures/:id",
      "/imports",
      "/imports/:id",
      "/reports/gift-certificate",
      "/reports/tee_time",
      "/reports/ap_monthly",
      "/reports/sales_report",
      "/reports/new_sales_report",
      "/reports/revenue-comparison",
      "/reports/weekly",
      "/reports/earnings",
      "/email-templates",
      "/ric-messages",
      "/audit-trail",
      "/exceptions",
      "/ric-users",
      "/ric-user/:id",
      "/manage-customer/:id/duplicates",
      "/manage-discounts",
      "/manage-discount/:id",
    ]);
    expect(all.filter((screen) => !mayOpen("admin", screen))).toEqual([]);
  });

  it("OPS-SES-02 opens no other page without signing in", () => {
    expect(all.filter((screen) => mayOpen(null, screen))).toEqual(["/login", "/logout"]);
  });
});
