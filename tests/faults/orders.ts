import type { components } from "@teedesk/openapi";

/** A booking to send, with its idempotency key and the number of receipts it causes. */
export type Order = {
  readonly key: string;
  readonly booking: components["schemas"]["Booking"];
  readonly receipts: number;
};

export type OrderChoice = { readonly kill: number; readonly certificate: string; readonly random: () => number };

const goodCard = "4242 4242 4242 4242";
const declinedCard = "4000 0000 0000 0002";

/** The bookings of one kill, of every kind; half of them use a certificate and compete for its balance. */
export function ordersOf(count: number, { kill, certificate, random }: OrderChoice): readonly Order[] {
  const pick = <T>(...choices: [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];
  const playDay = new Date(Date.now() + (3 + Math.floor(random() * 60)) * 86_400_000);

  return Array.from({ length: count }, (_, index) => {
    const key = `kill-${kill}-${index}`;
    const alt_emails = pick("", `desk.${key}@example.test`);
    return {
      key,
      // The customer, the golf course, and the additional address.
      receipts: alt_emails === "" ? 2 : 3,
      booking: {
        charge: `${10 + Math.floor(random() * 60)}.${pick("00", "35", "99")}`,
        discount_code: pick("", "FAIRWAY15", "TENOFF"),
        gift_cert_serial: index % 2 === 0 ? certificate : "",
        rental_clubs: pick([], [], [{ id: 1, quantity: pick(1, 2) }]),
        customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: `${key}@example.test` },
        credit_card: {
          number: random() < 0.9 ? goodCard : declinedCard,
          expmo: "12",
          expyr: String(playDay.getUTCFullYear() + 3),
          cvv: "737",
        },
        tee_time: {
          play_date: playDay.toISOString().slice(0, 10),
          play_time: pick("07:10", "10:30", "16:50"),
          players: pick(1, 2, 4),
          course: { id: 1 },
          // Both are read back by the audit: from the tee time, and from the text of the receipts.
          folio: key,
          notes: key,
          alt_emails,
        },
      },
    };
  });
}
