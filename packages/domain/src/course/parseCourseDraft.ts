import * as Result from "effect/Result";
import type { Issue } from "../issue.ts";
import { tidyDollars } from "../money/typedDollars.ts";
import { numberOf } from "../number/wholeNumber.ts";
import type { CourseInput } from "./course.ts";
import type { CourseDraft } from "./courseDraft.ts";
import { courseIssues } from "./courseIssues.ts";

/** Reads the course form into what a save sends: texts without blanks around them, prices with two decimals. */
export const parseCourseDraft = (draft: CourseDraft): Result.Result<CourseInput, readonly Issue[]> => {
  const { golfswitch_course, golfnow_course, club_prophet_course } = draft;
  const input: CourseInput = {
    course_name: draft.course_name.trim(),
    display_name: draft.display_name.trim(),
    address: draft.address.trim(),
    address_2: draft.address_2.trim(),
    city: draft.city.trim(),
    subdivision: draft.subdivision.trim(),
    postcode: draft.postcode.trim(),
    country_alpha2: draft.country_alpha2.trim(),
    phone: draft.phone.trim(),
    email: draft.email.trim(),
    description: draft.description.trim(),
    rate_required: draft.rate_required,
    inactive: draft.inactive,
    internal_only: draft.internal_only,
    is_realtime: draft.is_realtime,
    cart_rate: tidyDollars(draft.cart_rate),
    price_min: tidyDollars(draft.price_min),
    price_max: tidyDollars(draft.price_max),
    days_out_to_scrape: numberOf(draft.days_out_to_scrape),
    round_limit: numberOf(draft.round_limit),
    quality: numberOf(draft.quality),
    distance_from_airport: draft.distance_from_airport.trim() === "" ? null : numberOf(draft.distance_from_airport),
    position: numberOf(draft.position),
    golfswitch_course: { gs_id: golfswitch_course.gs_id.trim(), gs_xid: golfswitch_course.gs_xid.trim() },
    golfnow_course: { golfnow_id: golfnow_course.golfnow_id.trim() },
    club_prophet_course: { club_prophet_id: club_prophet_course.club_prophet_id.trim() },
  };
  const issues = courseIssues(input);
  return issues.length > 0 ? Result.fail(issues) : Result.succeed(input);
};
