import type { Cents } from "../money/cents.ts";
import type { ServiceFee } from "./serviceFee.ts";

type CommonGolfRate = {
  readonly id: number;
  /** Decimal dollars per player, as shown. */
  readonly rate: string;
  /** The same per-player rate in cents. */
  readonly raw_rate: Cents;
  readonly service_fee: ServiceFee;
  /** Days ahead that it is sold; 0 is without limit. */
  readonly max_advance_days: number;
  readonly internal_memo: string;
  readonly external_memo: string;
};

/** A rate agreed with the course. Texts are decimal dollars as shown (OPS-IBE-31). */
export type RicGolfRate = CommonGolfRate & {
  readonly type: "RicGolfRate";
  readonly deposit: string;
  readonly wholesale_rate: string;
  readonly max_refund: string;
  readonly non_refundable: string;
  /** Hours before play until which a booking may be canceled. */
  readonly cancel_hours: number;
  readonly course_balance: string;
};

/** A rate read from a tee-time switch; the two commissions are dollars or percent, depending on their flags (OPS-IBE-32). */
export type ApiGolfRate = CommonGolfRate & {
  readonly type: "ApiGolfRate";
  readonly golfswitch_commission: string;
  readonly is_golfswitch_commission_dollars: boolean;
  readonly commission: string;
  readonly is_commission_dollars: boolean;
};

/** A rate of either source. */
export type GolfRate = RicGolfRate | ApiGolfRate;
