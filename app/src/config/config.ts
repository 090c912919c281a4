import { member } from "../api/record.ts";

type UtcOffset = readonly [from: number, to: number, minutes: number];
const noOffsets: readonly UtcOffset[] = [];

/**
 * The names and addresses that differ between owners of the console. These defaults are the only place they are
 * written down; the server that serves the console may answer others at /config.json.
 */
export const defaultConfig = {
  /** The product's name, as the sign-in screen says it. */
  product_name: "RIC",
  /** The tag every page title carries. */
  product_tag: "RIC",
  /** The product's own agents in the leaderboard's `agentFilter`. */
  product_key: "ric",
  /** The host that wears the STAGING SITE badge, besides localhost. */
  staging_host: "staging.teedesk.test",
  /** The public booking engine, another site. */
  booking_engine_url: "https://book.teedesk.test/",
  /** The external CRM's segment in `/api/{crm}/deals`. */
  crm_name: "crm",
  /** Where a deal is looked at; its id is appended. */
  deal_url: "https://crm.teedesk.test/deals/",
  /** The course a booking starts with when none is provided. */
  default_course_name: "Torrey Pines South",
  /** The course-name filter the availability table starts with. */
  availability_filter: "Torrey",
  /** The course whose availability rows are gray. */
  grey_course_id: 17,
  /** Where a day begins and ends for the business: "today", and whether a card has expired. */
  business_time_zone: "America/Los_Angeles",
  /**
   * How many minutes its clocks are ahead of UTC, negative to the west, from a second since 1970 until another. Where the server
   * says nothing of a moment the browser looks the zone up, which takes it longer than to draw a table.
   */
  business_utc_offsets: noOffsets,
  /** Whether the server takes as a POST what a specified server takes as a GET with a side effect. */
  acts_by_post: false,
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

/** A value that a screen would break on is no better than none. */
function isUsable(name: string, value: unknown, fallback: unknown, all: unknown): boolean {
  if (Array.isArray(fallback)) return isOffsets(value);
  if (typeof value !== "string") return typeof value === typeof fallback;
  if (value === fallback) return true;
  if (name.endsWith("_url")) return isWebAddress(value);
  // Whoever says how its clocks go knows the zone.
  if (name === "business_time_zone") return isOffsets(member(all, "business_utc_offsets")) || isTimeZone(value);
  return typeof fallback === "string";
}

/** The defaults, overridden by every known name whose value can be used in its place. */
export function configFrom(answer: unknown): Config {
  const named = Object.entries(defaultConfig)
    .map(([name, fallback]) => ({ name, fallback, value: member(answer, name) }))
    .filter(({ name, fallback, value }) => isUsable(name, value, fallback, answer));
  return { ...defaultConfig, ...Object.fromEntries(named.map(({ name, value }) => [name, value])) };
}

/**
 * The names the server has written into the start page; where it has not, those of /config.json of the page's own origin. An
 * owner's server may have neither: the defaults serve then.
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
