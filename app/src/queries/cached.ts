/**
 * The first part of the key that the reads of a kind are cached under: a save of one record makes all of them be read
 * again, its lists, choices and transactions alike.
 */
export const cached = {
  courses: "courses",
  customers: "customers",
  discounts: "discounts",
  giftCertificates: "giftCertificates",
  history: "history",
  rentalClubs: "rentalClubs",
  teeTimes: "teeTimes",
} as const;

/** A kind whose reads are cached. */
export type CacheName = (typeof cached)[keyof typeof cached];
