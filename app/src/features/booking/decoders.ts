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
