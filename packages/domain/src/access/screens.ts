import { accessOf } from "./accessOf.ts";
import { type Access, hasAccess, type Level } from "./level.ts";

/** Every operation of the contract. */
export type OperationId = keyof typeof accessOf;

/** Whether a visitor of that level (null: not signed in) may call the operation. */
export const mayCall = (level: Level | null, operation: OperationId): boolean => hasAccess(level, accessOf[operation]);

/**
 * The access that a page needs, by the pattern of its path: that of the call it depends on, or a level where it has none. The form
 * of a new record is open to all who may read one. A non-admin who opens an admin's page is sent home (ANSWER-24).
 */
export const screens = {
  "/": "staff",
  "/home": "staff",
  "/login": "public",
  "/logout": "public",
  "/account": "listOwnSessions",
  "/ibe": "bookTeeTime",
  "/offers": "listOffers",
  "/manage-tee-times": "listTeeTimes",
  "/manage-tee-time/:id": "getTeeTime",
  "/manage-tee-time/:id/copy": "bookTeeTime",
  "/manage-tee-time/:id/proof": "getTeeTimeProof",
  "/tee-time-availability": "listAvailability",
  "/wait-list-queue": "listWaitListQueues",
  "/availability_queue": "getAvailabilityQueue",
  "/queue-management": "getAvailabilityQueue",
  "/lost-leads": "listLostLeads",
  "/sold-twice": "listSoldTwice",
  "/closures": "listClosures",
  "/closures/:id": "getClosure",
  "/imports": "listImports",
  "/imports/:id": "getImport",
  "/to-do": "listPromises",
  "/reports": "staff",
  "/reports/gift-certificate": "downloadGiftCertificateReport",
  "/reports/tee_time": "downloadTeeTimeCustomerReport",
  "/reports/ap_monthly": "downloadAccountsPayableReport",
  "/reports/sales_report": "downloadSalesReport",
  "/reports/new_sales_report": "downloadNewSalesReport",
  "/reports/commission": "downloadCommissionReport",
  "/reports/revenue-comparison": "downloadRevenueComparisonReport",
  "/reports/weekly": "downloadWeeklyReport",
  "/reports/earnings": "downloadEarningsReport",
  "/email-templates": "listTemplates",
  "/ric-messages": "updateBroadcastMessage",
  "/audit-trail": "listAuditEntries",
  "/exceptions": "listExceptions",
  "/consents": "listConsents",
  "/ric-users": "listStaffUsers",
  "/ric-user/:id": "getStaffUser",
  "/manage-courses": "listCourses",
  "/manage-course/:id": "getCourse",
  "/course/new": "getCourse",
  "/manage-course-groups": "listCourseGroups",
  "/manage-course-group/:id": "getCourseGroup",
  "/course-group/new": "getCourseGroup",
  "/manage-rates": "listRates",
  "/manage-rate/:id": "getRate",
  "/manage-rate/new/:course_id": "getRate",
  "/manage-rental-clubs": "listRentalClubs",
  "/rental-club/new/:course_id": "getRentalClub",
  "/rental-club/:id": "getRentalClub",
  "/manage-images": "listCourseImages",
  "/image/new/:course_id": "getCourseImage",
  "/image/:id": "getCourseImage",
  "/manage-holidays": "listHolidays",
  "/holiday/new/:course_id": "getHoliday",
  "/holiday/:id": "getHoliday",
  "/manage-maintenances": "listMaintenances",
  "/maintenance/new/:course_id": "getMaintenance",
  "/maintenance/:id": "getMaintenance",
  "/manage-customers": "listCustomers",
  "/manage-customer/:id": "getCustomer",
  "/manage-customer/:id/duplicates": "listCustomerDuplicates",
  "/manage-discounts": "listDiscounts",
  "/manage-discount/:id": "getDiscount",
  "/manage-gift-certificates": "listGiftCertificates",
  "/manage-gift-certificate/:id": "getGiftCertificate",
  "/manage-gift-certificate/:id/print": "getGiftCertificate",
  "/gift-certificate-sales": "getGiftCertificateSalesConfiguration",
  "/helpful-links": "listHelpfulLinks",
  "/helpful-link/:id": "getHelpfulLink",
} as const satisfies Record<string, OperationId | Access>;

/** The pattern of a page's path; `:id` is a number or the word new. */
export type Screen = keyof typeof screens;

const isOperation = (needed: OperationId | Access): needed is OperationId => needed in accessOf;

/** Whether a visitor of that level (null: not signed in) may open the page. */
export const mayOpen = (level: Level | null, screen: Screen): boolean => {
  const needed = screens[screen];
  return hasAccess(level, isOperation(needed) ? accessOf[needed] : needed);
};
