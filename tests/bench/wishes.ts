import type { components } from "@teedesk/openapi";

type Booking = components["schemas"]["Booking"];

const playDate = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

/** The n-th booking: FAIRWAY15, one set of clubs, the test card, a new customer each time, receipts to two readers. */
export const wishOf = (n: number): { booking: Booking } => ({
  booking: {
    charge: "100.00",
    discount_code: "FAIRWAY15",
    rental_clubs: [{ id: 1, quantity: 1 }],
    customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: `pat.${n}.${process.pid}@example.test` },
    credit_card: { number: "4242 4242 4242 4242", expmo: "12", expyr: "2035", cvv: "737" },
    tee_time: { play_date: playDate, play_time: "10:30", players: 2, course: { id: 1 } },
  },
});
