/**
 * The readers of what the booking calls answer. They carry the schema library, which the page does not need in order
 * to show itself, so they are loaded beside it (booking.api.ts).
 */
export {
  decodeDealList,
  decodeDiscount,
  decodeGiftCertificate,
  decodeGolfRate,
  decodeRentalClubs,
  decodeSavedCard,
} from "@teedesk/domain";
