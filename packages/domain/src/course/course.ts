/** Why a number or a price of a course cannot be stored. */
export type CourseIssueCode =
  | "days_out_of_range"
  | "number_out_of_range"
  | "quality_out_of_range"
  | "distance_unreadable"
  | "distance_out_of_range"
  | "price_max_below_min";

/** What a course is called in the systems outside; blank where it is unknown there (ADM-CRS-47 to ADM-CRS-50). */
export type CourseLinks = {
  readonly golfswitch_course: { readonly gs_id: string; readonly gs_xid: string };
  readonly golfnow_course: { readonly golfnow_id: string };
  readonly club_prophet_course: { readonly club_prophet_id: string };
};

/** What a course is described by in words; blank where nothing is known. */
export type CourseTexts = {
  /** The name staff members know it by. */
  readonly course_name: string;
  /** The name customers see. */
  readonly display_name: string;
  readonly address: string;
  readonly address_2: string;
  readonly city: string;
  /** State or province. */
  readonly subdivision: string;
  readonly postcode: string;
  /** Two letters of ISO 3166-1, or blank. */
  readonly country_alpha2: string;
  readonly phone: string;
  readonly email: string;
  readonly description: string;
};

export type CourseFlags = {
  readonly rate_required: boolean;
  readonly inactive: boolean;
  readonly internal_only: boolean;
  readonly is_realtime: boolean;
};

/** Decimal dollars, or blank where no amount is set. */
export type CoursePrices = {
  readonly cart_rate: string;
  readonly price_min: string;
  readonly price_max: string;
};

export type CourseNumbers = {
  /** Days ahead for which free tee times are collected. */
  readonly days_out_to_scrape: number;
  /** Rounds that can be sold a day in real time; 0 is without limit. */
  readonly round_limit: number;
  /** From 1 to 5, the best. */
  readonly quality: number;
  /** Miles; null when it is not known. */
  readonly distance_from_airport: number | null;
  /** Place among the courses that customers choose from, the lowest first. */
  readonly position: number;
};

/** What a save sends (ADM-CRS-25 to ADM-CRS-50); the picture has calls of its own. */
export type CourseInput = CourseTexts & CourseFlags & CoursePrices & CourseNumbers & CourseLinks;

/** A golf course, as its form knows it. */
export type Course = CourseInput & { readonly id: number; readonly lock_version: number; readonly image_url: string };

/** A course that does not exist yet, with its defaults (ADM-CRS-53, CONST-42, CONST-44). */
export const blankCourse: Course = {
  id: -1,
  lock_version: 0,
  course_name: "",
  display_name: "",
  address: "",
  address_2: "",
  city: "",
  subdivision: "",
  postcode: "",
  country_alpha2: "",
  phone: "",
  email: "",
  description: "",
  rate_required: true,
  inactive: false,
  internal_only: false,
  is_realtime: false,
  cart_rate: "",
  price_min: "",
  price_max: "",
  days_out_to_scrape: 0,
  round_limit: 0,
  quality: 1,
  distance_from_airport: null,
  position: 1,
  image_url: "",
  golfswitch_course: { gs_id: "", gs_xid: "" },
  golfnow_course: { golfnow_id: "" },
  club_prophet_course: { club_prophet_id: "" },
};
