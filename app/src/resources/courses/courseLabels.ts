import type { CourseDraft } from "@teedesk/domain";
import type { Labels } from "../../editing/formFields.ts";

/** ADM-CRS-25 to ADM-CRS-50. */
export const courseLabels: Labels<CourseDraft> = {
  course_name: "Course Name",
  display_name: "Display Name",
  address: "Address",
  address_2: "Address 2",
  city: "City",
  subdivision: "State/Province",
  postcode: "Zip/Post Code",
  country_alpha2: "Country",
  phone: "Phone",
  email: "Email",
  description: "Description",
  rate_required: "Rate Required?",
  inactive: "Inactive?",
  internal_only: "Internal?",
  is_realtime: "Realtime?",
  cart_rate: "Cart Rate",
  price_min: "Lowest Price",
  price_max: "Highest Price",
  days_out_to_scrape: "Days Out To Scrape",
  round_limit: "Daily Realtime Round Limit",
  quality: "Quality",
  distance_from_airport: "Distance From Airport",
  position: "Position",
  "golfswitch_course.gs_id": "GolfSwitch ID",
  "golfswitch_course.gs_xid": "GolfSwitch XID",
  "golfnow_course.golfnow_id": "GolfNow ID",
  "club_prophet_course.club_prophet_id": "Club Prophet ID",
};
