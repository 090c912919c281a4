import { isListed, type Level, type Menu, type MenuEntry } from "@teedesk/domain";
import {
  AvailabilityIcon,
  CourseGroupIcon,
  CourseIcon,
  CustomerIcon,
  DiscountIcon,
  EmailIcon,
  GiftCertificateIcon,
  HelpfulLinkIcon,
  HolidayIcon,
  type Icon,
  ImageIcon,
  LostLeadIcon,
  MaintenanceIcon,
  MessageIcon,
  RateIcon,
  RentalClubIcon,
  ReportIcon,
  StaffUserIcon,
  TeeTimeIcon,
  WaitListIcon,
} from "@teedesk/ui";

/** A place the drawer and the home page lead to. */
export type Destination = {
  readonly name: string;
  readonly path: MenuEntry;
  /** First segments of the addresses that belong to it, besides its own. */
  readonly also?: readonly string[];
  /** What staff do there, in a few words. */
  readonly purpose: string;
  readonly icon: Icon;
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
        icon: TeeTimeIcon,
      },
      {
        name: "Customers",
        path: "/manage-customers",
        also: ["manage-customer"],
        purpose: "People who book",
        icon: CustomerIcon,
      },
      {
        name: "Gift Certificates",
        path: "/manage-gift-certificates",
        also: ["manage-gift-certificate"],
        purpose: "Balances and recipients",
        icon: GiftCertificateIcon,
      },
      {
        name: "Gift Certificate Sales",
        path: "/gift-certificate-sales",
        purpose: "What certificates are sold for",
        icon: GiftCertificateIcon,
      },
      {
        name: "Discounts",
        path: "/manage-discounts",
        also: ["manage-discount"],
        purpose: "Codes that lower a charge",
        icon: DiscountIcon,
      },
    ],
  },
  {
    heading: "Watch",
    destinations: [
      {
        name: "Tee Time Availability",
        path: "/tee-time-availability",
        purpose: "Free slots at the courses",
        icon: AvailabilityIcon,
      },
      {
        name: "Wait List Queue",
        path: "/wait-list-queue",
        also: ["availability_queue", "queue-management"],
        purpose: "Customers waiting for a slot",
        icon: WaitListIcon,
      },
      {
        name: "Lost Leads",
        path: "/lost-leads",
        purpose: "Callers we had no slot for",
        icon: LostLeadIcon,
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
        icon: RateIcon,
      },
      {
        name: "Golf Courses",
        path: "/manage-courses",
        also: ["manage-course", "course"],
        purpose: "Contacts and settings",
        icon: CourseIcon,
      },
      {
        name: "Golf Course Groups",
        path: "/manage-course-groups",
        also: ["manage-course-group", "course-group"],
        purpose: "Courses sold together",
        icon: CourseGroupIcon,
      },
      {
        name: "Maintenances",
        path: "/manage-maintenances",
        also: ["maintenance"],
        purpose: "Days a course is closed",
        icon: MaintenanceIcon,
      },
      {
        name: "Holidays",
        path: "/manage-holidays",
        also: ["holiday"],
        purpose: "Days with their own prices",
        icon: HolidayIcon,
      },
      {
        name: "Rental Clubs",
        path: "/manage-rental-clubs",
        also: ["rental-club"],
        purpose: "Sets for hire",
        icon: RentalClubIcon,
      },
      {
        name: "Images",
        path: "/manage-images",
        also: ["image"],
        purpose: "One picture for each course",
        icon: ImageIcon,
      },
    ],
  },
  {
    heading: "Report and set up",
    destinations: [
      { name: "Reports", path: "/reports", purpose: "Spreadsheets to download", icon: ReportIcon },
      {
        name: "Helpful Links",
        path: "/helpful-links",
        also: ["helpful-link"],
        purpose: "Entries of the link menus",
        icon: HelpfulLinkIcon,
      },
      {
        name: "RIC Users",
        path: "/ric-users",
        also: ["ric-user"],
        purpose: "Who may sign in",
        icon: StaffUserIcon,
      },
      {
        name: "Email Templates",
        path: "/email-templates",
        purpose: "Receipts and vouchers",
        icon: EmailIcon,
      },
      {
        name: "RIC Messages",
        path: "/ric-messages",
        purpose: "The message in the bar",
        icon: MessageIcon,
      },
    ],
  },
];

/** The entries of a menu for a level, as the domain's menuAccess has it (OPS-SHELL-27 to 44, ROLE-02 to ROLE-07). */
export const menuOf = (menu: Menu, level: Level): readonly DestinationGroup[] =>
  groups.map(({ heading, destinations }) => ({
    heading,
    destinations: destinations.filter(({ path }) => isListed(level, menu, path)),
  }));

/** Tells whether an address belongs to a destination: its list, a record of it or a new one. */
export function isWithin(destination: Destination, location: string): boolean {
  const [, segment = ""] = location.split("/");
  return `/${segment}` === destination.path || (destination.also ?? []).includes(segment);
}
