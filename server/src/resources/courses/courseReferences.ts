import { sql } from "drizzle-orm";
import {
  availabilityQueues,
  discountCourses,
  foreUpAvailabilities,
  giftCertificates,
  golfRates,
  lostLeads,
  rentalClubs,
  teeTimes,
} from "../../db/schema/index.ts";
import type { References } from "../../records/references.ts";

/**
 * Records that keep a course from being deleted because they would lose their meaning: a discount for this course alone would apply
 * everywhere. Links, picture, maintenances and places in groups and holidays are deleted with it.
 */
export const courseReferences: References = [
  ["rate", golfRates.id, golfRates.golf_course_id],
  ["rental_club", rentalClubs.id, rentalClubs.golf_course_id],
  ["tee_time", teeTimes.id, teeTimes.golf_course_id],
  ["gift_certificate", giftCertificates.id, giftCertificates.golf_course_id],
  ["discount", discountCourses.discount_id, discountCourses.golf_course_id],
  ["lost_lead", lostLeads.id, lostLeads.golf_course_id],
  [
    "availability_queue",
    availabilityQueues.fore_up_availability_id,
    (course) => sql`${availabilityQueues.fore_up_availability_id} in
      (select ${foreUpAvailabilities.id} from ${foreUpAvailabilities} where ${foreUpAvailabilities.golf_course_id} = ${course})`,
  ],
];
