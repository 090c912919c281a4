/** The reasons for which a booking cannot be undone. */
export type UndoRefusal = "canceled" | "not_yours" | "under_way" | "changed" | "over";

/** The facts that decide whether a booking can be undone. */
export type UndoFacts = {
  readonly is_canceled: boolean;
  /** Whether who asks booked it, or is an admin. */
  readonly is_own: boolean;
  /** Whether a cancelation or refund of it waits for a system outside. */
  readonly is_under_way: boolean;
  /** Whether anything of it was changed or refunded since. */
  readonly is_changed: boolean;
  /** Seconds until its card is charged; 0 or less once that has begun. */
  readonly seconds_left: number;
};

/**
 * The first reason why a booking cannot be undone; null when it can (DECISION-54). What was changed or refunded since is an agreement of
 * its own, so such a booking is canceled instead.
 */
export const undoRefusal = (facts: UndoFacts): UndoRefusal | null => {
  if (facts.is_canceled) return "canceled";
  if (!facts.is_own) return "not_yours";
  if (facts.is_under_way) return "under_way";
  if (facts.is_changed) return "changed";
  return facts.seconds_left > 0 ? null : "over";
};

/** The reason that an undone booking has as a canceled tee time. */
export const undoneReason = "Undone";
