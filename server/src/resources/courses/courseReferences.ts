import { eq, sql } from "drizzle-orm";
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
 * What would lose its meaning without the course: a discount for this course alone, for one, would hold everywhere. Links,
 * picture, maintenances and places in groups and holidays go with it.
 */
export const courseReferences: References = {
  to: (id) => [
    ["rate", golfRates.id, eq(golfRates.golf_course_id, id)],
    ["rental_club", rentalClubs.id, eq(rentalClubs.golf_course_id, id)],
    ["tee_time", teeTimes.id, eq(teeTimes.golf_course_id, id)],
    ["gift_certificate", giftCertificates.id, eq(giftCertificates.golf_course_id, id)],
    ["discount", discountCourses.discount_id, eq(discountCourses.golf_course_id, id)],
    ["lost_lead", lostLeads.id, eq(lostLeads.golf_course_id, id)],
    [
      "availability_queue",
      availabilityQueues.fore_up_availability_id,
      sql`${availabilityQueues.fore_up_availability_id} in
        (select ${foreUpAvailabilities.id} from ${foreUpAvailabilities} where ${foreUpAvailabilities.golf_course_id} = ${id})`,
    ],
  ],
  instead: "Make it inactive instead.",
};
