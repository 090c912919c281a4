import type { Cents, CreditCard } from "@teedesk/domain";

/** Why a gateway refuses: the bank declined, only test cards are accepted, or this reference was voided before. */
export type DeclineReason = "card_declined" | "test_cards_only" | "voided";

/**
 * The system could not be reached, or its response was lost: whether it acted is unknown. `error` is for the log alone; `reason`
 * is the system's own message, fit for staff to read.
 */
export type Unavailable = { readonly kind: "unavailable"; readonly error: unknown; readonly reason?: string };

export type Authorisation =
  | { readonly kind: "authorised"; readonly payment_id: string }
  | { readonly kind: "declined"; readonly reason: DeclineReason }
  | Unavailable;

/** `refused` means that the payment's state does not allow the step: repeating it will not help. */
export type Settlement = { readonly kind: "done" } | { readonly kind: "refused" } | Unavailable;

/** `refused` is final for this reference: nothing went back under it, and nothing will. */
export type RefundResult =
  | { readonly kind: "refunded"; readonly refund_id: string }
  | { readonly kind: "refused"; readonly reason: string }
  | Unavailable;

/**
 * A card gateway. `reference` is our payment intent's id, or our cancelation's for a refund, and every call is idempotent
 * by it: repeating a call repeats its result, so recovery may call again after a crash without knowing how far the first
 * call got. A void is `done` of all that cannot be captured any more, such as an expired authorisation; `refused` means that it was captured.
 * Voiding a reference the gateway has never seen must make a later authorisation of it fail: the authorisation may still be on its way.
 */
export type PaymentGateway = {
  readonly authorise: (request: {
    readonly reference: string;
    readonly amount: Cents;
    /** Held in memory for this one call: never stored, never logged. */
    readonly card: CreditCard;
  }) => Promise<Authorisation>;
  readonly capture: (reference: string) => Promise<Settlement>;
  readonly void: (reference: string) => Promise<Settlement>;
  /** Gives a part of a captured payment back; all refunds of a payment together never exceed it. */
  readonly refund: (request: {
    readonly reference: string;
    readonly payment_id: string;
    readonly amount: Cents;
  }) => Promise<RefundResult>;
};
