import type { components } from "@teedesk/openapi";
import { monthAgo, nextMonth, plainSql } from "./plainSql.ts";

type Schemas = components["schemas"];

/** A list, where it is asked for, and a value for each of its filters: the compiler asks for the missing ones. */
type Lists = {
  readonly [Name in keyof Schemas as Name extends `${infer Noun}Filters` ? Noun : never]: {
    readonly path: string;
    readonly filters: Required<Schemas[Name]>;
  };
};

const lists: Omit<Lists, "Audit" | "Availability" | "LostLead" | "TeeTime"> = {
  Customer: {
    path: "customers",
    filters: {
      search: "pata c4ca",
      type: "GiftCertificateRecipient",
      first_name: "pata",
      last_name: "c4ca",
      email: "c1999",
      primary_phone: "555-1234",
    },
  },
  Rate: {
    path: "rates",
    filters: {
      course_id: 5,
      holiday_id: 1,
      course_name: "mesa",
      days: ["Sat", "Sun"],
      start_date: nextMonth,
      end_date: monthAgo,
      time_start: "18:30",
      time_end: "06:30",
      rate: "123.45",
      wholesale_rate: "101.01",
      internal_memo: "a5b",
      disabled: true,
      archived: false,
    },
  },
  GiftCertificate: {
    path: "gift_certificates",
    filters: {
      customer_id: 100_000,
      created_at: [monthAgo, ""],
      first_name: "pata",
      last_name: "c4ca",
      email: "c1999",
      serial: "gb-31",
      value: "100",
      balance: "250.00",
      email_delivery: false,
      internal_memo: "by phone",
    },
  },
  Course: {
    path: "courses",
    filters: {
      course_name: "torrey",
      inactive: true,
      internal_only: true,
      address: "drive",
      city: "san",
      phone: "555",
      email: "mesa",
    },
  },
  RentalClub: { path: "rental-clubs", filters: { course_id: 1, archived: true } },
  Maintenance: {
    path: "maintenances",
    filters: { course_id: 1, course_name: "mesa", start_date: nextMonth, end_date: monthAgo, description: "green" },
  },
  Holiday: {
    path: "holidays",
    filters: { start_date: nextMonth, end_date: monthAgo, name: "day", course_id: 1, course_name: "mesa" },
  },
  CourseGroup: { path: "course_groups", filters: { course_name: "mesa", group_name: "san", course_id: 1 } },
  CourseImage: { path: "images", filters: { course_id: 1, course_name: "mesa" } },
  Discount: {
    path: "discounts",
    filters: {
      code: "fair",
      start_date: nextMonth,
      end_date: monthAgo,
      amount: "15",
      is_dollars: true,
      min_discount: "100",
      max_discount: "500",
      gift_certificate_stack: true,
      enabled: true,
      min_players: 2,
      max_players: 4,
    },
  },
  HelpfulLink: { path: "helpful_links", filters: { type: "hotel", description: "weather", url: "https" } },
  StaffUser: { path: "ric_users", filters: { email: "casey", groups: ["admin", "psgr"] } },
  LiveRate: { path: "rates", filters: { course_id: 5 } },
};

/**
 * A request for the first page of a list, and one for how many rows there are; `plain` is the SQL one would write by hand for
 * the page, null for lists so short that what Teedesk sends is that.
 */
export type MasterDataCase = {
  readonly name: string;
  readonly page: string;
  readonly count: string;
  readonly plain: string | null;
};

/** Each list without filters, with each filter alone, and the rates as the console shows them at first. */
export const masterDataCases: readonly MasterDataCase[] = Object.entries(lists).flatMap(([noun, { path, filters }]) => {
  const suffix = noun === "LiveRate" ? "_live" : "";
  const caseOf = (name: string, asked: object): MasterDataCase => {
    const query = `filters=${encodeURIComponent(JSON.stringify(asked))}`;
    return {
      name: name === "" ? noun : `${noun}: ${name}`,
      page: `/api/${path}/index${suffix}?${query}`,
      count: `/api/${path}/count${suffix}?${query}`,
      plain: plainSql(noun, name),
    };
  };
  return [
    caseOf("", {}),
    ...(noun === "Rate" ? [caseOf("as it opens", { disabled: false, archived: false })] : []),
    ...Object.entries(filters).map(([name, value]) => caseOf(name, { [name]: value })),
  ];
});

/** Bookings at every course over the next quarter, morning to afternoon, as the rate is looked up for them. */
export const rateSearches = Array.from({ length: 120 }, (_, n) => ({
  booking: {
    tee_time: {
      play_date: new Date(Date.now() + (n % 90) * 86_400_000).toISOString().slice(0, 10),
      play_time: ["07:30", "10:00", "13:10", "16:40"][n % 4],
      players: 2,
      course: { id: 1 + ((n * 7) % 24) },
    },
  },
}));
