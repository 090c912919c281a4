import { describe, expect, it } from "vitest";
import { openConsole } from "../testing/openConsole.tsx";

/** A requirement, the label of the control or column it is about, and what that shows of the stored record. */
type Shown = readonly [id: string, label: string, value: string | boolean];

/** The screens of a plain resource, as its requirements have them. */
type Screens = {
  readonly noun: string;
  /** Requirements of the routes and the list as a whole, of the new record, of the messages and of deleting. */
  readonly ids: Readonly<Record<"list" | "record" | "create" | "errors" | "remove", string>>;
  readonly list: string;
  readonly title: string;
  readonly table: string;
  readonly record: string;
  readonly create: string;
  /** What the page of a new record is headed with, and the requirement that says so. */
  readonly heading: readonly [id: string, text: string];
  readonly api: string;
  /** The member of a body that holds the record. */
  readonly body: string;
  readonly stored: Readonly<Record<string, unknown>> & { readonly id: number };
  /** What a save sends of it. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly perPage: number | null;
  readonly sort: readonly string[];
  /** The filters of a list whose address has none. */
  readonly unless?: object;
  readonly columns: readonly Shown[];
  readonly filters: readonly (readonly [id: string, label: string, member: string, value: unknown])[];
  readonly fields: readonly Shown[];
  /** What a new record already holds. */
  readonly preset: readonly (readonly [label: string, value: string | boolean])[];
  /** Field by the member that the server names. */
  readonly errors: Readonly<Record<string, string>>;
  readonly changed: readonly [label: string, member: string, value: string];
  readonly isDeletable: boolean;
};

const north = { id: 2, course_name: "Torrey Pines North" };

const screens: readonly Screens[] = [
  {
    noun: "rental clubs",
    ids: {
      list: "ADM-CLUB-01 ADM-CLUB-02 ADM-CLUB-13 ADM-CLUB-31 UNCLEAR-52",
      record: "ADM-CLUB-03 ADM-CLUB-27 ADM-CLUB-32",
      create: "ADM-CLUB-04 UNCLEAR-59 CONST-41",
      errors: "ADM-CLUB-29",
      remove: "ADM-CLUB-30",
    },
    list: "/manage-rental-clubs",
    title: "Rental Club Management",
    table: "Rental Clubs",
    record: "/rental-club/7",
    create: "/rental-club/new/2",
    heading: ["", "Rental Club"],
    api: "/api/rental-clubs",
    body: "rentalClub",
    stored: {
      id: 7,
      lock_version: 3,
      cost: "30.00",
      rate: "45.50",
      raw_rate: 4550,
      charge: "55.00",
      raw_charge: 5500,
      brand: "Ping",
      description: "Steel shafts",
      handed: 0,
      sex: 1,
      course: north,
      archived: true,
      is_dollars: false,
      commission: "12.50",
    },
    sent: {
      cost: "30.00",
      rate: "45.50",
      charge: "55.00",
      brand: "Ping",
      description: "Steel shafts",
      handed: 0,
      sex: 1,
      course: { id: 2 },
      archived: true,
      is_dollars: false,
      commission: "12.50",
    },
    perPage: 30,
    sort: ["brand"],
    columns: [
      ["ADM-CLUB-05", "Cost", "30.00"],
      ["ADM-CLUB-06", "Rate", "45.50"],
      ["ADM-CLUB-07", "Charge", "55.00"],
      ["ADM-CLUB-08", "Brand", "Ping"],
      ["ADM-CLUB-09", "Description", "Steel shafts"],
      ["ADM-CLUB-10", "Handed", "Left"],
      ["ADM-CLUB-11", "Sex", "Female"],
      ["ADM-CLUB-12", "Course", "Torrey Pines North"],
    ],
    filters: [["ADM-CLUB-15", "Course", "course_id", 2]],
    fields: [
      ["ADM-CLUB-16", "Cost", "30.00"],
      ["ADM-CLUB-17", "Rate", "45.50"],
      ["ADM-CLUB-18", "Charge", "55.00"],
      ["ADM-CLUB-19", "Brand", "Ping"],
      ["ADM-CLUB-20", "Description", "Steel shafts"],
      ["ADM-CLUB-21", "Handed", "Left"],
      ["ADM-CLUB-22", "Sex", "Female"],
      ["ADM-CLUB-23", "Course", "Torrey Pines North"],
      ["ADM-CLUB-24", "Archived?", true],
      ["ADM-CLUB-25", "Commission in dollars?", false],
      ["ADM-CLUB-26", "Commission", "12.50"],
    ],
    preset: [
      ["Course", "Torrey Pines North"],
      ["Brand", ""],
      ["Commission in dollars?", true],
      ["Commission", "0"],
      ["Archived?", false],
    ],
    errors: {
      rate: "Rate",
      charge: "Charge",
      brand: "Brand",
      sex: "Sex",
      course: "Course",
      description: "Description",
    },
    changed: ["Brand", "brand", "Titleist"],
    isDeletable: true,
  },
  {
    noun: "holidays",
    ids: {
      list: "ADM-HOL-01 ADM-HOL-02 ADM-HOL-16 ADM-HOL-21 CONST-19 UNCLEAR-46",
      record: "ADM-HOL-03 ADM-HOL-18 UNCLEAR-67",
      create: "ADM-HOL-04 ADM-HOL-09",
      errors: "ADM-HOL-19",
      remove: "ADM-HOL-20",
    },
    list: "/manage-holidays",
    title: "Holiday Management",
    table: "Holidays",
    record: "/holiday/7",
    create: "/holiday/new/2",
    heading: ["", "Holiday"],
    api: "/api/holidays",
    body: "holiday",
    stored: {
      id: 7,
      lock_version: 3,
      name: "Easter",
      start_date: "2027-03-26",
      end_date: "2027-03-29",
      courses: [north],
    },
    sent: { name: "Easter", start_date: "2027-03-26", end_date: "2027-03-29", courses: [{ id: 2 }] },
    perPage: 30,
    sort: ["start_date"],
    columns: [
      ["ADM-HOL-17", "Name", "Easter"],
      ["ADM-HOL-17", "Start Date", "03/26/2027"],
      ["ADM-HOL-17", "End Date", "03/29/2027"],
      ["ADM-HOL-17", "Courses", "Torrey Pines North"],
    ],
    filters: [
      ["ADM-HOL-11", "Start Date", "start_date", "2027-03-26"],
      ["ADM-HOL-12", "End Date", "end_date", "2027-03-29"],
      ["ADM-HOL-13", "Name", "name", "east"],
      ["ADM-HOL-14", "Course", "course_id", 2],
      ["ADM-HOL-15", "Course Name", "course_name", "pines"],
    ],
    fields: [
      ["ADM-HOL-05", "Name", "Easter"],
      ["ADM-HOL-06", "Start Date", "03/26/2027"],
      ["ADM-HOL-07", "End Date", "03/29/2027"],
      ["ADM-HOL-08", "Courses", "Torrey Pines North"],
    ],
    preset: [
      ["Name", ""],
      ["Courses", "Torrey Pines North"],
    ],
    errors: { name: "Name", start_date: "Start Date", end_date: "End Date", course: "Courses" },
    changed: ["Name", "name", "Spring"],
    isDeletable: true,
  },
  {
    noun: "maintenances",
    ids: {
      list: "ADM-MNT-01 ADM-MNT-02 ADM-MNT-16 ADM-MNT-21 CONST-20 UNCLEAR-46",
      record: "ADM-MNT-03 ADM-MNT-18",
      create: "ADM-MNT-04 ADM-MNT-10",
      errors: "ADM-MNT-19",
      remove: "ADM-MNT-20",
    },
    list: "/manage-maintenances",
    title: "Maintenance Management",
    table: "Maintenances",
    record: "/maintenance/7",
    create: "/maintenance/new/2",
    heading: ["ADM-MNT-05", "Maintenance Details"],
    api: "/api/maintenances",
    body: "maintenance",
    stored: {
      id: 7,
      lock_version: 3,
      start_date: "2027-03-02",
      end_date: "2027-03-05",
      description: "Aeration",
      course: north,
    },
    sent: { start_date: "2027-03-02", end_date: "2027-03-05", description: "Aeration", course: { id: 2 } },
    perPage: 30,
    sort: ["start_date"],
    columns: [
      ["ADM-MNT-17", "Course", "Torrey Pines North"],
      ["ADM-MNT-17", "Start Date", "03/02/2027"],
      ["ADM-MNT-17", "End Date", "03/05/2027"],
      ["ADM-MNT-17", "Description", "Aeration"],
    ],
    filters: [
      ["ADM-MNT-11", "Course", "course_id", 2],
      ["ADM-MNT-12", "Course Name", "course_name", "pines"],
      ["ADM-MNT-13", "Start Date", "start_date", "2027-03-02"],
      ["ADM-MNT-14", "End Date", "end_date", "2027-03-05"],
      ["ADM-MNT-15", "Description", "description", "aer"],
    ],
    fields: [
      ["ADM-MNT-06", "Start Date", "03/02/2027"],
      ["ADM-MNT-07", "End Date", "03/05/2027"],
      ["ADM-MNT-08", "Description", "Aeration"],
      ["ADM-MNT-09", "Course", "Torrey Pines North"],
    ],
    preset: [
      ["Description", ""],
      ["Course", "Torrey Pines North"],
    ],
    errors: { start_date: "Start Date", end_date: "End Date", course: "Course", description: "Description" },
    changed: ["Description", "description", "Overseeding"],
    isDeletable: true,
  },
  {
    noun: "helpful links",
    ids: {
      list: "ADM-LINK-01 ADM-LINK-14 ADM-LINK-15 UNCLEAR-46",
      record: "ADM-LINK-02 ADM-LINK-17",
      create: "ADM-LINK-03 CONST-38",
      errors: "ADM-LINK-16",
      remove: "ADM-LINK-18",
    },
    list: "/helpful-links",
    title: "Helpful Links",
    table: "Helpful Links",
    record: "/helpful-link/7",
    create: "/helpful-link/new",
    heading: ["", "Helpful Link"],
    api: "/api/helpful_links",
    body: "helpful_link",
    stored: { id: 7, lock_version: 3, url: "https://tides.test/", type: "hotel", description: "Tides", order: 4 },
    sent: { url: "https://tides.test/", type: "hotel", description: "Tides", order: 4 },
    perPage: null,
    sort: ["order"],
    columns: [
      ["ADM-LINK-17", "Description", "Tides"],
      ["ADM-LINK-17", "URL", "https://tides.test/"],
      ["ADM-LINK-17", "Order", "4"],
    ],
    filters: [
      ["ADM-LINK-08", "Type", "type", "hotel"],
      ["ADM-LINK-09", "Description", "description", "tide"],
      ["ADM-LINK-10", "URL", "url", "tides"],
    ],
    fields: [
      ["ADM-LINK-04", "URL", "https://tides.test/"],
      ["ADM-LINK-05", "Description", "Tides"],
      ["ADM-LINK-06", "Type", "Hotel"],
      ["ADM-LINK-07", "Order", "4"],
    ],
    preset: [
      ["URL", ""],
      ["Order", "0"],
    ],
    errors: { url: "URL", description: "Description" },
    changed: ["Description", "description", "Tide tables"],
    isDeletable: true,
  },
  {
    noun: "discounts",
    ids: {
      list: "ADM-DISC-01 ADM-DISC-31 ADM-DISC-36 CONST-24",
      record: "ADM-DISC-02",
      create: "ADM-DISC-03",
      errors: "ADM-DISC-33",
      remove: "ADM-DISC-35",
    },
    list: "/manage-discounts",
    title: "Discount",
    table: "Discounts",
    record: "/manage-discount/7",
    create: "/manage-discount/new",
    heading: ["ADM-DISC-04", "Discount Management"],
    api: "/api/discounts",
    body: "discount",
    stored: {
      id: 7,
      lock_version: 3,
      code: "SPRING",
      start_date: "2027-03-01",
      end_date: "2027-03-10",
      is_dollars: false,
      is_dollars_display: "%",
      amount: "12.50",
      raw_amount: 12.5,
      min_discount: "50.00",
      max_discount: "1000.00",
      gift_certificate_stack: true,
      enabled: false,
      min_players: 2,
      max_players: 4,
      courses: [north],
    },
    sent: {
      code: "SPRING",
      start_date: "2027-03-01",
      end_date: "2027-03-10",
      is_dollars: false,
      amount: "12.50",
      min_discount: "50.00",
      max_discount: "1000.00",
      gift_certificate_stack: true,
      enabled: false,
      min_players: 2,
      max_players: 4,
      courses: [{ id: 2 }],
    },
    perPage: 30,
    sort: ["code"],
    columns: [
      ["ADM-DISC-32", "Code", "SPRING"],
      ["ADM-DISC-32", "Start Date", "03/01/2027"],
      ["ADM-DISC-32", "End Date", "03/10/2027"],
      ["ADM-DISC-32", "Amount", "12.50"],
      ["ADM-DISC-32", "$/%", "%"],
      ["ADM-DISC-32", "Min Discount", "50.00"],
      ["ADM-DISC-32", "Max Discount", "1000.00"],
      ["ADM-DISC-32", "Gift Cert Stack", "Yes"],
      ["ADM-DISC-32", "Enabled", "No"],
      ["ADM-DISC-32", "Min Players", "2"],
      ["ADM-DISC-32", "Max Players", "4"],
    ],
    filters: [
      ["ADM-DISC-19", "Code", "code", "spr"],
      ["ADM-DISC-20", "Start Date", "start_date", "2027-03-01"],
      ["ADM-DISC-21", "End Date", "end_date", "2027-03-10"],
      ["ADM-DISC-22", "Amount", "amount", "12"],
      ["ADM-DISC-23", "$/%", "is_dollars", false],
      ["ADM-DISC-24", "Min Discount", "min_discount", "50"],
      ["ADM-DISC-25", "Max Discount", "max_discount", "1000"],
      ["ADM-DISC-26", "Gift Cert Stack", "gift_certificate_stack", true],
      ["ADM-DISC-27", "Enabled", "enabled", false],
      ["ADM-DISC-28", "Min Players", "min_players", 2],
      ["ADM-DISC-29", "Max Players", "max_players", 4],
    ],
    fields: [
      ["ADM-DISC-07", "Code", "SPRING"],
      ["ADM-DISC-08", "Start Date", "03/01/2027"],
      ["ADM-DISC-09", "End Date", "03/10/2027"],
      ["ADM-DISC-10", "Amount", "12.50"],
      ["ADM-DISC-11", "In dollars?", false],
      ["ADM-DISC-12", "Stacks with Gift Certificates?", true],
      ["ADM-DISC-13", "Enabled?", false],
      ["ADM-DISC-14", "Min Discount", "50.00"],
      ["ADM-DISC-15", "Max Discount", "1000.00"],
      ["ADM-DISC-16", "Min Players", "2"],
      ["ADM-DISC-17", "Max Players", "4"],
      ["ADM-DISC-18", "Courses", "Torrey Pines North"],
    ],
    preset: [
      ["Code", ""],
      ["In dollars?", true],
      ["Min Players", "0"],
    ],
    errors: {
      code: "Code",
      start_date: "Start Date",
      end_date: "End Date",
      amount: "Amount",
      min_discount: "Min Discount",
      max_discount: "Max Discount",
      min_players: "Min Players",
      max_players: "Max Players",
    },
    changed: ["Code", "code", "AUTUMN"],
    isDeletable: true,
  },
  {
    noun: "customers",
    ids: {
      list: "ADM-CUST-01 ADM-CUST-25 ADM-CUST-35 CONST-23",
      record: "ADM-CUST-02",
      create: "ADM-CUST-03 ADM-CUST-18",
      errors: "ADM-CUST-34",
      remove: "",
    },
    list: "/manage-customers",
    title: "Customers",
    table: "Customers",
    record: "/manage-customer/7",
    create: "/manage-customer/new",
    heading: ["", "Customer"],
    api: "/api/customers",
    body: "customer",
    stored: {
      id: 7,
      lock_version: 3,
      type: "GiftCertificateRecipient",
      first_name: "Dora",
      last_name: "Quill",
      email: "dora@example.test",
      address: "1 Bay St",
      address_2: "Floor 2",
      address_3: "Door 3",
      city: "Monterey",
      subdivision: "CA",
      postcode: "93940",
      country_alpha2: "US",
      primary_phone: "+1 555 0100",
      mobile_phone: "+1 555 0101",
      legacy_address: "PO Box 9",
    },
    sent: {
      type: "GiftCertificateRecipient",
      first_name: "Dora",
      last_name: "Quill",
      email: "dora@example.test",
      address: "1 Bay St",
      address_2: "Floor 2",
      address_3: "Door 3",
      city: "Monterey",
      subdivision: "CA",
      postcode: "93940",
      country_alpha2: "US",
      primary_phone: "+1 555 0100",
      mobile_phone: "+1 555 0101",
      legacy_address: "PO Box 9",
      ignore_duplicate: false,
    },
    perPage: 30,
    sort: ["last_name", "first_name"],
    columns: [
      ["ADM-CUST-19", "ID", "7"],
      ["ADM-CUST-20", "Record Type", "Gift Certificate Recipient"],
      ["ADM-CUST-21", "First Name", "Dora"],
      ["ADM-CUST-22", "Last Name", "Quill"],
      ["ADM-CUST-23", "Email", "dora@example.test"],
      ["ADM-CUST-24", "Phone", "+1 555 0100"],
    ],
    filters: [
      ["ADM-CUST-28", "Record Type", "type", "Customer"],
      ["ADM-CUST-28", "First Name", "first_name", "do"],
      ["ADM-CUST-28", "Last Name", "last_name", "qu"],
      ["ADM-CUST-28", "Email", "email", "dora"],
      ["ADM-CUST-28", "Phone", "primary_phone", "555"],
    ],
    fields: [
      ["ADM-CUST-04", "Record Type", "Gift Certificate Recipient"],
      ["ADM-CUST-05", "First Name", "Dora"],
      ["ADM-CUST-06", "Last Name", "Quill"],
      ["ADM-CUST-07", "Email", "dora@example.test"],
      ["ADM-CUST-08", "Address", "1 Bay St"],
      ["ADM-CUST-09", "Address 2", "Floor 2"],
      ["ADM-CUST-10", "Address 3", "Door 3"],
      ["ADM-CUST-11", "City", "Monterey"],
      ["ADM-CUST-12", "State/Province", "CA"],
      ["ADM-CUST-13", "Zip/Post Code", "93940"],
      ["ADM-CUST-14", "Country", "United States"],
      ["ADM-CUST-15", "Primary Phone", "+1 555 0100"],
      ["ADM-CUST-16", "Mobile Phone", "+1 555 0101"],
      ["ADM-CUST-17", "Legacy Shipping Address", "PO Box 9"],
    ],
    preset: [
      ["First Name", ""],
      ["Create a duplicate customer", false],
    ],
    errors: {
      first_name: "First Name",
      last_name: "Last Name",
      email: "Email",
      address: "Address",
      city: "City",
      subdivision: "State/Province",
      postcode: "Zip/Post Code",
      country_alpha2: "Country",
      primary_phone: "Primary Phone",
      mobile_phone: "Mobile Phone",
      legacy_address: "Legacy Shipping Address",
    },
    changed: ["City", "city", "Salinas"],
    isDeletable: false,
  },
  {
    noun: "rates",
    ids: {
      list: "ADM-RATE-01 ADM-RATE-02 ADM-RATE-07 ADM-RATE-76 CONST-21 CONST-30 CONST-31 CONST-32 UNCLEAR-46",
      record: "ADM-RATE-03 UNCLEAR-51",
      create: "ADM-RATE-04 CONST-39 CONST-40",
      errors: "ADM-RATE-70",
      remove: "ADM-RATE-27",
    },
    list: "/manage-rates",
    title: "Rate Management",
    table: "Rates",
    record: "/manage-rate/7",
    create: "/manage-rate/new/2",
    heading: ["ADM-RATE-05", "Rate Details"],
    api: "/api/rates",
    body: "rate",
    stored: {
      id: 7,
      lock_version: 3,
      type: "RicGolfRate",
      humanized_type: "RIC Rate",
      course: north,
      days: "Mon, Tue, Mon, M",
      dates: "2027-01-01 - 2027-12-31",
      times: "06:00 - 18:00",
      rate: "125.50",
      raw_rate: 12550,
      deposit: "25.00",
      wholesale_rate: "100.00",
      max_refund: "120.00",
      service_fee: 5,
      non_refundable: "10.00",
      cancel_hours: 48,
      course_balance: "15.00",
      max_advance_days: 90,
      disabled: true,
      archived: true,
      commission: "12.50",
      is_commission_dollars: false,
      is_dynamic: true,
      is_dynamic_greater: true,
      internal_memo: "Weekdays only",
      external_memo: "Cart included",
      rate_sheet_note: "Soft spikes",
      rate_date_ranges: [],
    },
    sent: {
      type: "RicGolfRate",
      course: { id: 2 },
      rate: "125.50",
      deposit: "25.00",
      wholesale_rate: "100.00",
      max_refund: "120.00",
      service_fee: 5,
      non_refundable: "10.00",
      cancel_hours: 48,
      course_balance: "15.00",
      max_advance_days: 90,
      disabled: true,
      archived: true,
      commission: "12.50",
      is_commission_dollars: false,
      is_dynamic: true,
      is_dynamic_greater: true,
      internal_memo: "Weekdays only",
      external_memo: "Cart included",
      rate_sheet_note: "Soft spikes",
    },
    perPage: 30,
    sort: ["dates", "course_name"],
    unless: { disabled: false, archived: false },
    columns: [
      ["ADM-RATE-09", "Course", "Torrey Pines North"],
      ["ADM-RATE-09", "Type", "RIC Rate"],
      ["ADM-RATE-08 CALC-23 CONST-43", "Days", "Mo, Tu, M"],
      ["ADM-RATE-09", "Dates", "01/01/2027 – 12/31/2027"],
      ["ADM-RATE-09", "Times", "06:00 – 18:00"],
      ["ADM-RATE-09", "Rate", "125.50"],
      ["ADM-RATE-09", "Wholesale Rate", "100.00"],
      ["ADM-RATE-09", "Internal Memo", "Weekdays only"],
      ["ADM-RATE-09", "Disabled?", "Yes"],
      ["ADM-RATE-09", "Archived?", "Yes"],
    ],
    filters: [
      ["ADM-RATE-11", "Holiday", "holiday_id", 3],
      ["ADM-RATE-10", "Course", "course_id", 2],
      ["ADM-RATE-12", "Course Name", "course_name", "pines"],
      ["ADM-RATE-13", "Days", "days", ["Mon", "M"]],
      ["ADM-RATE-14", "Start Date", "start_date", "2027-01-01"],
      ["ADM-RATE-15", "End Date", "end_date", "2027-12-31"],
      ["ADM-RATE-16", "Time Start", "time_start", "07:00"],
      ["ADM-RATE-17", "Time End", "time_end", "17:00"],
      ["ADM-RATE-18", "Rate", "rate", "125.50"],
      ["ADM-RATE-19", "Wholesale Rate", "wholesale_rate", "100"],
      ["ADM-RATE-20", "Internal Memo", "internal_memo", "weekdays"],
      ["ADM-RATE-21", "Disabled?", "disabled", true],
      ["ADM-RATE-22", "Archived?", "archived", true],
    ],
    fields: [
      ["ADM-RATE-24", "Rate Type", "RIC Rate"],
      ["ADM-RATE-48", "Course", "Torrey Pines North"],
      ["ADM-RATE-28", "Rate", "125.50"],
      ["ADM-RATE-29", "Deposit", "25.00"],
      ["ADM-RATE-30", "Wholesale Rate", "100.00"],
      ["ADM-RATE-31", "Max Refund", "120.00"],
      ["ADM-RATE-33", "Non Refundable Amount", "10.00"],
      ["ADM-RATE-34", "Cancel Hours", "48"],
      ["ADM-RATE-35", "Course Balance", "15.00"],
      ["ADM-RATE-36", "Max Advance Days", "90"],
      ["ADM-RATE-37", "Disabled?", true],
      ["ADM-RATE-38", "Archived?", true],
      ["ADM-RATE-39", "Commission", "12.50"],
      ["ADM-RATE-40", "Commission in dollars?", false],
      ["ADM-RATE-43", "Dynamic rate", true],
      ["ADM-RATE-44", "Prefer RIC rate if lower", true],
      ["ADM-RATE-45", "Internal Memo", "Weekdays only"],
      ["ADM-RATE-46", "External Memo", "Cart included"],
      ["ADM-RATE-47", "Rate Sheet Note", "Soft spikes"],
    ],
    preset: [
      ["Rate Type", "RIC Rate"],
      ["Course", "Torrey Pines North"],
      ["Rate", ""],
      ["Cancel Hours", "0"],
      ["Max Advance Days", "0"],
      ["Commission in dollars?", true],
      ["Archived?", false],
    ],
    errors: {
      rate: "Rate",
      deposit: "Deposit",
      wholesale_rate: "Wholesale Rate",
      max_refund: "Max Refund",
      commission: "Commission",
      service_fee: "Service Fee",
      non_refundable: "Non Refundable Amount",
      course_balance: "Course Balance",
      cancel_hours: "Cancel Hours",
      max_advance_days: "Max Advance Days",
      course: "Course",
    },
    changed: ["Internal Memo", "internal_memo", "Weekends only"],
    isDeletable: true,
  },
];

type Console = Awaited<ReturnType<typeof openConsole>>["screen"];

/** The control of a field or filter; radio buttons and lists of choices are found by their group. */
const controlOf = (screen: Console, label: string) => {
  const main = screen.getByRole("main");
  return main
    .getByRole("textbox", { name: label, exact: true })
    .or(main.getByRole("combobox", { name: label, exact: true }))
    .or(main.getByRole("checkbox", { name: label, exact: true }))
    .or(main.getByRole("group", { name: label, exact: true }));
};

/** What a control holds: whether it is ticked, what is chosen, or its text. */
function heldBy(control: Element, isBlank: boolean): unknown {
  if (control.matches("[type=checkbox]")) return control.matches(":checked");
  if (control.matches("fieldset")) return control.querySelector(":checked")?.closest("label")?.textContent;
  if (!("value" in control)) return control.textContent;
  // Courses that were chosen stand beside the input that finds more.
  return control.value === "" && !isBlank ? control.parentElement?.parentElement?.textContent : control.value;
}

async function expectHeld(screen: Console, label: string, value: string | boolean): Promise<void> {
  const control = controlOf(screen, label);
  await expect.element(control).toBeInTheDocument();
  const holds = (held: unknown): boolean =>
    typeof value === "string" && value !== "" ? String(held).includes(value) : held === value;
  await expect.poll(() => holds(heldBy(control.element(), value === "")), { message: label }).toBe(true);
}

/** The queries that a part of a resource's calls was asked with. */
const queriesOf = (calls: readonly string[], path: string): readonly URLSearchParams[] =>
  calls.flatMap((call) =>
    call.startsWith(`GET ${path}?`) ? [new URLSearchParams(call.slice(call.indexOf("?")))] : [],
  );

/** The console with one stored record of a resource. */
const openOne = ({ api, stored, body }: Screens, path: string, more: Readonly<Record<string, unknown>> = {}) =>
  openConsole(path, {
    level: "admin",
    replies: {
      "GET /api/holidays/index": [{ id: 3, name: "Easter", start_date: "2027-03-26" }],
      [`GET ${api}/index`]: [stored],
      [`GET ${api}/count`]: 1,
      [`GET ${api}/show/7`]: stored,
      "GET /api/courses/list": [{ id: 2, name: "Torrey Pines North" }],
      "GET /api/countries/list": [{ country_alpha2: "US", name: "United States", alpha2: "US", id: "US" }],
      [`GET /api/history/${body === "rentalClub" ? "rental_club" : body}/7`]: [],
      "GET /api/transaction_records/discount/7": [],
      ...more,
    },
  });

describe.each(screens)("the screens of $noun", (its) => {
  const { api, ids } = its;
  const open = (path: string, more?: Readonly<Record<string, unknown>>) => openOne(its, path, more);

  it(`${ids.list} the list has its title, columns, pages, order and links`, async () => {
    const { screen, calls } = await open(its.list);
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(its.title);
    const table = screen.getByRole("table", { name: its.table, exact: true });
    await expect.element(table.getByRole("link", { name: "View 7" })).toHaveAttribute("href", its.record);
    const headers = table
      .getByRole("columnheader")
      .elements()
      .map((header) => header.textContent.trim());
    const row = table.getByRole("link", { name: "View 7" }).element().closest("tr");
    const cells = [...(row?.children ?? [])].map((cell) => cell.textContent);
    for (const [id, label, value] of its.columns) {
      const place = headers.findIndex((header) => header === label || header.startsWith(label));
      expect([id, label, cells[place]]).toEqual([id, label, expect.stringContaining(String(value))]);
    }
    const unfiltered = JSON.stringify(its.unless ?? {});
    const query =
      queriesOf(calls, `${api}/index`).find((one) => one.get("filters") === unfiltered) ?? new URLSearchParams();
    expect(JSON.parse(query.get("sort_fields") ?? "")).toEqual(its.sort);
    expect(query.get("per_page")).toBe(its.perPage === null ? null : String(its.perPage));
    expect(query.get("page")).toBe(its.perPage === null ? null : "1");
  });

  it(`${its.filters.map(([id]) => id).join(" ")} its filters go with the rows and with their count`, async () => {
    const filters = Object.fromEntries(its.filters.map(([, , member, value]) => [member, value]));
    const { screen, calls } = await open(`${its.list}?filters=${encodeURIComponent(JSON.stringify(filters))}`);
    for (const [, label] of its.filters) await expect.element(controlOf(screen, label).first()).toBeInTheDocument();
    for (const part of its.perPage === null ? ["index"] : ["index", "count"]) {
      const asked = () => queriesOf(calls, `${api}/${part}`).map((query) => JSON.parse(query.get("filters") ?? "{}"));
      await expect.poll(asked).toContainEqual(filters);
    }
  });

  it(`${ids.create} ${its.heading[0]} a new one is blank but for its defaults and what its address says`, async () => {
    const { screen } = await open(its.create);
    await expect.element(screen.getByRole("main").getByRole("button", { name: "Save", exact: true })).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(its.heading[1]);
    for (const [label, value] of its.preset) await expectHeld(screen, label, value);
  });

  it(`${ids.record} ${its.fields.map(([id]) => id).join(" ")} ${ids.errors} a stored one shows and sends every field, and what is refused stands under its own`, async () => {
    const bodies: unknown[] = [];
    const { screen } = await open(its.record, {
      [`PUT ${api}/update`]: async (request: Request) => {
        bodies.push(await request.json());
        const errors = Object.fromEntries(Object.keys(its.errors).map((member) => [member, [`No ${member}.`]]));
        return Response.json({ errors }, { status: 422 });
      },
    });
    for (const [, label, value] of its.fields) await expectHeld(screen, label, value);
    await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
    const [label, member, value] = its.changed;
    await controlOf(screen, label).fill(value);
    await screen.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => bodies).toEqual([{ id: 7, [its.body]: { ...its.sent, lock_version: 3, [member]: value } }]);
    for (const [name, field] of Object.entries(its.errors)) {
      await expect
        .element(controlOf(screen, field))
        .toHaveAccessibleDescription(expect.stringContaining(`No ${name}.`));
    }
  });
});

describe.each(screens.filter(({ isDeletable }) => isDeletable))("the screens of $noun", (its) => {
  it(`${its.ids.remove} deleting leads back to the list`, async () => {
    const { screen, calls } = await openOne(its, its.record, { [`DELETE ${its.api}/7`]: {} });
    await screen.getByRole("main").getByRole("button", { name: "Delete", exact: true }).click();
    await screen.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(screen.getByRole("table", { name: its.table, exact: true })).toBeInTheDocument();
    expect(location.pathname).toBe(its.list);
    expect(calls).toContain(`DELETE ${its.api}/7`);
  });
});

const discounts = {
  "GET /api/discounts/index": [],
  "GET /api/discounts/count": 0,
  "GET /api/discounts/show/7": screens.find(({ noun }) => noun === "discounts")?.stored,
  "GET /api/courses/list": [],
  "GET /api/history/discount/7": [],
  "GET /api/transaction_records/discount/7": [],
};

it("ADM-DISC-05 ADM-DISC-06 a discount has its transactions below, read again after each save", async () => {
  const { screen, calls } = await openConsole("/manage-discount/7", {
    level: "admin",
    replies: { ...discounts, "PUT /api/discounts/update": discounts["GET /api/discounts/show/7"] },
  });
  const reads = () => calls.filter((call) => call === "GET /api/transaction_records/discount/7").length;
  await expect.element(screen.getByRole("heading", { name: "Transaction Details" })).toBeVisible();
  await expect.poll(reads).toBe(1);
  await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
  await controlOf(screen, "Code").fill("AUTUMN");
  await screen.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(reads).toBe(2);
});

it.each([
  ["$", true],
  ["%", false],
])("ADM-DISC-30 the filter $/%% takes a typed %s", async (typed, is_dollars) => {
  const { screen, calls } = await openConsole("/manage-discounts", { level: "admin", replies: discounts });
  await controlOf(screen, "$/%").fill(typed);
  await screen.getByRole("button", { name: "Search", exact: true }).click();
  await expect
    .poll(
      () =>
        calls.map(decodeURIComponent).filter((call) => call.includes(`filters={"is_dollars":${is_dollars}}`)).length,
    )
    .toBeGreaterThan(0);
});

it("ADM-LINK-19 CONST-38 UNCLEAR-58 the form, the filter and the rows offer the same three types", async () => {
  const link = screens.find(({ noun }) => noun === "helpful links")?.stored;
  const { screen } = await openConsole("/helpful-links", {
    level: "admin",
    replies: {
      "GET /api/helpful_links/index": [link],
      "GET /api/helpful_links/count": 1,
      "GET /api/helpful_links/show/7": link,
      "GET /api/history/helpful_link/7": [],
    },
  });
  const types = ["Helpful", "Hotel", "PSGR"];
  const row = screen.getByRole("combobox", { name: "Type of Tides" });
  await expect.element(row).toBeVisible();
  expect([...row.element().querySelectorAll("option")].map(({ textContent, value }) => [textContent, value])).toEqual([
    ["Helpful", "helpful"],
    ["Hotel", "hotel"],
    ["PSGR", "psgr"],
  ]);
  const radios = () =>
    controlOf(screen, "Type")
      .getByRole("radio")
      .elements()
      .map((radio) => radio.closest("label")?.textContent);
  expect(radios()).toEqual(expect.arrayContaining(types));
  await screen.getByRole("link", { name: "View 7" }).click();
  await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
  await expect.poll(radios).toEqual(types);
});

it.each([
  ["discount", "/manage-discount/0"],
  ["discount", "/manage-discount/abc"],
  ["maintenance", "/maintenance/0"],
  ["maintenance", "/maintenance/-7"],
  ["helpful link", "/helpful-link/1.5"],
  ["rate", "/manage-rate/abc"],
])("UNCLEAR-41 CROSS-20 CROSS-21 a new %s is at %s", async (_, path) => {
  const { screen, calls } = await openConsole(path, {
    level: "admin",
    replies: { "GET /api/courses/list": [], "GET /api/holidays/index": [] },
  });
  await expect.element(screen.getByRole("main").getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  expect(calls.filter((call) => call.includes("/show/"))).toEqual([]);
});

it("UNCLEAR-42 CROSS-30 a save that returns nothing of the record is stored, and the record is read again", async () => {
  const club = screens.find(({ noun }) => noun === "rental clubs");
  if (club === undefined) throw new Error("There are no rental clubs.");
  let brand = "Ping";
  const { screen } = await openOne(club, club.record, {
    [`GET ${club.api}/show/7`]: () => Response.json({ ...club.stored, brand }),
    [`PUT ${club.api}/update`]: () => {
      brand = "TITLEIST";
      return Response.json({});
    },
  });
  await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
  await controlOf(screen, "Brand").fill("Titleist");
  await screen.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  await expectHeld(screen, "Brand", "TITLEIST");
});
