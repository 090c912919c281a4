import { member } from "../api/record.ts";

type UtcOffset = readonly [from: number, to: number, minutes: number];
const noOffsets: readonly UtcOffset[] = [];

/**
 * The names and addresses that differ between owners of the console. These defaults are the only place where they are
 * written; the server that serves the console may return others at /config.json.
 */
export const defaultConfig = {
  /** The product's name on the sign-in screen. */
  product_name: "RIC",
  /** The suffix of every page title. */
  product_tag: "RIC",
  /** The product's own agents in the leaderboard's `agentFilter`. */
  product_key: "ric",
  /** The host with the STAGING SITE badge, besides localhost. */
  staging_host: "staging.teedesk.test",
  /** The public booking engine, another site. */
  booking_engine_url: "https://book.teedesk.test/",
  /** The external CRM's segment in `/api/{crm}/deals`. */
  crm_name: "crm",
  /** The address of a deal; its id is appended. */
  deal_url: "https://crm.teedesk.test/deals/",
  /** The course a booking starts with when none is provided. */
  default_course_name: "Torrey Pines South",
  /** The course-name filter the availability table starts with. */
  availability_filter: "Torrey",
  /** The course whose availability rows are gray. */
  grey_course_id: 17,
  /** The business's time zone, which decides "today" and whether a card has expired. */
  business_time_zone: "America/Los_Angeles",
  /**
   * The minutes that the business's clocks are ahead of UTC, negative to the west, from one second since 1970 to another. For a moment
   * without an offset the browser looks the zone up, which takes it longer than drawing a table.
   */
  business_utc_offsets: noOffsets,
  /** Whether the server accepts as a POST what is specified as a GET with a side effect. */
  acts_by_post: false,
  /** Whether the server records lost leads and puts callers into queues; a specified server has no such calls. */
  records_callers: false,
  /** Whether the server keeps the seats of known tee times; a specified server has no such calls. */
  keeps_seats: false,
  /** Whether the server notes that a course agreed to a change under the number it had; a specified server has no such member. */
  notes_agreements: false,
  /** Whether the server finds records of every kind by a text; a specified server has no such call. */
  finds_records: false,
  /** Whether the server undoes bookings in their first minutes; a specified server does not. */
  undoes_bookings: false,
  /** Whether the server lists what staff still have to do; a specified server has no such calls. */
  keeps_promises: false,
  /** Whether the server finds the free tee times that suit a wish; a specified server has no such call. */
  finds_offers: false,
  /** Whether the server knows of calls to customers who wait; a specified server does not. */
  claims_calls: false,
  /** Whether the server closes courses and cancels the bookings inside; a specified server has no such calls. */
  closes_courses: false,
  /** Whether the server imports files of records from another system; a specified server has no such calls. */
  imports_files: false,
  /** Whether the server has the proof of a tee time for a card dispute; a specified server does not. */
  proves_tee_times: false,
  /** Whether the server merges two customers who are one person; a specified server has no such calls. */
  merges_customers: false,
  /** Whether the server makes reports as of a past moment; a specified server does not. */
  reports_as_of: false,
  /** Whether the server returns the figures of reports besides their workbooks; a specified server does not. */
  shows_report_figures: false,
  /** Whether the server sums the bookings of the last five weeks by day; a specified server has no such call. */
  shows_trend: false,
  /** Whether the server has the report Earnings; a specified server has no such calls. */
  shows_earnings: false,
  /** Whether the server asks for a second factor, so that one can be set up; a specified server does not. */
  asks_second_factor: false,
  /** The rule of a new password, without a full stop. Written out: the module of passwords has a list that not every page loads. */
  password_rule: "12 characters or more",
  /** Whether the server ends a session whose owner is idle; a specified server does not. */
  ends_idle_sessions: false,
  /** Whether agents have limits, above which the server asks a second person; a specified server has none. */
  asks_consent: false,
};

export type Config = Readonly<typeof defaultConfig>;

const isWebAddress = (text: string): boolean => /^https?:\/\/[^/]/.test(text) && URL.canParse(text);

function isTimeZone(text: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const isOffsets = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((period) => Array.isArray(period) && period.length === 3 && period.every(Number.isSafeInteger));

/** Drops values that would break a screen. */
function isUsable(name: string, value: unknown, fallback: unknown, all: unknown): boolean {
  if (Array.isArray(fallback)) return isOffsets(value);
  if (typeof value !== "string") return typeof value === typeof fallback;
  if (value === fallback) return true;
  if (name.endsWith("_url")) return isWebAddress(value);
  // A server that sends offsets knows the zone.
  if (name === "business_time_zone") return isOffsets(member(all, "business_utc_offsets")) || isTimeZone(value);
  return typeof fallback === "string";
}

/** The defaults, overridden by every known name whose value can be used in its place. */
export function configFrom(result: unknown): Config {
  const named = Object.entries(defaultConfig)
    .map(([name, fallback]) => ({ name, fallback, value: member(result, name) }))
    .filter(({ name, fallback, value }) => isUsable(name, value, fallback, result));
  return { ...defaultConfig, ...Object.fromEntries(named.map(({ name, value }) => [name, value])) };
}

/**
 * The names that the server has written into the start page, or else those of /config.json of the page's own origin. An owner's server
 * may have neither: then the defaults count.
 */
export async function loadConfig(written: string, fetchJson: typeof fetch = fetch): Promise<Config> {
  try {
    if (written !== "") return configFrom(JSON.parse(written));
    const response = await fetchJson("/config.json", { headers: { accept: "application/json" } });
    return response.status === 200 ? configFrom(await response.json()) : defaultConfig;
  } catch {
    return defaultConfig;
  }
}
