import { openBooking } from "./context.ts";
import type { BookingPorts } from "./ports.ts";
import { codeRegion } from "./regions/code.ts";
import { dealsRegion } from "./regions/deals.ts";
import { draftStorageRegion } from "./regions/draftStorage.ts";
import { formRegion } from "./regions/form.ts";
import { phoneRegion } from "./regions/phone.ts";
import { rateRegion } from "./regions/rate.ts";
import { rentalClubsRegion } from "./regions/rentalClubs.ts";
import { savedCardRegion } from "./regions/savedCard.ts";
import { seatsRegion } from "./regions/seats.ts";
import { bookingSetup } from "./setup.ts";

/**
 * The internal booking engine (OPS-IBE). One region is the form and its way to a booking; the others load what the form
 * needs, each independently, and raise events for what the form must show.
 */
export function createBookingMachine(ports: BookingPorts) {
  const booking = bookingSetup(ports);
  return booking.createMachine({
    id: "booking",
    type: "parallel",
    context: ({ input }) => openBooking(ports, input.draft),
    states: {
      form: formRegion(booking),
      rate: rateRegion(booking),
      rentalClubs: rentalClubsRegion(booking),
      discount: codeRegion(booking, "discount_code"),
      giftCertificate: codeRegion(booking, "gift_cert_serial"),
      deals: dealsRegion(booking),
      savedCard: savedCardRegion(booking),
      seats: seatsRegion(booking),
      phone: phoneRegion(booking),
      draftStorage: draftStorageRegion(booking),
    },
  });
}
