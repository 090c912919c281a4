import {
  dollars,
  type Field,
  flag,
  note,
  oneOf,
  orElse,
  percentOrDollars,
  reference,
  required,
  whole,
} from "../form/field.ts";
import { form, type InputOf } from "../form/form.ts";
import type { GolfRate } from "./golfRate.ts";
import { serviceFee } from "./serviceFeeField.ts";

type RateType = GolfRate["type"];

/** A term of one kind of rate; on the other kind it is left out, and a typed or sent value counts as blank. */
const only =
  // Survives ArrowFunction: without it no test of the form loads, which Stryker does not notice.
    (type: RateType) =>
    <Input, Typed, Wire>({
      show,
      read,
      ...field
    }: Field<Input, Typed, Wire>): Field<Input, Typed, Wire | undefined> => ({
      ...field,
      show,
      read: (typed, draft) => read(draft["type"] === type ? typed : show(null), draft),
    });

const ric = only("RicGolfRate");
const api = only("ApiGolfRate");

/**
 * The price of a round at a course, and its terms (ADM-RATE-24, ADM-RATE-28 to ADM-RATE-48). Both kinds have one table:
 * choosing the other kind keeps what is typed, and a save reads the terms that its kind has.
 */
export const golfRateForm = form({
  type: oneOf(["RicGolfRate", "ApiGolfRate"]),
  course: required(reference("course_missing")),
  /** Dollars per player. */
  rate: required(dollars),
  deposit: ric(dollars),
  wholesale_rate: ric(dollars),
  max_refund: ric(dollars),
  service_fee: serviceFee,
  non_refundable: ric(dollars),
  /** Hours before play until which a booking can be canceled (CONST-39). */
  cancel_hours: ric(whole([0, 100_000], "hours_out_of_range")),
  course_balance: ric(dollars),
  /** 0 is without limit (CONST-39). */
  max_advance_days: whole([0, 3650], "days_out_of_range"),
  disabled: flag(),
  archived: flag(),
  /** Dollars or percent, depending on the flag below (CONST-40), as the next commission is. */
  commission: orElse("0", percentOrDollars("is_commission_dollars")),
  is_commission_dollars: flag(true),
  golfswitch_commission: api(orElse("0", percentOrDollars("is_golfswitch_commission_dollars"))),
  is_golfswitch_commission_dollars: api(flag(false)),
  is_dynamic: flag(),
  is_dynamic_greater: flag(),
  internal_memo: note,
  external_memo: note,
  rate_sheet_note: note,
});

/** A rate as a save sends it, without the terms of the other kind. */
export type GolfRateInput = InputOf<typeof golfRateForm>;
