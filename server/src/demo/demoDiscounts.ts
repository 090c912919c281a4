import type { LocalDate } from "@teedesk/domain";
import type { discountCourses, discounts } from "../db/schema/index.ts";
import { daysFrom, dollars, type Row } from "./values.ts";

export type DemoDiscount = Row<typeof discounts> & { id: number; is_dollars: boolean; raw_amount: number };

/** FAIRWAY15 and TENOFF are always valid; the others show the limits that a discount can have. */
export function demoDiscounts(today: LocalDate): readonly DemoDiscount[] {
  const [start_date, end_date] = [daysFrom(today, -365), daysFrom(today, 365)];
  const open = { start_date, end_date, enabled: true, gift_certificate_stack: true };
  const lines: readonly Omit<DemoDiscount, "id">[] = [
    { ...open, code: "FAIRWAY15", is_dollars: false, raw_amount: 15 },
    { ...open, code: "TENOFF", is_dollars: true, raw_amount: 1000 },
    { ...open, code: "FOURBALL20", is_dollars: false, raw_amount: 20, min_players: 4, max_players: 4 },
    { ...open, code: "TORREY25", is_dollars: true, raw_amount: 2500, gift_certificate_stack: false },
    {
      ...open,
      code: "BIRDIE12",
      is_dollars: false,
      raw_amount: 12.5,
      min_discount_cents: dollars(10),
      max_discount_cents: dollars(60),
    },
    { ...open, code: "SUMMER10", is_dollars: false, raw_amount: 10, end_date: daysFrom(today, -30) },
    { ...open, code: "NEXTSEASON", is_dollars: true, raw_amount: 1500, start_date: daysFrom(today, 60) },
    { ...open, code: "OLDTIMER", is_dollars: true, raw_amount: 500, enabled: false },
  ];
  return lines.map((line, index) => ({ ...line, id: index + 1 }));
}

/** TORREY25 is for the two courses of Torrey Pines. */
export const demoDiscountCourses: readonly Row<typeof discountCourses>[] = [
  { discount_id: 4, golf_course_id: 1 },
  { discount_id: 4, golf_course_id: 2 },
];
