/** The reason that a canceled and refunded tee time has when its course closed. */
export const closureReason = "Course closed";

/** The act for a booking inside a closure: cancel it and give everything back, move it to another time of the course, or leave it as it is. */
export type ClosureAct = "cancel" | "move" | "leave";

/** The facts of a booking inside a closure, upon which its act is chosen. Amounts are cents. */
export type ClosureFacts = {
  readonly tee_time_id: number;
  readonly lock_version: number;
  /** The rest of its payment. */
  readonly refund_amount: number;
  /** Another system took the payment: its rest is refunded there, not to a card. */
  readonly is_paid_elsewhere: boolean;
  /** The part that goes back to its gift certificate. */
  readonly certificate_amount: number;
};

/** The totals of a plan: its bookings by act, and the cents that go back. */
export type ClosureTotals = {
  readonly canceled: number;
  readonly moved: number;
  readonly left: number;
  /** Cents that go back to cards. */
  readonly refund_amount: number;
  /** Cents that are to be refunded where they were paid. */
  readonly elsewhere_amount: number;
  /** Cents that go back to gift certificates. */
  readonly certificate_amount: number;
};

/** The totals of a plan: the number of bookings of each act, and the money that goes back, in cents (BUS-03). */
export function closureTotals(rows: readonly (ClosureFacts & { readonly act: ClosureAct })[]): ClosureTotals {
  const of = (wanted: ClosureAct) => rows.filter(({ act }) => act === wanted);
  const canceled = of("cancel");
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const paid = (isElsewhere: boolean) =>
    sum(
      canceled.flatMap(({ is_paid_elsewhere, refund_amount }) =>
        is_paid_elsewhere === isElsewhere ? refund_amount : [],
      ),
    );
  return {
    canceled: canceled.length,
    moved: of("move").length,
    left: of("leave").length,
    refund_amount: paid(false),
    elsewhere_amount: paid(true),
    certificate_amount: sum(canceled.map(({ certificate_amount }) => certificate_amount)),
  };
}

/** A booking whose facts are not those of the plan: it is `new` inside, `gone` from there, or `changed`. */
export type ClosureChange = { readonly tee_time_id: number; readonly kind: "new" | "gone" | "changed" };

type Planned = Omit<ClosureFacts, "certificate_amount" | "is_paid_elsewhere">;

/** The changes since a plan was made, by tee time; nothing where the plan can be run as it was shown (BUS-04). */
export function closureChanges(planned: readonly Planned[], current: readonly Planned[]): readonly ClosureChange[] {
  const before = new Map(planned.map((row) => [row.tee_time_id, row]));
  const now = new Set(current.map(({ tee_time_id }) => tee_time_id));
  const found = current.flatMap((row): readonly ClosureChange[] => {
    const { tee_time_id } = row;
    const known = before.get(tee_time_id);
    if (known === undefined) return [{ tee_time_id, kind: "new" }];
    const isSame = known.lock_version === row.lock_version && known.refund_amount === row.refund_amount;
    return isSame ? [] : [{ tee_time_id, kind: "changed" }];
  });
  const gone = planned.filter(({ tee_time_id }) => !now.has(tee_time_id));
  return [...found, ...gone.map(({ tee_time_id }) => ({ tee_time_id, kind: "gone" as const }))].toSorted(
    (one, other) => one.tee_time_id - other.tee_time_id,
  );
}
