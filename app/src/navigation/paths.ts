/** The id of a stored record in a link; `"new"` opens a blank one. */
type RecordId = number | "new";

/** The query that another screen passes to the internal booking engine, by the names that the engine reads. */
export type BookingPrefill = {
  readonly providedQueueId?: number;
  readonly providedLeadId?: number;
  readonly providedPlayers?: number;
  readonly providedTimeString?: string;
  readonly providedTime?: string;
  readonly providedDateString?: string;
  /** The record of the customer, at a server with versions; a specified server does not know the member. */
  readonly providedCustomerId?: number;
  readonly providedFirstName?: string;
  readonly providedLastName?: string;
  readonly providedPostCode?: string;
  readonly providedEmail?: string;
  readonly providedCourseId?: number;
};

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The filters of a list that a link sets. */
type Narrowed = Readonly<Record<string, string | number | boolean | readonly (number | string)[]>>;

const narrowed = (filters: Narrowed | undefined) => ({ filters: filters && JSON.stringify(filters) });

/** `/holiday/new` or, from a course page, `/holiday/new/5`. */
const newOfCourse = (noun: string, courseId?: number) =>
  courseId === undefined ? `/${noun}/new` : `/${noun}/new/${courseId}`;

/**
 * Every link of the console, one builder each; nothing else writes a path. Their patterns are in routes.tsx;
 * a test compares the two.
 */
export const paths = {
  home: (query: { readonly date?: string } = {}) => withQuery("/", query),
  /** `returnTo` is the path to come back to after signing in. */
  login: (returnTo?: string) => withQuery("/login", { return: returnTo }),
  logout: () => "/logout",
  account: () => "/account",

  booking: (prefill: BookingPrefill = {}) => withQuery("/ibe", prefill),
  /** Offers for a caller; what is known fills the wish, and goes on into the booking. */
  offers: (known: BookingPrefill = {}) => withQuery("/offers", known),
  teeTimes: ({ filters, ...query }: { readonly monthly?: boolean; readonly filters?: Narrowed } = {}) =>
    withQuery("/manage-tee-times", { ...query, ...narrowed(filters) }),
  teeTime: (id: number) => `/manage-tee-time/${id}`,
  copyTeeTime: (id: number) => `/manage-tee-time/${id}/copy`,
  proveTeeTime: (id: number) => `/manage-tee-time/${id}/proof`,

  availability: () => "/tee-time-availability",
  waitList: () => "/wait-list-queue",
  availabilityQueue: () => "/availability_queue",
  queue: (fupId: number) => withQuery("/queue-management", { fupId }),
  lostLeads: () => "/lost-leads",
  /** The hours of a maintenance fill the form of a new closure. */
  closures: (hours: { readonly course_id?: number; readonly start_date?: string; readonly end_date?: string } = {}) =>
    withQuery("/closures", hours),
  closure: (id: number) => `/closures/${id}`,
  imports: () => "/imports",
  import: (id: number) => `/imports/${id}`,
  soldTwice: () => "/sold-twice",
  promises: () => "/to-do",

  rates: (filters?: Narrowed) => withQuery("/manage-rates", narrowed(filters)),
  rate: (id: RecordId) => `/manage-rate/${id}`,
  newRate: (courseId?: number) => newOfCourse("manage-rate", courseId),
  customers: () => "/manage-customers",
  customer: (id: RecordId) => `/manage-customer/${id}`,
  /** The possible duplicates of a customer, beside one of them that may be merged into it. */
  customerDuplicates: (id: number, merged_id?: number) =>
    withQuery(`/manage-customer/${id}/duplicates`, { with: merged_id }),
  courses: () => "/manage-courses",
  course: (id: number) => `/manage-course/${id}`,
  newCourse: () => "/course/new",
  courseGroups: () => "/manage-course-groups",
  courseGroup: (id: number) => `/manage-course-group/${id}`,
  newCourseGroup: () => "/course-group/new",
  maintenances: () => "/manage-maintenances",
  maintenance: (id: number) => `/maintenance/${id}`,
  newMaintenance: (courseId?: number) => newOfCourse("maintenance", courseId),
  holidays: () => "/manage-holidays",
  holiday: (id: number) => `/holiday/${id}`,
  newHoliday: (courseId?: number) => newOfCourse("holiday", courseId),
  rentalClubs: (filters?: Narrowed) => withQuery("/manage-rental-clubs", narrowed(filters)),
  rentalClub: (id: number) => `/rental-club/${id}`,
  newRentalClub: (courseId?: number) => newOfCourse("rental-club", courseId),
  images: () => "/manage-images",
  image: (id: number) => `/image/${id}`,
  newImage: (courseId?: number) => newOfCourse("image", courseId),

  giftCertificates: ({ filters, ...query }: { readonly monthly?: boolean; readonly filters?: Narrowed } = {}) =>
    withQuery("/manage-gift-certificates", { ...query, ...narrowed(filters) }),
  giftCertificate: (id: number) => `/manage-gift-certificate/${id}`,
  printGiftCertificate: (id: number) => `/manage-gift-certificate/${id}/print`,
  giftCertificateSales: () => "/gift-certificate-sales",
  discounts: () => "/manage-discounts",
  discount: (id: RecordId) => `/manage-discount/${id}`,

  reports: () => "/reports",
  giftCertificateReport: () => "/reports/gift-certificate",
  teeTimeReport: () => "/reports/tee_time",
  accountsPayableReport: () => "/reports/ap_monthly",
  salesReport: () => "/reports/sales_report",
  newSalesReport: () => "/reports/new_sales_report",
  commissionReport: () => "/reports/commission",
  revenueComparisonReport: () => "/reports/revenue-comparison",
  weeklyReport: () => "/reports/weekly",
  earningsReport: () => "/reports/earnings",

  helpfulLinks: () => "/helpful-links",
  helpfulLink: (id: RecordId) => `/helpful-link/${id}`,
  staffUsers: () => "/ric-users",
  staffUser: (id: RecordId) => `/ric-user/${id}`,
  emailTemplates: (query: { readonly template?: string } = {}) => withQuery("/email-templates", query),
  broadcastMessage: () => "/ric-messages",
  auditTrail: () => "/audit-trail",
  exceptions: () => "/exceptions",
  consents: (filters?: Narrowed) => withQuery("/consents", narrowed(filters)),

  /** The page for staff about their calls: a file beside the console, which the build makes of docs/the-desk.md. */
  theDesk: () => "/the-desk.html",

  /** The public booking engine (another site), with the agent who sends the customer (OPS-SHELL-11). */
  publicBookingEngine: (address: string, agentEmail: string) => {
    const url = new URL(address);
    url.searchParams.set("agent_email", agentEmail);
    return url.href;
  },
};
