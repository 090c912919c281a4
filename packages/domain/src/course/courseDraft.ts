import {
  blankCourse,
  type CourseFlags,
  type CourseInput,
  type CourseLinks,
  type CourseNumbers,
  type CoursePrices,
  type CourseTexts,
} from "./course.ts";

/** What the inputs of the course form hold: texts and numbers as typed, and flags. */
export type CourseDraft = CourseTexts &
  CourseFlags &
  CoursePrices &
  CourseLinks & { readonly [Name in keyof CourseNumbers]: string };

/** A course off the wire: an older server may answer null where nothing is known, also for a link outside. */
type WireCourse = { readonly [Name in keyof CourseInput]: CourseInput[Name] | null };

const typed = (value: string | number | null): string => String(value ?? "");

/** A course as the form shows it; a number that is not known shows its default (CONST-42). */
export const toCourseDraft = (course: WireCourse): CourseDraft => ({
  course_name: typed(course.course_name),
  display_name: typed(course.display_name),
  address: typed(course.address),
  address_2: typed(course.address_2),
  city: typed(course.city),
  subdivision: typed(course.subdivision),
  postcode: typed(course.postcode),
  country_alpha2: typed(course.country_alpha2),
  phone: typed(course.phone),
  email: typed(course.email),
  description: typed(course.description),
  rate_required: course.rate_required ?? blankCourse.rate_required,
  inactive: course.inactive ?? blankCourse.inactive,
  internal_only: course.internal_only ?? blankCourse.internal_only,
  is_realtime: course.is_realtime ?? blankCourse.is_realtime,
  cart_rate: typed(course.cart_rate),
  price_min: typed(course.price_min),
  price_max: typed(course.price_max),
  days_out_to_scrape: typed(course.days_out_to_scrape ?? blankCourse.days_out_to_scrape),
  round_limit: typed(course.round_limit ?? blankCourse.round_limit),
  quality: typed(course.quality ?? blankCourse.quality),
  distance_from_airport: typed(course.distance_from_airport),
  position: typed(course.position ?? blankCourse.position),
  golfswitch_course: course.golfswitch_course ?? blankCourse.golfswitch_course,
  golfnow_course: course.golfnow_course ?? blankCourse.golfnow_course,
  club_prophet_course: course.club_prophet_course ?? blankCourse.club_prophet_course,
});

/** The form of a new course. */
export const blankCourseDraft = (): CourseDraft => toCourseDraft(blankCourse);
