import type { GiftCertificate } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";

/** A gift certificate as far as the booking engine shows it. */
export const encodeGiftCertificate = (certificate: GiftCertificate): components["schemas"]["GiftCertificate"] => ({
  ...certificate,
});
