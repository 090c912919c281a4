import { mayOpen } from "@teedesk/domain";
import type { ReactNode } from "react";
import { parse } from "regexparam";
import { matchRoute } from "wouter";
import { NotBuiltPage } from "./features/notBuilt/NotBuiltPage.tsx";
import { type LazyPage, lazyPage } from "./navigation/lazyPage.tsx";
import type { PageProps } from "./navigation/pageProps.ts";
import { notBuilt } from "./notBuilt.ts";
import { type AppRoute, resourceRoutes } from "./resource/resourceRoutes.tsx";

/** What stands around every page of a signed-in member of staff. */
export const shell = lazyPage<{ children: ReactNode }>(async () => (await import("./shell/Shell.tsx")).Shell);

const page = lazyPage<PageProps>;

const HomePage = page(async () => (await import("./features/home/HomePage.tsx")).HomePage);

/** Every address of the console. What is not built yet has its lines in notBuilt.ts. */
export const routes: readonly AppRoute[] = [
  {
    path: "/login",
    title: "Sign in",
    page: page(async () => (await import("./features/signIn/SignInPage.tsx")).SignInPage),
  },
  {
    path: "/logout",
    title: "Sign out",
    page: page(async () => (await import("./features/signOut/SignOutPage.tsx")).SignOutPage),
  },
  { path: "/", title: "Home", page: HomePage },
  { path: "/home", title: "Home", page: HomePage },
  {
    path: "/ibe",
    title: "Internal Booking Engine",
    page: page(async () => (await import("./features/booking/BookingPage.tsx")).BookingPage),
  },
  ...resourceRoutes(
    ["Tee Times", "/manage-tee-times"],
    ["Tee Time", "/manage-tee-time/:id"],
    async () => (await import("./features/teeTimes/teeTime.resource.tsx")).teeTimes,
  ),
  ...resourceRoutes(
    ["Customers", "/manage-customers"],
    ["Customer", "/manage-customer/:id"],
    async () => (await import("./resources/customers/customer.resource.tsx")).customers,
  ),
  ...resourceRoutes(
    ["Course Management", "/manage-courses"],
    ["Course", "/manage-course/:id", "/course/new"],
    async () => (await import("./resources/courses/course.resource.tsx")).courses,
  ),
  ...resourceRoutes(
    ["Golf Course Groups", "/manage-course-groups"],
    ["Course Group", "/manage-course-group/:id", "/course-group/new"],
    async () => (await import("./resources/courseGroups/courseGroup.resource.tsx")).courseGroups,
  ),
  ...resourceRoutes(
    ["Rental Club Management", "/manage-rental-clubs"],
    ["Rental Club", "/rental-club/:id", "/rental-club/new/:course_id"],
    async () => (await import("./resources/rentalClubs/rentalClub.resource.tsx")).rentalClubs,
  ),
  ...resourceRoutes(
    ["Holiday Management", "/manage-holidays"],
    ["Holiday", "/holiday/:id", "/holiday/new/:course_id"],
    async () => (await import("./resources/holidays/holiday.resource.tsx")).holidays,
  ),
  ...resourceRoutes(
    ["Maintenance Management", "/manage-maintenances"],
    ["Maintenance Details", "/maintenance/:id", "/maintenance/new/:course_id"],
    async () => (await import("./resources/maintenances/maintenance.resource.tsx")).maintenances,
  ),
  ...resourceRoutes(
    ["Discounts", "/manage-discounts"],
    ["Discount Management", "/manage-discount/:id"],
    async () => (await import("./resources/discounts/discount.resource.tsx")).discounts,
  ),
  ...resourceRoutes(
    ["Helpful Links", "/helpful-links"],
    ["Helpful Link", "/helpful-link/:id"],
    async () => (await import("./resources/helpfulLinks/helpfulLink.resource.tsx")).helpfulLinks,
  ),
  {
    path: "/reports",
    title: "Reports",
    page: page(async () => (await import("./features/reports/ReportsPage.tsx")).ReportsPage),
  },
  {
    path: "/reports/gift-certificate",
    title: "Gift Certificates Report",
    page: page(
      async () => (await import("./features/reports/GiftCertificateReportPage.tsx")).GiftCertificateReportPage,
    ),
  },
  {
    path: "/reports/tee_time",
    title: "Tee Time / Customer Report",
    page: page(async () => (await import("./features/reports/PeriodReportPages.tsx")).TeeTimeReportPage),
  },
  {
    path: "/reports/ap_monthly",
    title: "Accounts Payable Monthly",
    page: page(async () => (await import("./features/reports/AccountsPayablePage.tsx")).AccountsPayablePage),
  },
  {
    path: "/reports/sales_report",
    title: "Sales Report",
    page: page(async () => (await import("./features/reports/SalesReportPage.tsx")).SalesReportPage),
  },
  {
    path: "/reports/new_sales_report",
    title: "Sales Report 2",
    page: page(async () => (await import("./features/reports/PeriodReportPages.tsx")).NewSalesReportPage),
  },
  {
    path: "/reports/commission",
    title: "Commission Report",
    page: page(async () => (await import("./features/reports/PeriodReportPages.tsx")).CommissionReportPage),
  },
  {
    path: "/reports/revenue-comparison",
    title: "Revenue Comparison",
    page: page(async () => (await import("./features/reports/RevenueComparisonPage.tsx")).RevenueComparisonPage),
  },
  {
    path: "/reports/weekly",
    title: "Weekly Report",
    page: page(async () => (await import("./features/reports/PeriodReportPages.tsx")).WeeklyReportPage),
  },
  ...notBuilt.map((screen) => ({ ...screen, page: page(async () => NotBuiltPage) })),
];

export type Match = { readonly route: AppRoute; readonly params: PageProps["params"] };

/** The route a path leads to and the values in it, null for an unknown one. */
export function matchOf(path: string): Match | null {
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, path);
    if (matches) return { route, params };
  }
  return null;
}

/** The chunks a path's page is made of, for the preloader. */
export function chunksOf(path: string): readonly Pick<LazyPage<never>, "isLoaded" | "load">[] {
  const match = matchOf(new URL(path, "http://console").pathname);
  const isPublic = match !== null && mayOpen(null, match.route.path);
  return [...(isPublic ? [] : [shell]), ...(match === null ? [] : [match.route.page])];
}
