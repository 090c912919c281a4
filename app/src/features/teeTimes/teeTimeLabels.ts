import type { TeeTimeDraft } from "@teedesk/domain";
import type { Labels } from "../../editing/formFields.ts";

/** OPS-TT-04 to OPS-TT-15. */
export const teeTimeLabels: Labels<TeeTimeDraft> = {
  confirmation: "Confirmation",
  play_date: "Play Date",
  play_time: "Play Time",
  players: "Players",
  notes: "Notes",
  internal_notes: "Internal Notes",
  folio: "Folio / Account",
  gift_certificate: "Gift Certificate",
  gift_certificate_amount: "Amount Used",
  discount: "Discount Code",
  discount_amount: "Discount Amount",
  course: "Course",
};
