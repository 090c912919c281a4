import { type Discount, formatCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";

/** A discount as the wire carries it: its bounds in decimal dollars. */
export const encodeDiscount = ({
  min_discount,
  max_discount,
  courses,
  ...discount
}: Discount): components["schemas"]["Discount"] => ({
  ...discount,
  min_discount: formatCents(min_discount),
  max_discount: formatCents(max_discount),
  courses: [...courses],
});
