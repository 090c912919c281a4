import { formatCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { StoredDiscount } from "../../pricing/findDiscount.ts";

/** A discount as the wire carries it: its bounds in decimal dollars. */
export function encodeDiscount(stored: StoredDiscount): components["schemas"]["Discount"] {
  const { min_discount, max_discount, courses, is_dollars, ...discount } = stored;
  return {
    ...discount,
    is_dollars,
    is_dollars_display: is_dollars ? "$" : "%",
    min_discount: formatCents(min_discount),
    max_discount: formatCents(max_discount),
    courses: [...courses],
  };
}
