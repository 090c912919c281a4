import { isAdmin, type Level, mayOpen, type OperationId, type Screen } from "@teedesk/domain";
import type { Config } from "../config/config.ts";
import type { destinationIcons } from "./destinationIcons.ts";
import { paths } from "./paths.ts";

/** Parts of a server that a specified one lacks. */
type ServerCan = Pick<
  Config,
  "keeps_seats" | "keeps_promises" | "finds_offers" | "asks_consent" | "closes_courses" | "imports_files"
>;

/** A place that the drawer and the home page lead to; the domain's `screens` decide who may open it. */
export type Destination = {
  readonly name: string;
  readonly path: Screen;
  /** First segments of the addresses that belong to it, besides its own. */
  readonly also?: readonly string[];
  /** The work that staff do there, in a few words. */
  readonly purpose: string;
  readonly icon: keyof typeof destinationIcons;
  /** The home page lists every permitted destination, the drawer all but these (OPS-HOME-04, UNCLEAR-60). */
  readonly isOnHomeAlone?: true;
  /** Listed for admins alone although all staff may open it (UNCLEAR-01). */
  readonly isForAdmins?: true;
  /** Listed only where the server has it: a specified server does not. */
  readonly needs?: keyof ServerCan;
  /** The link of the top bar to a new one, shown on every page of its own kind (OPS-SHELL-14 to 23). */
  readonly create?: {
    readonly text: string;
    readonly path: (courseId?: number) => string;
    /** The call that stores it: the link is offered to those who may make it. */
    readonly call: OperationId;
    /** Shown on the page of a course too, for a new one of that course (OPS-SHELL-24 to 26). The bar has no room for more. */
    readonly isOfCourse?: true;
  };
};

export type DestinationGroup = { readonly heading: string; readonly destinations: readonly Destination[] };

const groups: readonly DestinationGroup[] = [
  {
    heading: "Sell",
    destinations: [
      {
        name: "Tee Times",
        path: "/manage-tee-times",
        also: ["manage-tee-time"],
        purpose: "Find, change, cancel, refund",
        icon: "teeTime",
      },
      {
        name: "Offers",
        path: "/offers",
        purpose: "Free times with their totals",
        icon: "availability",
        needs: "finds_offers",
      },
      {
        name: "Customers",
        path: "/manage-customers",
        also: ["manage-customer"],
        purpose: "People who book",
        icon: "customer",
        create: { text: "New Customer", call: "createCustomer", path: () => paths.customer("new") },
      },
      {
        name: "Gift Certificates",
        path: "/manage-gift-certificates",
        also: ["manage-gift-certificate"],
        purpose: "Balances and recipients",
        icon: "giftCertificate",
      },
      {
        name: "Gift Certificate Sales",
        path: "/gift-certificate-sales",
        purpose: "What certificates are sold for",
        icon: "giftCertificate",
        isOnHomeAlone: true,
      },
      {
        name: "Discounts",
        path: "/manage-discounts",
        also: ["manage-discount"],
        purpose: "Codes that lower a charge",
        icon: "discount",
        create: { text: "New Discount", call: "createDiscount", path: () => paths.discount("new") },
      },
    ],
  },
  {
    heading: "Watch",
    destinations: [
      {
        name: "To Do",
        path: "/to-do",
        purpose: "What was promised",
        icon: "promise",
        needs: "keeps_promises",
      },
      {
        name: "Tee Time Availability",
        path: "/tee-time-availability",
        purpose: "Free slots at the courses",
        icon: "availability",
      },
      {
        name: "Wait List Queue",
        path: "/wait-list-queue",
        also: ["availability_queue", "queue-management"],
        purpose: "Customers waiting for a slot",
        icon: "waitList",
      },
      {
        name: "Consents",
        path: "/consents",
        purpose: "Requests that take a second person",
        icon: "audit",
        isOnHomeAlone: true,
        needs: "asks_consent",
      },
      {
        name: "Lost Leads",
        path: "/lost-leads",
        purpose: "Callers we had no slot for",
        icon: "lostLead",
      },
      {
        name: "Sold Twice",
        path: "/sold-twice",
        purpose: "Slots with too many players",
        icon: "soldTwice",
        needs: "keeps_seats",
      },
    ],
  },
  {
    heading: "Manage",
    destinations: [
      {
        name: "Rates",
        path: "/manage-rates",
        also: ["manage-rate"],
        purpose: "Prices, fees, date ranges",
        icon: "rate",
        create: { text: "New Rate", call: "createRate", path: () => paths.rate("new") },
      },
      {
        name: "Golf Courses",
        path: "/manage-courses",
        also: ["manage-course", "course"],
        purpose: "Contacts and settings",
        icon: "course",
        create: { text: "New Course", call: "createCourse", path: paths.newCourse },
      },
      {
        name: "Golf Course Groups",
        path: "/manage-course-groups",
        also: ["manage-course-group", "course-group"],
        purpose: "Courses sold together",
        icon: "courseGroup",
        isForAdmins: true,
        create: { text: "New Course Group", call: "createCourseGroup", path: paths.newCourseGroup },
      },
      {
        name: "Maintenances",
        path: "/manage-maintenances",
        also: ["maintenance"],
        purpose: "Days a course is closed",
        icon: "maintenance",
        create: { text: "New Maintenance", call: "createMaintenance", path: paths.newMaintenance, isOfCourse: true },
      },
      {
        name: "Closures",
        path: "/closures",
        purpose: "Cancel the bookings inside",
        icon: "maintenance",
        isOnHomeAlone: true,
        needs: "closes_courses",
      },
      {
        name: "Holidays",
        path: "/manage-holidays",
        also: ["holiday"],
        purpose: "Days with their own prices",
        icon: "holiday",
        create: { text: "New Holiday", call: "createHoliday", path: paths.newHoliday, isOfCourse: true },
      },
      {
        name: "Rental Clubs",
        path: "/manage-rental-clubs",
        also: ["rental-club"],
        purpose: "Sets for hire",
        icon: "rentalClub",
        create: { text: "New Rental Club", call: "createRentalClub", path: paths.newRentalClub, isOfCourse: true },
      },
      {
        name: "Images",
        path: "/manage-images",
        also: ["image"],
        purpose: "One picture for each course",
        icon: "image",
        isOnHomeAlone: true,
      },
    ],
  },
  {
    heading: "Report and set up",
    destinations: [
      { name: "Reports", path: "/reports", purpose: "Spreadsheets to download", icon: "report" },
      {
        name: "Helpful Links",
        path: "/helpful-links",
        also: ["helpful-link"],
        purpose: "Entries of the link menus",
        icon: "helpfulLink",
        create: { text: "New Link", call: "createHelpfulLink", path: () => paths.helpfulLink("new") },
      },
      {
        name: "RIC Users",
        path: "/ric-users",
        also: ["ric-user"],
        purpose: "Who may sign in",
        icon: "staffUser",
        create: { text: "New User", call: "createStaffUser", path: () => paths.staffUser("new") },
      },
      {
        name: "Email Templates",
        path: "/email-templates",
        purpose: "Receipts and vouchers",
        icon: "email",
      },
      {
        name: "RIC Messages",
        path: "/ric-messages",
        purpose: "The message in the bar",
        icon: "message",
      },
      {
        name: "Imports",
        path: "/imports",
        purpose: "Customers, bookings, rates from a file",
        icon: "report",
        isOnHomeAlone: true,
        needs: "imports_files",
      },
      {
        name: "Audit Trail",
        path: "/audit-trail",
        purpose: "Who signed in, read, downloaded",
        icon: "audit",
        isOnHomeAlone: true,
      },
      {
        name: "Exceptions",
        path: "/exceptions",
        purpose: "Corrections, forced and custom refunds",
        icon: "audit",
        isOnHomeAlone: true,
      },
    ],
  },
];

/** The entries of a menu for a level (OPS-SHELL-27 to 44, ROLE-02 to ROLE-07). */
export const menuOf = (menu: "drawer" | "home", level: Level, can: Partial<ServerCan>): readonly DestinationGroup[] =>
  groups.map(({ heading, destinations }) => ({
    heading,
    destinations: destinations.filter(
      ({ path, isOnHomeAlone, isForAdmins, needs }) =>
        mayOpen(level, path) &&
        (needs === undefined || can[needs] === true) &&
        (menu === "home" || !isOnHomeAlone) &&
        (isAdmin(level) || !isForAdmins),
    ),
  }));

/** All destinations, of every level. */
export const allDestinations: readonly Destination[] = groups.flatMap(({ destinations }) => destinations);

/** Whether an address belongs to a destination: its list, a record of it or a new one. */
export function isWithin(destination: Destination, location: string): boolean {
  const [, segment = ""] = location.split("/");
  return `/${segment}` === destination.path || (destination.also ?? []).includes(segment);
}
