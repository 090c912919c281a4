import { type Level, mayOpen } from "@teedesk/domain";
import type { ComponentType } from "react";
import { parse } from "regexparam";
import { matchRoute } from "wouter";
import { type LazyPage, lazyPage } from "./navigation/lazyPage.tsx";
import type { Opened, PageProps } from "./navigation/page.ts";
import { type AppRoute, listRoute, recordRoutes } from "./resource/resourceRoutes.tsx";

/** The frame around every page of a signed-in member of staff. */
export const shell = lazyPage(async () => (await import("./shell/Shell.tsx")).shellPage);

/** A page that reads nothing before it is drawn. */
const page = (load: () => Promise<ComponentType<PageProps>>) => lazyPage(async () => ({ Component: await load() }));

const HomePage = page(async () => (await import("./features/home/HomePage.tsx")).HomePage);

/** Every address of the console. */
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
  {
    path: "/offers",
    title: "Offers",
    page: page(async () => (await import("./features/offers/OffersPage.tsx")).OffersPage),
  },
  listRoute(
    "Tee Times",
    "/manage-tee-times",
    async () => (await import("./resources/teeTimes/teeTime.list.tsx")).teeTimeLists,
  ),
  ...recordRoutes(
    "Tee Time",
    ["/manage-tee-time/:id"],
    async () => (await import("./features/teeTimes/TeeTimeActions.tsx")).teeTimePage,
  ),
  {
    path: "/manage-tee-time/:id/copy",
    title: "Copy to Other Dates",
    page: page(async () => (await import("./features/booking/copy/CopyPage.tsx")).CopyPage),
  },
  {
    path: "/manage-tee-time/:id/proof",
    title: "Proof of Tee Time",
    page: page(async () => (await import("./features/teeTimes/ProofPage.tsx")).ProofPage),
  },
  listRoute(
    "Tee Time Availability",
    "/tee-time-availability",
    async () => (await import("./features/availability/availability.list.tsx")).availabilityList,
  ),
  listRoute(
    "Customers",
    "/manage-customers",
    async () => (await import("./resources/customers/customer.list.tsx")).customerList,
  ),
  ...recordRoutes(
    "Customer",
    ["/manage-customer/:id"],
    async () => (await import("./features/customers/CustomerSales.tsx")).customerPage,
  ),
  {
    path: "/manage-customer/:id/duplicates",
    title: "Possible Duplicates",
    page: page(async () => (await import("./features/customers/DuplicatesPage.tsx")).DuplicatesPage),
  },
  listRoute(
    "Course Management",
    "/manage-courses",
    async () => (await import("./resources/courses/course.list.tsx")).courseList,
  ),
  ...recordRoutes(
    "Course",
    ["/manage-course/:id", "/course/new"],
    async () => (await import("./resources/courses/course.record.tsx")).courseRecord,
  ),
  listRoute(
    "Golf Course Groups",
    "/manage-course-groups",
    async () => (await import("./resources/courseGroups/courseGroup.list.tsx")).courseGroupList,
  ),
  ...recordRoutes(
    "Course Group",
    ["/manage-course-group/:id", "/course-group/new"],
    async () => (await import("./resources/courseGroups/courseGroup.record.tsx")).courseGroupRecord,
  ),
  listRoute("Rate Management", "/manage-rates", async () => (await import("./resources/rates/rate.list.tsx")).rateList),
  ...recordRoutes(
    "Rate Details",
    ["/manage-rate/:id", "/manage-rate/new/:course_id"],
    async () => (await import("./resources/rates/rate.record.tsx")).rateRecord,
  ),
  listRoute(
    "Rental Club Management",
    "/manage-rental-clubs",
    async () => (await import("./resources/rentalClubs/rentalClub.list.tsx")).rentalClubList,
  ),
  ...recordRoutes(
    "Rental Club",
    ["/rental-club/:id", "/rental-club/new/:course_id"],
    async () => (await import("./resources/rentalClubs/rentalClub.record.tsx")).rentalClubRecord,
  ),
  listRoute(
    "Holiday Management",
    "/manage-holidays",
    async () => (await import("./resources/holidays/holiday.list.tsx")).holidayList,
  ),
  ...recordRoutes(
    "Holiday",
    ["/holiday/:id", "/holiday/new/:course_id"],
    async () => (await import("./resources/holidays/holiday.record.tsx")).holidayRecord,
  ),
  listRoute(
    "Maintenance Management",
    "/manage-maintenances",
    async () => (await import("./resources/maintenances/maintenance.list.tsx")).maintenanceList,
  ),
  ...recordRoutes(
    "Maintenance Details",
    ["/maintenance/:id", "/maintenance/new/:course_id"],
    async () => (await import("./resources/maintenances/maintenance.record.tsx")).maintenanceRecord,
  ),
  listRoute(
    "Gift Certificates",
    "/manage-gift-certificates",
    async () => (await import("./resources/giftCertificates/giftCertificate.list.tsx")).giftCertificateLists,
  ),
  ...recordRoutes(
    "Gift Certificate",
    ["/manage-gift-certificate/:id"],
    async () => (await import("./resources/giftCertificates/giftCertificate.record.tsx")).giftCertificateRecord,
  ),
  {
    path: "/manage-gift-certificate/:id/print",
    title: "Print Gift Certificate",
    page: lazyPage(
      async () => (await import("./resources/giftCertificates/PrintCertificatePage.tsx")).printCertificatePage,
    ),
  },
  {
    path: "/gift-certificate-sales",
    title: "Gift Certificate Sales",
    page: page(
      async () => (await import("./resources/giftCertificates/GiftCertificateSalesPage.tsx")).GiftCertificateSalesPage,
    ),
  },
  listRoute(
    "Discounts",
    "/manage-discounts",
    async () => (await import("./resources/discounts/discount.list.tsx")).discountList,
  ),
  ...recordRoutes(
    "Discount Management",
    ["/manage-discount/:id"],
    async () => (await import("./resources/discounts/discount.record.tsx")).discountRecord,
  ),
  listRoute(
    "Helpful Links",
    "/helpful-links",
    async () => (await import("./resources/helpfulLinks/helpfulLink.list.tsx")).helpfulLinkList,
  ),
  ...recordRoutes(
    "Helpful Link",
    ["/helpful-link/:id"],
    async () => (await import("./resources/helpfulLinks/helpfulLink.record.tsx")).helpfulLinkRecord,
  ),
  listRoute(
    "Image Management",
    "/manage-images",
    async () => (await import("./resources/images/image.list.tsx")).imageList,
  ),
  ...recordRoutes(
    "Image Details",
    ["/image/:id", "/image/new/:course_id"],
    async () => (await import("./resources/images/image.record.tsx")).imageRecord,
  ),
  listRoute(
    "RIC Users",
    "/ric-users",
    async () => (await import("./resources/staffUsers/staffUser.list.tsx")).staffUserList,
  ),
  ...recordRoutes(
    "Manage RIC User",
    ["/ric-user/:id"],
    async () => (await import("./resources/staffUsers/staffUser.record.tsx")).staffUserRecord,
  ),
  listRoute(
    "Audit Trail",
    "/audit-trail",
    async () => (await import("./resources/auditTrail/auditEntry.list.tsx")).auditEntryList,
  ),
  listRoute(
    "Exceptions",
    "/exceptions",
    async () => (await import("./resources/exceptions/exception.list.tsx")).exceptionList,
  ),
  listRoute("Consents", "/consents", async () => (await import("./resources/consents/consent.list.tsx")).consentList),
  {
    path: "/account",
    title: "My Account",
    page: page(async () => (await import("./features/account/AccountPage.tsx")).AccountPage),
  },
  {
    path: "/wait-list-queue",
    title: "Wait List Queue",
    page: page(async () => (await import("./features/queues/WaitListPage.tsx")).WaitListPage),
  },
  {
    path: "/availability_queue",
    title: "Availability Queue",
    page: page(async () => (await import("./features/queues/AvailabilityQueuePage.tsx")).AvailabilityQueuePage),
  },
  {
    path: "/queue-management",
    title: "Queue Management",
    page: page(async () => (await import("./features/queues/QueuePage.tsx")).QueuePage),
  },
  listRoute(
    "Lost Leads",
    "/lost-leads",
    async () => (await import("./resources/lostLeads/lostLead.list.tsx")).lostLeadList,
  ),
  listRoute("To Do", "/to-do", async () => (await import("./resources/promises/promise.list.tsx")).promiseList),
  {
    path: "/closures",
    title: "Closures",
    page: page(async () => (await import("./features/closures/ClosuresPage.tsx")).ClosuresPage),
  },
  {
    path: "/closures/:id",
    title: "Closure",
    page: page(async () => (await import("./features/closures/ClosurePage.tsx")).ClosurePage),
  },
  {
    path: "/imports",
    title: "Imports",
    page: page(async () => (await import("./features/imports/ImportsPage.tsx")).ImportsPage),
  },
  {
    path: "/imports/:id",
    title: "Import",
    page: page(async () => (await import("./features/imports/ImportPage.tsx")).ImportPage),
  },
  {
    path: "/sold-twice",
    title: "Sold Twice",
    page: page(async () => (await import("./features/availability/SoldTwicePage.tsx")).SoldTwicePage),
  },
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
  {
    path: "/reports/earnings",
    title: "Earnings",
    page: page(async () => (await import("./features/reports/EarningsPage.tsx")).EarningsPage),
  },
  {
    path: "/email-templates",
    title: "Email Templates",
    page: page(async () => (await import("./features/emailTemplates/EmailTemplatesPage.tsx")).EmailTemplatesPage),
  },
  {
    path: "/ric-messages",
    title: "RIC Messages",
    page: page(async () => (await import("./features/broadcast/BroadcastPage.tsx")).BroadcastPage),
  },
];

/** Parsed once: every link looks up its route. */
const patterns = routes.map((route) => ({ route, pattern: parse(route.path) }));

export type Match = { readonly route: AppRoute; readonly params: PageProps["params"] };

/** The route of a path with the values in it, null for an unknown path. */
export function matchOf(path: string): Match | null {
  for (const { route, pattern } of patterns) {
    const [matches, params] = matchRoute(() => pattern, route.path, path);
    if (matches) return { route, params };
  }
  return null;
}

/**
 * Starts the reads of the page at an address, and of the frame around it where that is new, once the code is loaded; none of a page that
 * the level may not open. The page shows a failure.
 */
export async function readPage(
  address: string,
  { level, ...into }: Pick<Opened, "api" | "config" | "queries"> & { readonly level: Level | null },
  around: readonly Pick<LazyPage<never>, "reads">[] = [],
): Promise<void> {
  const { pathname, search } = new URL(address, "http://console");
  const match = matchOf(pathname);
  const opened = { ...into, query: search, params: match?.params ?? {} };
  const pages = match === null || !mayOpen(level, match.route.path) ? around : [...around, match.route.page];
  await Promise.all(pages.map(({ reads }) => reads(opened)));
}

/** The chunks of a path's page, for the preloader. */
export function chunksOf(path: string): readonly Pick<LazyPage<never>, "isLoaded" | "load">[] {
  const match = matchOf(new URL(path, "http://console").pathname);
  const isPublic = match !== null && mayOpen(null, match.route.path);
  return [...(isPublic ? [] : [shell]), ...(match === null ? [] : [match.route.page])];
}
