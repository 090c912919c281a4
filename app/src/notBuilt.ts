import type { Access } from "@teedesk/domain";

/** A screen that has its address, its title and its rule but no page yet. */
type NotBuiltScreen = { readonly path: string; readonly title: string; readonly access: Access };

/**
 * The screens that lead to a page saying so. Whoever builds one takes its line from here to routes.tsx and adds the
 * page; this list is empty when the console is complete.
 */
export const notBuilt: readonly NotBuiltScreen[] = [
  { path: "/manage-tee-times", title: "Tee Times", access: "staff" },
  { path: "/manage-tee-time/:id", title: "Tee Time", access: "staff" },
  { path: "/tee-time-availability", title: "Tee Time Availability", access: "staff" },
  { path: "/wait-list-queue", title: "Wait List Queue", access: "staff" },
  { path: "/availability_queue", title: "Availability Queue", access: "staff" },
  { path: "/queue-management", title: "Queue Management", access: "staff" },
  { path: "/lost-leads", title: "Lost Leads", access: "staff" },

  { path: "/manage-rates", title: "Rate Management", access: "staff" },
  { path: "/manage-rate/:id", title: "Rate Details", access: "staff" },
  { path: "/manage-customers", title: "Customers", access: "staff" },
  { path: "/manage-customer/:id", title: "Customer", access: "staff" },
  { path: "/manage-courses", title: "Course Management", access: "staff" },
  { path: "/manage-course/:id", title: "Course", access: "staff" },
  { path: "/course/new", title: "Course", access: "staff" },
  { path: "/manage-course-groups", title: "Golf Course Groups", access: "staff" },
  { path: "/manage-course-group/:id", title: "Course Group", access: "staff" },
  { path: "/course-group/new", title: "Course Group", access: "staff" },
  { path: "/manage-maintenances", title: "Maintenance Management", access: "staff" },
  { path: "/maintenance/:id", title: "Maintenance Details", access: "staff" },
  { path: "/maintenance/new/:course_id", title: "Maintenance Details", access: "staff" },
  { path: "/manage-holidays", title: "Holiday Management", access: "staff" },
  { path: "/holiday/:id", title: "Holiday", access: "staff" },
  { path: "/holiday/new/:course_id", title: "Holiday", access: "staff" },
  { path: "/manage-rental-clubs", title: "Rental Club Management", access: "staff" },
  { path: "/rental-club/:id", title: "Rental Club", access: "staff" },
  { path: "/rental-club/new/:course_id", title: "Rental Club", access: "staff" },
  { path: "/manage-images", title: "Image Management", access: "staff" },
  { path: "/image/:id", title: "Image Details", access: "staff" },
  { path: "/image/new/:course_id", title: "Image Details", access: "staff" },

  { path: "/manage-gift-certificates", title: "Gift Certificates", access: "staff" },
  { path: "/manage-gift-certificate/:id", title: "Gift Certificate", access: "staff" },
  { path: "/gift-certificate-sales", title: "Gift Certificate Sales", access: "staff" },
  { path: "/manage-discounts", title: "Discounts", access: "admin" },
  { path: "/manage-discount/:id", title: "Discount Management", access: "admin" },

  { path: "/reports", title: "Reports", access: "staff" },
  { path: "/reports/gift-certificate", title: "Gift Certificates Report", access: "staff" },
  { path: "/reports/tee_time", title: "Tee Time / Customer Report", access: "staff" },
  { path: "/reports/ap_monthly", title: "Accounts Payable Monthly", access: "staff" },
  { path: "/reports/sales_report", title: "Sales Report", access: "staff" },
  { path: "/reports/new_sales_report", title: "Sales Report 2", access: "staff" },
  { path: "/reports/commission", title: "Commission Report", access: "staff" },
  { path: "/reports/revenue-comparison", title: "Revenue Comparison", access: "staff" },
  { path: "/reports/weekly", title: "Weekly Report", access: "staff" },

  { path: "/helpful-links", title: "Helpful Links", access: "staff" },
  { path: "/helpful-link/:id", title: "Helpful Link", access: "staff" },
  { path: "/ric-users", title: "RIC Users", access: "admin" },
  { path: "/ric-user/:id", title: "Manage RIC User", access: "admin" },
  { path: "/email-templates", title: "Email Templates", access: "admin" },
  { path: "/ric-messages", title: "RIC Messages", access: "admin" },
];

/** Parts of built screens that are missing yet; the screen says so in a line. */
export const notBuiltParts = {
  home: "The agent leaderboard and the tee-time and gift-certificate summaries are not built yet.",
};
