import { type Access, hasAccess, type Level } from "./level.ts";

/**
 * Who may open which page, by the pattern of its path. A non-admin who opens an admin's page is sent home (DECISIONS 24):
 * discounts, staff users, templates, the broadcast message and the reports meant for admins.
 */
export const screenAccess = {
  "/": "staff",
  "/home": "staff",
  "/login": "public",
  "/logout": "public",
  "/account": "staff",
  "/ibe": "staff",
  "/manage-tee-times": "staff",
  "/manage-tee-time/:id": "staff",
  "/tee-time-availability": "staff",
  "/wait-list-queue": "staff",
  "/availability_queue": "staff",
  "/queue-management": "staff",
  "/lost-leads": "staff",
  "/reports": "staff",
  "/reports/gift-certificate": "admin",
  "/reports/tee_time": "admin",
  "/reports/ap_monthly": "admin",
  "/reports/sales_report": "admin",
  "/reports/new_sales_report": "admin",
  "/reports/commission": "staff",
  "/reports/revenue-comparison": "admin",
  "/reports/weekly": "admin",
  "/email-templates": "admin",
  "/ric-messages": "admin",
  "/ric-users": "admin",
  "/ric-user/:id": "admin",
  "/manage-courses": "staff",
  "/manage-course/:id": "staff",
  "/course/new": "staff",
  "/manage-course-groups": "staff",
  "/manage-course-group/:id": "staff",
  "/course-group/new": "staff",
  "/manage-rates": "staff",
  "/manage-rate/:id": "staff",
  "/manage-rate/new/:course_id": "staff",
  "/manage-rental-clubs": "staff",
  "/rental-club/new/:course_id": "staff",
  "/rental-club/:id": "staff",
  "/manage-images": "staff",
  "/image/new/:course_id": "staff",
  "/image/:id": "staff",
  "/manage-holidays": "staff",
  "/holiday/new/:course_id": "staff",
  "/holiday/:id": "staff",
  "/manage-maintenances": "staff",
  "/maintenance/new/:course_id": "staff",
  "/maintenance/:id": "staff",
  "/manage-customers": "staff",
  "/manage-customer/:id": "staff",
  "/manage-discounts": "admin",
  "/manage-discount/:id": "admin",
  "/manage-gift-certificates": "staff",
  "/manage-gift-certificate/:id": "staff",
  "/gift-certificate-sales": "staff",
  "/helpful-links": "staff",
  "/helpful-link/:id": "staff",
} as const satisfies Record<string, Access>;

/** The pattern of a page's path; `:id` is a number or the word new. */
export type Screen = keyof typeof screenAccess;

/** Tells whether a visitor of that level (null: not signed in) may open the page. */
export const mayOpen = (level: Level | null, screen: Screen): boolean => hasAccess(level, screenAccess[screen]);
