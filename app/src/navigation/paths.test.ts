import { screens } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { routes } from "../routes.tsx";
import { paths } from "./paths.ts";

/** Every builder once, with an argument where it has one. */
const examples: Record<keyof typeof paths, string> = {
  home: paths.home(),
  login: paths.login("/manage-rates?page=2"),
  logout: paths.logout(),
  account: paths.account(),
  booking: paths.booking({
    providedPlayers: 2,
    providedCourseId: 5,
    providedDateString: "2026-11-21",
    providedTime: "07:30",
  }),
  teeTimes: paths.teeTimes({ monthly: true }),
  teeTime: paths.teeTime(5),
  copyTeeTime: paths.copyTeeTime(5),
  proveTeeTime: paths.proveTeeTime(5),
  availability: paths.availability(),
  waitList: paths.waitList(),
  availabilityQueue: paths.availabilityQueue(),
  queue: paths.queue(9),
  lostLeads: paths.lostLeads(),
  closures: paths.closures({ course_id: 5 }),
  closure: paths.closure(5),
  imports: paths.imports(),
  import: paths.import(5),
  soldTwice: paths.soldTwice(),
  promises: paths.promises(),
  rates: paths.rates(),
  rate: paths.rate("new"),
  customers: paths.customers(),
  customer: paths.customer(5),
  customerDuplicates: paths.customerDuplicates(5, 31),
  courses: paths.courses(),
  course: paths.course(5),
  newCourse: paths.newCourse(),
  courseGroups: paths.courseGroups(),
  courseGroup: paths.courseGroup(5),
  newCourseGroup: paths.newCourseGroup(),
  maintenances: paths.maintenances(),
  maintenance: paths.maintenance(5),
  newMaintenance: paths.newMaintenance(5),
  holidays: paths.holidays(),
  holiday: paths.holiday(5),
  newHoliday: paths.newHoliday(5),
  rentalClubs: paths.rentalClubs({ course_id: 5 }),
  rentalClub: paths.rentalClub(5),
  newRentalClub: paths.newRentalClub(5),
  newRate: paths.newRate(5),
  images: paths.images(),
  image: paths.image(5),
  newImage: paths.newImage(5),
  giftCertificates: paths.giftCertificates({ monthly: false }),
  giftCertificate: paths.giftCertificate(5),
  printGiftCertificate: paths.printGiftCertificate(5),
  giftCertificateSales: paths.giftCertificateSales(),
  discounts: paths.discounts(),
  discount: paths.discount("new"),
  reports: paths.reports(),
  giftCertificateReport: paths.giftCertificateReport(),
  teeTimeReport: paths.teeTimeReport(),
  accountsPayableReport: paths.accountsPayableReport(),
  salesReport: paths.salesReport(),
  newSalesReport: paths.newSalesReport(),
  commissionReport: paths.commissionReport(),
  revenueComparisonReport: paths.revenueComparisonReport(),
  weeklyReport: paths.weeklyReport(),
  earningsReport: paths.earningsReport(),
  helpfulLinks: paths.helpfulLinks(),
  helpfulLink: paths.helpfulLink(5),
  staffUsers: paths.staffUsers(),
  staffUser: paths.staffUser("new"),
  emailTemplates: paths.emailTemplates(),
  broadcastMessage: paths.broadcastMessage(),
  auditTrail: paths.auditTrail(),
  exceptions: paths.exceptions(),
  consents: paths.consents({ state: "waiting" }),
  theDesk: paths.theDesk(),
  offers: paths.offers({ providedPlayers: 2, providedLeadId: 7 }),
  publicBookingEngine: paths.publicBookingEngine("https://book.example/?lang=en", "a+b@teedesk.test"),
};

describe("paths", () => {
  it("are these", () => {
    expect(examples).toMatchInlineSnapshot(`
      {
        "account": "/account",
        "accountsPayableReport": "/reports/ap_monthly",
        "auditTrail": "/audit-trail",
        "availability": "/tee-time-availability",
        "availabilityQueue": "/availability_queue",
        "booking": "/ibe?providedPlayers=2&providedCourseId=5&providedDateString=2026-11-21&providedTime=07%3A30",
        "broadcastMessage": "/ric-messages",
        "closure": "/closures/5",
        "closures": "/closures?course_id=5",
        "commissionReport": "/reports/commission",
        "consents": "/consents?filters=%7B%22state%22%3A%22waiting%22%7D",
        "copyTeeTime": "/manage-tee-time/5/copy",
        "course": "/manage-course/5",
        "courseGroup": "/manage-course-group/5",
        "courseGroups": "/manage-course-groups",
        "courses": "/manage-courses",
        "customer": "/manage-customer/5",
        "customerDuplicates": "/manage-customer/5/duplicates?with=31",
        "customers": "/manage-customers",
        "discount": "/manage-discount/new",
        "discounts": "/manage-discounts",
        "earningsReport": "/reports/earnings",
        "emailTemplates": "/email-templates",
        "exceptions": "/exceptions",
        "giftCertificate": "/manage-gift-certificate/5",
        "giftCertificateReport": "/reports/gift-certificate",
        "giftCertificateSales": "/gift-certificate-sales",
        "giftCertificates": "/manage-gift-certificates?monthly=false",
        "helpfulLink": "/helpful-link/5",
        "helpfulLinks": "/helpful-links",
        "holiday": "/holiday/5",
        "holidays": "/manage-holidays",
        "home": "/",
        "image": "/image/5",
        "images": "/manage-images",
        "login": "/login?return=%2Fmanage-rates%3Fpage%3D2",
        "logout": "/logout",
        "lostLeads": "/lost-leads",
        "maintenance": "/maintenance/5",
        "maintenances": "/manage-maintenances",
        "newCourse": "/course/new",
        "newCourseGroup": "/course-group/new",
        "newHoliday": "/holiday/new/5",
        "newImage": "/image/new/5",
        "newMaintenance": "/maintenance/new/5",
        "newRate": "/manage-rate/new/5",
        "newRentalClub": "/rental-club/new/5",
        "newSalesReport": "/reports/new_sales_report",
        "offers": "/offers?providedPlayers=2&providedLeadId=7",
        "printGiftCertificate": "/manage-gift-certificate/5/print",
        "promises": "/to-do",
        "proveTeeTime": "/manage-tee-time/5/proof",
        "publicBookingEngine": "https://book.example/?lang=en&agent_email=a%2Bb%40teedesk.test",
        "queue": "/queue-management?fupId=9",
        "rate": "/manage-rate/new",
        "rates": "/manage-rates",
        "rentalClub": "/rental-club/5",
        "rentalClubs": "/manage-rental-clubs?filters=%7B%22course_id%22%3A5%7D",
        "reports": "/reports",
        "revenueComparisonReport": "/reports/revenue-comparison",
        "salesReport": "/reports/sales_report",
        "soldTwice": "/sold-twice",
        "staffUser": "/ric-user/new",
        "staffUsers": "/ric-users",
        "teeTime": "/manage-tee-time/5",
        "teeTimeReport": "/reports/tee_time",
        "teeTimes": "/manage-tee-times?monthly=true",
        "theDesk": "/the-desk.html",
        "waitList": "/wait-list-queue",
        "weeklyReport": "/reports/weekly",
      }
    `);
  });

  it("lead to a route, and every route has one", () => {
    const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
    const reached = Object.values(examples).map((link) =>
      routes.filter(({ path }) => patternOf(path).test(link.split("?")[0] ?? "")).map(({ path }) => path),
    );
    // The public booking engine is another site, and the staff page a file; /home is an alias.
    expect(reached.filter((found) => found.length !== 1)).toEqual([[], []]);
    expect(routes.map(({ path }) => path).filter((path) => !reached.flat().includes(path))).toEqual(["/home"]);
  });

  it("have a route for each of the domain's screens, and no other", () => {
    expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(Object.keys(screens)));
    expect(routes.length).toBe(Object.keys(screens).length);
  });

  it("leave out undefined values", () => {
    expect([paths.login(), paths.booking(), paths.booking({}), paths.teeTimes(), paths.giftCertificates()]).toEqual([
      "/login",
      "/ibe",
      "/ibe",
      "/manage-tee-times",
      "/manage-gift-certificates",
    ]);
  });
});
