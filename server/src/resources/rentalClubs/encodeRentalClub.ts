import { centsFrom, formatCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import * as Result from "effect/Result";
import type { StoredRentalClub } from "./rentalClubs.repository.ts";

/** A stored set of clubs as the wire carries it: amounts in decimal dollars, the raw ones in cents. */
export function encodeRentalClub({ club, course }: StoredRentalClub): components["schemas"]["RentalClub"] {
  const { id, lock_version, raw_rate, raw_charge, brand, description, archived, is_dollars } = club;
  return {
    id,
    lock_version,
    cost: formatCents(club.cost_cents),
    rate: formatCents(raw_rate),
    raw_rate,
    charge: formatCents(raw_charge),
    raw_charge,
    brand,
    description,
    handed: club.handed === 0 ? 0 : 1,
    sex: club.sex === 0 ? 0 : 1,
    course,
    archived,
    is_dollars,
    // Hundredths print alike, be they cents or hundredths of a percent.
    commission: formatCents(Result.getOrThrow(centsFrom(club.commission_hundredths))),
  };
}
