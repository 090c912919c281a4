import { accessOf, mayCall, type OperationId, type Screen } from "@teedesk/domain";
import { expect, it } from "vitest";
import { defaultConfig } from "../../config/config.ts";
import { placesFor } from "./places.ts";

type Reads =
  | "list"
  | "count"
  | "get"
  | "download"
  | "preview"
  | "validate"
  | "explain"
  | "plan"
  | "find"
  | "read"
  | "fetch";
/** The calls that change something; of those that are specified as a GET, the GET. */
type Act = Exclude<OperationId, `${Reads}${string}` | `${string}ByPost`>;

/** Before a session, by a machine, or a part of another act. */
type NotByHand = "signIn" | "feedAvailability" | "createReportToken" | "releaseSlot" | "cancelTeeTimeDirectly";

/** The page with each act, or with the list of the records that have it on their own pages (acts.browser.test.tsx). */
const placeOf: Readonly<Record<Exclude<Act, NotByHand>, Screen>> = {
  bookTeeTime: "/ibe",
  holdSlot: "/ibe",
  askForSlot: "/ibe",
  createLostLead: "/ibe",
  updateTeeTime: "/manage-tee-times",
  changeTeeTimeCustomer: "/manage-tee-times",
  cancelTeeTime: "/manage-tee-times",
  undoBooking: "/ibe",
  sendCancelationEmail: "/manage-tee-times",
  sendTeeTimeReceipt: "/manage-tee-times",
  sendTeeTimeVoucher: "/manage-tee-times",
  sendMailAgain: "/manage-tee-times",
  createQueueEntry: "/wait-list-queue",
  closeAvailabilityQueue: "/wait-list-queue",
  removeQueueEntry: "/wait-list-queue",
  removeQueueEntryWithEmail: "/wait-list-queue",
  claimCall: "/wait-list-queue",
  recordCall: "/wait-list-queue",
  beginClosure: "/closures",
  retryClosure: "/closures",
  uploadImport: "/imports",
  beginImport: "/imports",
  undoImport: "/imports",
  discardImport: "/imports",
  closePromise: "/to-do",
  promiseCall: "/manage-customers",
  createCustomer: "/manage-customers",
  updateCustomer: "/manage-customers",
  mergeCustomers: "/manage-customers",
  undoCustomerMerge: "/manage-customers",
  updateGiftCertificate: "/manage-gift-certificates",
  sendGiftCertificateReceipt: "/manage-gift-certificates",
  sendGiftCertificate: "/manage-gift-certificates",
  changeGiftCertificatePurchaser: "/manage-gift-certificates",
  changeGiftCertificateRecipient: "/manage-gift-certificates",
  updateGiftCertificateSalesConfiguration: "/gift-certificate-sales",
  createDiscount: "/manage-discounts",
  updateDiscount: "/manage-discounts",
  deleteDiscount: "/manage-discounts",
  createCourse: "/manage-courses",
  updateCourse: "/manage-courses",
  deleteCourse: "/manage-courses",
  createCourseGroup: "/manage-course-groups",
  updateCourseGroup: "/manage-course-groups",
  deleteCourseGroup: "/manage-course-groups",
  createRate: "/manage-rates",
  updateRate: "/manage-rates",
  deleteRate: "/manage-rates",
  copyRateDateRanges: "/manage-rates",
  createRateDateRange: "/manage-rates",
  updateRateDateRange: "/manage-rates",
  deleteRateDateRange: "/manage-rates",
  createRentalClub: "/manage-rental-clubs",
  updateRentalClub: "/manage-rental-clubs",
  deleteRentalClub: "/manage-rental-clubs",
  createCourseImage: "/manage-images",
  deleteCourseImage: "/manage-images",
  createHoliday: "/manage-holidays",
  updateHoliday: "/manage-holidays",
  deleteHoliday: "/manage-holidays",
  createMaintenance: "/manage-maintenances",
  updateMaintenance: "/manage-maintenances",
  deleteMaintenance: "/manage-maintenances",
  createHelpfulLink: "/helpful-links",
  updateHelpfulLink: "/helpful-links",
  deleteHelpfulLink: "/helpful-links",
  swapHelpfulLinkOrder: "/helpful-links",
  changeHelpfulLinkType: "/helpful-links",
  createStaffUser: "/ric-users",
  updateStaffUser: "/ric-users",
  deleteStaffUser: "/ric-users",
  saveTemplate: "/email-templates",
  sendTestMail: "/email-templates",
  updateBroadcastMessage: "/ric-messages",
  exportAuditEntries: "/audit-trail",
  consentToRequest: "/consents",
  declineRequest: "/consents",
  changeOwnPassword: "/account",
  endOtherSessions: "/account",
  endOwnSession: "/account",
  signOut: "/logout",
};

const isAct = (call: string): call is keyof typeof placeOf => call in placeOf;

it.each(["admin", "other"] as const)("ROLE-15..28 every act of level %s is on a page that the box finds", (level) => {
  const reached = placesFor(level, {
    ...defaultConfig,
    keeps_seats: true,
    asks_consent: true,
    closes_courses: true,
    imports_files: true,
    keeps_promises: true,
    finds_offers: true,
  }).map(({ path }) => path);
  const acts = Object.keys(accessOf).filter(isAct);
  expect(acts).toHaveLength(Object.keys(placeOf).length);
  const lost = acts.filter((act) => mayCall(level, act) && !reached.includes(placeOf[act]));
  expect(lost).toEqual([]);
});
