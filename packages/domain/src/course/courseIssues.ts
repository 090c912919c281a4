import * as Result from "effect/Result";
import { isCountryCode } from "../country/countryCode.ts";
import { isEmailOrBlank } from "../email/email.ts";
import { type Issue, type IssueCode, issue } from "../issue.ts";
import { parseCents } from "../money/parseCents.ts";
import { typedDollarsIssue } from "../money/typedDollars.ts";
import { wholeNumberIssue } from "../number/wholeNumber.ts";
import { lineIssues, textIssues } from "../text/textIssues.ts";
import type { CourseInput } from "./course.ts";

const lines = [
  "course_name",
  "display_name",
  "address",
  "address_2",
  "city",
  "subdivision",
  "postcode",
  "phone",
] as const;

const prices = ["cart_rate", "price_min", "price_max"] as const;

const wholeNumbers = [
  ["days_out_to_scrape", [0, 3650], "days_out_of_range"],
  ["round_limit", [0, 1_000_000], "number_out_of_range"],
  ["quality", [1, 5], "quality_out_of_range"],
  ["position", [0, 1_000_000], "number_out_of_range"],
] as const;

const farthestAirport = 99_999.99;

const when = (path: string, code: IssueCode | null | false): readonly Issue[] => (code ? issue(path, code) : []);

/** Miles are written out with two decimals at most; NaN is what could not be read. */
const distanceIssue = (miles: number | null): IssueCode | null => {
  if (miles === null) return null;
  if (miles < 0 || miles > farthestAirport) return "distance_out_of_range";
  return /^\d+(?:\.\d{1,2})?$/.test(String(miles)) ? null : "distance_unreadable";
};

const isBelow = (text: string, other: string): boolean =>
  Result.getOrElse(
    Result.map(Result.all([parseCents(text), parseCents(other)]), ([amount, bound]) => amount < bound),
    () => false,
  );

const linkIssues = ({ golfswitch_course, golfnow_course, club_prophet_course }: Partial<CourseInput>) => {
  const texts = {
    "golfswitch_course.gs_id": golfswitch_course?.gs_id ?? "",
    "golfswitch_course.gs_xid": golfswitch_course?.gs_xid ?? "",
    "golfnow_course.golfnow_id": golfnow_course?.golfnow_id ?? "",
    "club_prophet_course.club_prophet_id": club_prophet_course?.club_prophet_id ?? "",
  };
  return lineIssues<string>(texts, Object.keys(texts));
};

/**
 * Why the members of a course cannot be stored, by their names (ADM-CRS-51, ADM-CRS-52). No member has to be there: for
 * the two prices to be compared, a changed course is given with its stored members.
 */
export const courseIssues = (input: Partial<CourseInput>): readonly Issue[] => [
  ...lineIssues(input, lines),
  ...when("country_alpha2", !isCountryCode(input.country_alpha2 ?? "") && "country_unreadable"),
  ...when("email", !isEmailOrBlank(input.email ?? "") && "email_unreadable"),
  ...textIssues(input, ["description"]),
  ...prices.flatMap((name) => when(name, typedDollarsIssue(input[name] ?? ""))),
  ...when("price_max", isBelow(input.price_max ?? "", input.price_min ?? "") && "price_max_below_min"),
  ...wholeNumbers.flatMap(([name, bounds, code]) =>
    when(name, wholeNumberIssue(input[name] ?? bounds[0], bounds, code)),
  ),
  ...when("distance_from_airport", distanceIssue(input.distance_from_airport ?? null)),
  ...linkIssues(input),
];
