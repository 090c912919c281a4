import type { Figure } from "./figures.ts";

/** How a figure is headed and what it means: on the page of a report, in its workbook and in docs/reports.md. */
export const figureWords: Readonly<Record<Figure, { readonly title: string; readonly meaning: string }>> = {
  bookings: { title: "Bookings", meaning: "1 for a booking that stands, 0 for a canceled one." },
  rounds: { title: "Rounds", meaning: "The players of a booking that stands, 0 for a canceled one." },
  charge: { title: "Charge", meaning: "What was charged for golf." },
  rental_clubs: { title: "Rental Clubs", meaning: "What was charged for rental clubs." },
  service_fee: { title: "Service Fee", meaning: "What was charged as service fee." },
  discount: { title: "Discount", meaning: "What the discount code took off." },
  sold: { title: "Sold", meaning: "Charge, rental clubs and service fee less the discount." },
  gift_certificate: { title: "Gift Certificate", meaning: "The part of Sold that a gift certificate paid." },
  paid: { title: "Paid", meaning: "The part of Sold that was charged to a card." },
  refunded: {
    title: "Refunded",
    meaning: "What went back to the card and the gift certificate, on whatever day it went back.",
  },
  revenue: { title: "Revenue", meaning: "Sold less Refunded." },
  owed: {
    title: "Owed to Course",
    meaning: "The course's cost of a booking that stands; nothing for a canceled one.",
  },
  margin: { title: "Margin", meaning: "Revenue less Owed to Course." },
  commission: {
    title: "Commission",
    meaning: "The rate's commission on a booking that stands, as it was when the booking was made.",
  },
};
