import { openConsole } from "../../../testing/openConsole.tsx";

const south = { id: 1, course_name: "Torrey Pines South" };

export const range = {
  id: 61,
  lock_version: 0,
  golf_rate_id: 40,
  rate_id: 40,
  start: "2027-01-01",
  end: "2027-06-30",
  time_start: "06:00",
  time_end: "18:00",
  description: "Winter",
  rate_days: [{ name: "Mon" }, { name: "M" }],
};

export const rate = {
  id: 40,
  lock_version: 3,
  type: "RicGolfRate",
  humanized_type: "RIC Rate",
  course: south,
  rate: "125.00",
  raw_rate: 12_500,
  deposit: "",
  wholesale_rate: "",
  max_refund: "",
  service_fee: 5,
  non_refundable: "",
  cancel_hours: 0,
  course_balance: "",
  max_advance_days: 0,
  disabled: false,
  archived: false,
  commission: "0.00",
  is_commission_dollars: true,
  is_dynamic: false,
  is_dynamic_greater: false,
  internal_memo: "",
  external_memo: "",
  rate_sheet_note: "",
  rate_date_ranges: [range, { ...range, id: 62, start: "2027-07-01", end: "2027-12-31", description: "Summer" }],
};

export const row = { ...rate, days: "Mon", dates: "2027-01-01 - 2027-06-30", times: "06:00 - 18:00" };

export const replies = {
  "GET /api/rates/index": [row],
  "GET /api/rates/count": 45,
  "GET /api/rates/show/40": rate,
  "GET /api/rates/show/41": { ...rate, id: 41, rate: "90.00", rate_date_ranges: [] },
  "GET /api/history/rate/40": [],
  "GET /api/history/rate/41": [],
  "GET /api/holidays/index": [],
  "GET /api/courses/list": [
    { id: 1, name: "Torrey Pines South" },
    { id: 2, name: "Torrey Pines North" },
  ],
  "GET /api/courses/live_list": [
    { id: 1, name: "Torrey Pines South" },
    { id: 2, name: "Torrey Pines North" },
  ],
};

/** Opens the console as an admin, and keeps the bodies that are sent. A reply may be a promise. */
export async function open(path: string, more: Readonly<Record<string, unknown>> = {}) {
  const sent: unknown[] = [];
  const heard = Object.entries(more).map(([call, reply]) => [
    call,
    async (request: Request) => {
      if (request.method !== "GET" && request.method !== "DELETE") sent.push(await request.json());
      const given = await reply;
      return given instanceof Response ? given.clone() : Response.json(given);
    },
  ]);
  const console = await openConsole(path, { level: "admin", replies: { ...replies, ...Object.fromEntries(heard) } });
  return { ...console, sent, main: console.screen.getByRole("main") };
}
