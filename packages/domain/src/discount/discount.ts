import type { LocalDate } from "../calendar/localDate.ts";
import type { Cents } from "../money/cents.ts";

/** A discount code with the conditions under which it may be used (OPS-IBE-34). */
export type Discount = {
  readonly id: number;
  readonly code: string;
  /** First day of use; null is open. */
  readonly start_date: LocalDate | null;
  /** Last day of use, inclusive; null is open. */
  readonly end_date: LocalDate | null;
  /** True: an amount. False: a percentage of the charge. */
  readonly is_dollars: boolean;
  /** "$" or "%", as shown. */
  readonly is_dollars_display: string;
  /** As shown. */
  readonly amount: string;
  /** Cents when `is_dollars`, else the percentage itself: 15 is 15 % (UNCLEAR-08). */
  readonly raw_amount: number;
  /** Smallest charge the code is offered for; 0 is unlimited. */
  readonly min_discount: Cents;
  /** Largest charge the code is offered for; 0 is unlimited. */
  readonly max_discount: Cents;
  readonly gift_certificate_stack: boolean;
  readonly enabled: boolean;
  /** 0 is unlimited. */
  readonly min_players: number;
  /** 0 is unlimited. */
  readonly max_players: number;
  /** Courses the code is valid for; an empty list means all. */
  readonly courses: readonly { readonly id: number }[];
};

export type DiscountIssueCode =
  | "discount_unknown"
  | "discount_disabled"
  | "discount_not_started"
  | "discount_ended"
  | "discount_charge_too_low"
  | "discount_charge_too_high"
  | "discount_too_few_players"
  | "discount_too_many_players"
  | "discount_other_course"
  | "discount_not_with_gift_certificate";
