import { type Access, hasAccess, type Level } from "@teedesk/domain";
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
import { paths } from "./paths.ts";

/** A place the drawer and the home page lead to. */
export type Destination = {
  readonly name: string;
  readonly path: string;
  /** First segments of the addresses that belong to it, besides its own. */
  readonly also?: readonly string[];
  /** What staff do there, in a few words. */
  readonly purpose: string;
  readonly icon: Icon;
  /** Default staff. */
  readonly access?: Access;
  /** Only on the home page (OPS-HOME-04). */
  readonly homeOnly?: true;
};

export type DestinationGroup = { readonly heading: string; readonly destinations: readonly Destination[] };

const groups: readonly DestinationGroup[] = [
  {
    heading: "Sell",
    destinations: [
      {
        name: "Tee Times",
        path: paths.teeTimes(),
        also: ["manage-tee-time"],
        purpose: "Find a booking, change it, cancel and refund it",
        icon: TeeTimeIcon,
      },
      {
        name: "Customers",
        path: paths.customers(),
        also: ["manage-customer"],
        purpose: "People who book, with address and phone",
        icon: CustomerIcon,
      },
      {
        name: "Gift Certificates",
        path: paths.giftCertificates(),
        also: ["manage-gift-certificate", "gift-certificate-sales"],
        purpose: "Balances, purchasers and recipients",
        icon: GiftCertificateIcon,
      },
      {
        name: "Discounts",
        path: paths.discounts(),
        also: ["manage-discount"],
        purpose: "Codes that lower a charge",
        icon: DiscountIcon,
        access: "admin",
      },
    ],
  },
  {
    heading: "Watch",
    destinations: [
      {
        name: "Tee Time Availability",
        path: paths.availability(),
        purpose: "Free slots collected from the courses",
        icon: AvailabilityIcon,
      },
      {
        name: "Wait List Queue",
        path: paths.waitList(),
        also: ["availability_queue", "queue-management"],
        purpose: "Customers waiting for a slot",
        icon: WaitListIcon,
      },
      {
        name: "Lost Leads",
        path: paths.lostLeads(),
        purpose: "Callers who wanted a tee time and got none",
        icon: LostLeadIcon,
      },
    ],
  },
  {
    heading: "Manage",
    destinations: [
      {
        name: "Rates",
        path: paths.rates(),
        also: ["manage-rate"],
        purpose: "Prices per player, fees and date ranges",
        icon: RateIcon,
      },
      {
        name: "Golf Courses",
        path: paths.courses(),
        also: ["manage-course", "course"],
        purpose: "Courses, their contacts and settings",
        icon: CourseIcon,
      },
      {
        name: "Golf Course Groups",
        path: paths.courseGroups(),
        also: ["manage-course-group", "course-group"],
        purpose: "Courses sold together",
        icon: CourseGroupIcon,
        access: "admin",
      },
      {
        name: "Maintenances",
        path: paths.maintenances(),
        also: ["maintenance"],
        purpose: "Dates on which a course is closed",
        icon: MaintenanceIcon,
      },
      {
        name: "Holidays",
        path: paths.holidays(),
        also: ["holiday"],
        purpose: "Dates with prices of their own",
        icon: HolidayIcon,
      },
      {
        name: "Rental Clubs",
        path: paths.rentalClubs(),
        also: ["rental-club"],
        purpose: "Sets for hire and their charges",
        icon: RentalClubIcon,
      },
      {
        name: "Images",
        path: paths.images(),
        also: ["image"],
        purpose: "One picture for each course",
        icon: ImageIcon,
        homeOnly: true,
      },
    ],
  },
  {
    heading: "Report and set up",
    destinations: [
      { name: "Reports", path: paths.reports(), purpose: "Spreadsheets to download", icon: ReportIcon },
      {
        name: "Helpful Links",
        path: paths.helpfulLinks(),
        also: ["helpful-link"],
        purpose: "The entries of the link menus above",
        icon: HelpfulLinkIcon,
      },
      {
        name: "RIC Users",
        path: paths.staffUsers(),
        also: ["ric-user"],
        purpose: "Who may sign in, and as what",
        icon: StaffUserIcon,
        access: "admin",
      },
      {
        name: "Email Templates",
        path: paths.emailTemplates(),
        purpose: "Texts of receipts and vouchers",
        icon: EmailIcon,
        access: "admin",
      },
      {
        name: "RIC Messages",
        path: paths.broadcastMessage(),
        purpose: "The message everybody sees in the bar",
        icon: MessageIcon,
        access: "admin",
      },
    ],
  },
];

const groupsWith = (isShown: (destination: Destination) => boolean): readonly DestinationGroup[] =>
  groups.map(({ heading, destinations }) => ({ heading, destinations: destinations.filter(isShown) }));

/** The entries of the home page for a level (ROLE-03 to ROLE-07). */
export const homeMenu = (level: Level): readonly DestinationGroup[] =>
  groupsWith(({ access = "staff" }) => hasAccess(level, access));

/** The entries of the side drawer for a level (OPS-SHELL-27 to 44, ROLE-02 to ROLE-07). */
export const drawerMenu = (level: Level): readonly DestinationGroup[] =>
  groupsWith(({ access = "staff", homeOnly }) => hasAccess(level, access) && homeOnly !== true);

/** Tells whether an address belongs to a destination: its list, a record of it or a new one. */
export function isWithin(destination: Destination, location: string): boolean {
  const [, segment = ""] = location.split("/");
  return `/${segment}` === destination.path || (destination.also ?? []).includes(segment);
}
