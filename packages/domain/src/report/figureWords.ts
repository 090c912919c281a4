import type { Figure } from "./figures.ts";

/** Title and meaning of each figure: on the page of a report, in its workbook and in docs/reports.md. */
export const figureWords: Readonly<Record<Figure, { readonly title: string; readonly meaning: string }>> = {
  bookings: { title: "Bookings", meaning: "1 for a booking that stands, 0 for a canceled one." },
  rounds: { title: "Rounds", meaning: "The players of a booking that stands, 0 for a canceled one." },
  charge: { title: "Charge", meaning: "What was charged for golf." },
  rental_clubs: { title: "Rental Clubs", meaning: "What was charged for rental clubs." },
  service_fee: { title: "Service Fee", meaning: "What was charged as service fee." },
  discount: { title: "Discount", meaning: "What the discount code took off." },
  sold: { title: "Sold", meaning: "The price agreed: charge, rental clubs and service fee less the discount." },
  gift_certificate: { title: "Gift Certificate", meaning: "The part of Paid that a gift certificate gave." },
  paid: { title: "Paid", meaning: "The part of Sold that a card or a gift certificate gave." },
  due: {
    title: "Due",
    meaning: "Sold less Paid of a booking that stands, such as one without a card; nothing of a canceled one.",
  },
  refunded: {
    title: "Refunded",
    meaning: "What went back to the card and the gift certificate, on whatever day it went back.",
  },
  revenue: {
    title: "Revenue",
    meaning: "Paid and Due less Refunded: what was sold less what went back, and of a canceled booking what was kept.",
  },
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
