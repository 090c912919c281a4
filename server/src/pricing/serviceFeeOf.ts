import { parsePercent, type ServiceFee } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { GolfRateRow } from "./findGolfRate.ts";

/** A rate's service fee per player, from its two columns, of which at most one is filled. */
export function serviceFeeOf({ service_fee_cents, service_fee_percent }: GolfRateRow): ServiceFee {
  if (service_fee_cents !== null) return { kind: "dollars", cents: service_fee_cents };
  if (service_fee_percent === null) return { kind: "none" };
  // The column holds 0 to 100 with two decimals, which is what a percentage is.
  return { kind: "percent", percent: Result.getOrThrow(parsePercent(service_fee_percent)) };
}
