import type { Reader } from "./environment.ts";
import { utcOffsets } from "./utcOffsets.ts";

/** Names and links that differ between owners (ANSWER-32). The console reads all of them at /config.json. */
export function readNames(
  read: Reader,
  {
    undoSeconds,
    asksSecondFactor,
    sessionIdle,
    passwordRule: { length, characters },
  }: {
    readonly undoSeconds: number;
    readonly asksSecondFactor: boolean;
    readonly sessionIdle: number | null;
    readonly passwordRule: { readonly length: number; readonly characters: string };
  },
) {
  const timeZone = readTimeZone(read);
  const year = new Date().getUTCFullYear();
  return {
    product_name: read.text("PRODUCT_NAME", "RIC"),
    product_tag: read.text("PRODUCT_TAG", "RIC"),
    /** The product's key in the leaderboard's agentFilter. */
    product_key: read.text("PRODUCT_KEY", "ric"),
    staging_host: read.text("STAGING_HOST", "staging.teedesk.test"),
    booking_engine_url: read.url("BOOKING_ENGINE_URL", web) ?? "https://book.teedesk.test/",
    /** The segment in /api/{crm}/deals. */
    crm_name: read.text("CRM_NAME", "crm"),
    /** A deal's id is appended. */
    deal_url: read.url("CRM_DEAL_URL", web) ?? "https://crm.teedesk.test/deals/",
    default_course_name: read.text("DEFAULT_COURSE_NAME", "Torrey Pines South"),
    availability_filter: read.text("AVAILABILITY_DEFAULT_FILTER", "Torrey"),
    grey_course_id: read.integer("GREY_COURSE_ID", 17, { min: 0, max: 2_147_483_647 }),
    /** Where a day begins and ends for the business (ANSWER-12). */
    business_time_zone: timeZone,
    /** Its clocks some years back and ahead; for other moments the console looks the zone up. */
    business_utc_offsets: utcOffsets(timeZone, year - 3, year + 4),
    /** Lets the console send every acting GET as a POST; a specified server has no such member. */
    acts_by_post: true,
    /** Lets the console offer to record lost leads and to put callers into queues. */
    records_callers: true,
    /** Lets the console show and hold the seats of known tee times. */
    keeps_seats: true,
    /** Lets the console send that a course agreed to a change under the number it had. */
    notes_agreements: true,
    /** Lets the box that finds pages and acts find records too. */
    finds_records: true,
    /** Lets the console undo bookings. */
    undoes_bookings: undoSeconds > 0,
    /** Lets the console show what staff still have to do, and send the doubts that a booking was made in spite of. */
    keeps_promises: true,
    /** Lets the console ask for offers: free tee times that suit a wish. */
    finds_offers: true,
    /** Lets the console claim customers who wait for a call, and record its outcome. */
    claims_calls: true,
    /** Lets admins close a course for some hours. */
    closes_courses: true,
    /** Lets admins import files of records from another system. */
    imports_files: true,
    /** Lets admins print the proof of a tee time. */
    proves_tee_times: true,
    /** Lets admins merge two customers who are one person. */
    merges_customers: true,
    /** Lets the console ask for reports as of a moment. */
    reports_as_of: true,
    /** Lets the console show the figures of a report on its page. */
    shows_report_figures: true,
    /** Lets the console plot the bookings of the last five weeks on Home. */
    shows_trend: true,
    /** Gives admins the report Earnings. */
    shows_earnings: true,
    /** Lets the console set up second factors. */
    asks_second_factor: asksSecondFactor,
    /** The rule of a new password, as staff read it. */
    password_rule: `${length} characters or more${characters === "any" ? "" : ", with letters and digits"}`,
    /** Lets the console send how long its user has been idle. */
    ends_idle_sessions: sessionIdle !== null,
    /** Lets the console show the requests that wait for a second person. */
    asks_consent: ["AGENT_REFUND_LIMIT", "AGENT_CORRECTION_LIMIT", "AGENT_FORCED_CANCELATION"].some(read.isSet),
  };
}

function readTimeZone(read: Reader): string {
  const timeZone = read.text("BUSINESS_TIME_ZONE", "America/Los_Angeles");
  try {
    return Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return read.refuse("BUSINESS_TIME_ZONE", "a time zone such as America/Los_Angeles");
  }
}

const web = ["https:", "http:"];
