import { decodeTeeTime, type RefundPolicy, refundPolicyOf } from "@teedesk/domain";

/**
 * The decoders of the booking calls' responses. They carry the schema library, which the page does not need to be drawn, so
 * they are loaded beside it (booking.api.ts).
 */
export {
  decodeDealList,
  decodeDiscount,
  decodeGiftCertificate,
  decodeGolfRate,
  decodeRentalClubs,
  decodeSavedCard,
} from "@teedesk/domain";

/** The refund terms of a tee time as it was sold; null from a server that does not return them. */
export function policyOf(teeTime: unknown): RefundPolicy | null {
  const read = decodeTeeTime(teeTime);
  const rate = "success" in read ? read.success.sale_terms?.rate : null;
  return rate ? refundPolicyOf(rate) : null;
}
