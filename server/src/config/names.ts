import type { Reader } from "./environment.ts";

/** The names and addresses that differ between owners (DECISIONS 32). The console reads them at /config.json. */
export function readNames(read: Reader) {
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
  };
}

const web = ["https:", "http:"];
