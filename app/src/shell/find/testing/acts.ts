import type { OperationId, Screen } from "@teedesk/domain";

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
export type Act = Exclude<OperationId, `${Reads}${string}` | `${string}ByPost`>;

type Page = {
  readonly path: string;
  /** The page that the box leads to: this one, or the list with the record. */
  readonly found: Screen;
  /** The field that is typed into first: there is nothing to save before. */
  readonly typed?: string;
};

/** A page in the state in which each act of it can be done. */
export const pages = {
  teeTime: { path: "/manage-tee-time/7", found: "/manage-tee-times" },
  customer: { path: "/manage-customer/7", found: "/manage-customers" },
  duplicates: { path: "/manage-customer/7/duplicates?with=31", found: "/manage-customers" },
  certificate: { path: "/manage-gift-certificate/7", found: "/manage-gift-certificates" },
  sales: { path: "/gift-certificate-sales", found: "/gift-certificate-sales" },
  discount: { path: "/manage-discount/7", found: "/manage-discounts" },
  course: { path: "/manage-course/7?tab=image", found: "/manage-courses" },
  courseGroup: { path: "/manage-course-group/7", found: "/manage-course-groups" },
  rate: { path: "/manage-rate/7", found: "/manage-rates" },
  rentalClub: { path: "/rental-club/7", found: "/manage-rental-clubs" },
  image: { path: "/image/7", found: "/manage-images" },
  holiday: { path: "/holiday/7", found: "/manage-holidays" },
  maintenance: { path: "/maintenance/7", found: "/manage-maintenances" },
  helpfulLink: { path: "/helpful-link/7", found: "/helpful-links" },
  helpfulLinks: { path: "/helpful-links", found: "/helpful-links" },
  staffUser: { path: "/ric-user/7", found: "/ric-users" },
  booking: {
    path: "/ibe?providedCourseId=2&providedDateString=2030-01-04&providedTimeString=09%3A30&providedPlayers=2",
    found: "/ibe",
  },
  leads: { path: "/lost-leads", found: "/lost-leads" },
  queue: { path: "/queue-management?fupId=901", found: "/wait-list-queue" },
  toDo: { path: "/to-do", found: "/to-do" },
  consents: { path: "/consents", found: "/consents" },
  closures: {
    path: "/closures?course_id=2&start_date=2030-03-01&end_date=2030-03-02",
    found: "/closures",
  },
  closure: { path: "/closures/3", found: "/closures" },
  imports: { path: "/imports", found: "/imports" },
  plannedImport: { path: "/imports/3", found: "/imports" },
  doneImport: { path: "/imports/4", found: "/imports" },
  template: {
    path: "/email-templates?template=tee_time_receipt",
    found: "/email-templates",
    typed: "Template text",
  },
  message: { path: "/ric-messages", found: "/ric-messages", typed: "Message" },
  audit: { path: "/audit-trail", found: "/audit-trail" },
  account: { path: "/account", found: "/account" },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

export const pageOf = (name: PageName): Page => pages[name];

/** A control of a list: in the row of the record that it changes. */
type RowControl = {
  readonly page: PageName;
  readonly row: RegExp;
  readonly role?: "button" | "combobox";
  /** The panel of the list, where another has the same control. */
  readonly panel?: string;
};

type Proof =
  /** The box offers it by this name on the open page. */
  | { readonly page: PageName; readonly act: string }
  | RowControl
  /** The box goes to the page that does it, or to the form of a new record, by this name. */
  | { readonly goTo: string }
  /** The last step of another act. */
  | { readonly partOf: Act }
  | { readonly noControl: string };

/** Where each act is, by the call that does it: a new one has no row yet, which the compiler reports. */
export const proofs: Readonly<Record<Act, Proof>> = {
  bookTeeTime: { page: "booking", act: "Book" },
  holdSlot: { noControl: "The form of a booking holds its seats on its own." },
  releaseSlot: { noControl: "The form of a booking gives its seats back on its own." },
  askForSlot: { page: "booking", act: "Ask for it" },
  createLostLead: { page: "leads", act: "New Lost Lead" },
  undoBooking: { page: "teeTime", act: "Undo" },
  updateTeeTime: { page: "teeTime", act: "Edit" },
  changeTeeTimeCustomer: { page: "teeTime", act: "Change customer" },
  cancelTeeTime: { page: "teeTime", act: "Cancel Tee Time" },
  cancelTeeTimeDirectly: { noControl: "Specified beside cancelTeeTime, which the console calls." },
  sendCancelationEmail: { page: "teeTime", act: "Send Cancelation Email" },
  sendTeeTimeReceipt: { page: "teeTime", act: "Send Receipt" },
  sendTeeTimeVoucher: { page: "teeTime", act: "Send Voucher" },
  sendMailAgain: { page: "teeTime", act: "Send again to pat.lee@example.test" },
  createQueueEntry: { page: "queue", act: "Add a Caller" },
  closeAvailabilityQueue: { page: "queue", act: "Close Queue" },
  removeQueueEntry: { page: "queue", row: /^Remove without sending Email/ },
  removeQueueEntryWithEmail: { page: "queue", row: /^Remove with sending Email/ },
  claimCall: { page: "leads", row: /^Call Morales/ },
  recordCall: { partOf: "claimCall" },
  closePromise: { page: "toDo", row: /^Called/ },
  promiseCall: { page: "customer", act: "Promise a call" },
  consentToRequest: { page: "consents", row: /^Consent: tee time 12/ },
  declineRequest: { page: "consents", row: /^Decline: tee time 12/ },
  beginClosure: { page: "closures", act: "Find bookings" },
  retryClosure: { page: "closure", act: "Try again" },
  uploadImport: { page: "imports", act: "Upload" },
  beginImport: { page: "plannedImport", act: "Import" },
  undoImport: { page: "doneImport", act: "Undo" },
  discardImport: { page: "plannedImport", act: "Discard the file" },
  createCustomer: { goTo: "New Customer" },
  updateCustomer: { page: "customer", act: "Edit" },
  mergeCustomers: { page: "duplicates", act: "Merge" },
  undoCustomerMerge: { page: "duplicates", row: /^Undo the merge of 32/ },
  updateGiftCertificate: { page: "certificate", act: "Edit" },
  sendGiftCertificateReceipt: { page: "certificate", act: "Send Receipt" },
  sendGiftCertificate: { page: "certificate", act: "Send Certificate" },
  changeGiftCertificatePurchaser: { page: "certificate", act: "Change Purchaser" },
  changeGiftCertificateRecipient: { page: "certificate", act: "Change Recipient" },
  updateGiftCertificateSalesConfiguration: { page: "sales", act: "Edit" },
  createDiscount: { goTo: "New Discount" },
  updateDiscount: { page: "discount", act: "Edit" },
  deleteDiscount: { page: "discount", act: "Delete" },
  createCourse: { goTo: "New Course" },
  updateCourse: { page: "course", act: "Edit" },
  deleteCourse: { page: "course", act: "Delete" },
  createCourseGroup: { goTo: "New Course Group" },
  updateCourseGroup: { page: "courseGroup", act: "Edit" },
  deleteCourseGroup: { page: "courseGroup", act: "Delete" },
  createRate: { goTo: "New Rate" },
  updateRate: { page: "rate", act: "Edit" },
  deleteRate: { page: "rate", act: "Delete" },
  copyRateDateRanges: { page: "rate", row: /^Copy Selected Rates to Course/ },
  createRateDateRange: { page: "rate", act: "New Date Range" },
  updateRateDateRange: { page: "rate", row: /^Edit/, panel: "Date Ranges" },
  deleteRateDateRange: { page: "rate", row: /^Delete/, panel: "Date Ranges" },
  createRentalClub: { goTo: "New Rental Club" },
  updateRentalClub: { page: "rentalClub", act: "Edit" },
  deleteRentalClub: { page: "rentalClub", act: "Delete" },
  createCourseImage: { page: "course", act: "New Image" },
  deleteCourseImage: { page: "image", act: "Delete" },
  createHoliday: { goTo: "New Holiday" },
  updateHoliday: { page: "holiday", act: "Edit" },
  deleteHoliday: { page: "holiday", act: "Delete" },
  createMaintenance: { goTo: "New Maintenance" },
  updateMaintenance: { page: "maintenance", act: "Edit" },
  deleteMaintenance: { page: "maintenance", act: "Delete" },
  createHelpfulLink: { goTo: "New Link" },
  updateHelpfulLink: { page: "helpfulLink", act: "Edit" },
  deleteHelpfulLink: { page: "helpfulLink", act: "Delete" },
  swapHelpfulLinkOrder: { page: "helpfulLinks", row: /^Move Tides up/ },
  changeHelpfulLinkType: { page: "helpfulLinks", row: /^Type of Tides/, role: "combobox" },
  createStaffUser: { goTo: "New User" },
  updateStaffUser: { page: "staffUser", act: "Edit" },
  deleteStaffUser: { page: "staffUser", act: "Delete" },
  saveTemplate: { page: "template", act: "Save" },
  sendTestMail: { page: "template", act: "Send test to me" },
  updateBroadcastMessage: { page: "message", act: "Save" },
  exportAuditEntries: { page: "audit", act: "Export To Excel" },
  changeOwnPassword: { page: "account", act: "Change Password" },
  endOtherSessions: { page: "account", act: "End All Others" },
  endOwnSession: { page: "account", row: /^End Firefox/ },
  startSecondFactor: { noControl: "Offered to those who have none: SecondFactorPanel.browser.test.tsx." },
  confirmSecondFactor: { noControl: "Its second step." },
  confirmIdentity: { noControl: "Asked for where a call needs it: stepUp.browser.test.tsx." },
  revealSavedCard: { noControl: "Offered where a saved card is used: CardNumberDialog.browser.test.tsx." },
  renewRecoveryCodes: { page: "account", act: "New Recovery Codes" },
  removeSecondFactor: { page: "account", act: "Remove Second Factor" },
  resetStaffSecondFactor: { page: "staffUser", act: "Reset Second Factor" },
  signIn: { noControl: "There is no box before a session." },
  completeSignIn: { noControl: "There is no box before a session." },
  signOut: { goTo: "Sign Out" },
  reportViolations: { noControl: "Browsers send it by themselves." },
  feedAvailability: { noControl: "A course's system sends it, not a person." },
  createReportToken: { noControl: "Each download makes its own." },
};
