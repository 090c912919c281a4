import type { components } from "@teedesk/openapi";
import type { Refused } from "./refusals.ts";

/** What became of an order. */
export type BookingAnswer =
  | { readonly kind: "booked"; readonly tee_time: components["schemas"]["TeeTime"] }
  | Refused
  /** Another request works on the same Idempotency-Key. */
  | { readonly kind: "in_flight" }
  /** The Idempotency-Key came before with another body. */
  | { readonly kind: "reused" }
  /** The gateway cannot be asked; nothing is charged and nothing booked. */
  | { readonly kind: "unavailable" };
