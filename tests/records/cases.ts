import type { Case, Journey } from "./case.ts";
import { course } from "./cases/course.ts";
import { courseGroup, courseGroupJourney } from "./cases/courseGroup.ts";
import { customer } from "./cases/customer.ts";
import { discount } from "./cases/discount.ts";
import { giftCertificateJourney } from "./cases/giftCertificate.ts";
import { helpfulLink, helpfulLinkJourney } from "./cases/helpfulLink.ts";
import { holiday } from "./cases/holiday.ts";
import { imageJourney } from "./cases/image.ts";
import { maintenance } from "./cases/maintenance.ts";
import { rate } from "./cases/rate.ts";
import { rentalClub, rentalClubJourney } from "./cases/rentalClub.ts";
import { staffUser, staffUserJourney } from "./cases/staffUser.ts";

/** The plain resources of the server; the suite fails without a new one. */
export const cases: readonly Case[] = [
  helpfulLink,
  rentalClub,
  customer,
  course,
  holiday,
  maintenance,
  discount,
  courseGroup,
  rate,
  staffUser,
];

/** The resources whose journey in the browser is the same; that of customers and courses is in their specs. */
export const journeys: readonly Journey[] = [
  rentalClubJourney,
  helpfulLinkJourney,
  courseGroupJourney,
  imageJourney,
  staffUserJourney,
  giftCertificateJourney,
];
