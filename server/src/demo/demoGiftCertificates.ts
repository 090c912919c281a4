import type { giftCertificates } from "../db/schema/index.ts";
import { activeCourses } from "./demoCourses.ts";
import type { DemoCustomer } from "./demoCustomers.ts";
import { createRandom } from "./random.ts";
import { dollars, minutesAfter, type Row } from "./values.ts";

export type DemoGiftCertificate = Row<typeof giftCertificates> & { id: number; created_at: Date };

const greetings = ["Happy birthday!", "Enjoy the round.", "Thank you for everything.", "Merry Christmas!", ""];

/** Number of certificates sold over the last year, which the demo's tee times use up, and today, which are unused. */
const counts = { overTheYear: 150, today: 12 };

/** Ids of certificates that staff put $25 on, for a round that went wrong. */
export const correctedCertificates = [20, 40, 60];

/** Certificates of the last year; the first is GIFT-100 with $100 on it. Each has the balance it was sold with. */
export function demoGiftCertificates(now: Date, customers: readonly DemoCustomer[]): readonly DemoGiftCertificate[] {
  const random = createRandom(23);
  // A generator of its own, so that it does not change what the others draw.
  const places = createRandom(29);
  const purchasers = customers.filter(({ type }) => type === "Customer");
  const recipients = customers.filter(({ type }) => type === "GiftCertificateRecipient");
  return Array.from({ length: counts.overTheYear + counts.today }, (_, index) => {
    const purchaser = random.pick(purchasers);
    const byEmail = random.chance(0.7);
    const course = places.chance(0.45) ? places.pick(activeCourses) : null;
    return {
      id: index + 1,
      serial: index === 0 ? "GIFT-100" : `GC-${String(20_480 + index * 37)}`,
      raw_balance: index === 0 ? dollars(100) : dollars(random.pick([50, 75, 100, 150, 200, 250, 500])),
      who_from: `${purchaser.first_name} ${purchaser.last_name}`,
      email_delivery: byEmail,
      mail_recipient: random.chance(0.8),
      greeting: random.pick(greetings),
      // GIFT-100 is for every course.
      golf_course_id: index === 0 ? null : (course?.id ?? null),
      internal_memo: random.chance(0.1) ? "Sold by phone." : "",
      customer_id: purchaser.id,
      recipient_id: random.pick(recipients).id,
      created_at: index < counts.overTheYear ? minutesAfter(now, -index * 3500 - random.integer(30, 3000)) : now,
    };
  });
}
