/** The beginning of the reference of a payment that another system took for an imported booking, and of its refund there (DECISION-68). */
export const elsewherePrefix = "elsewhere-";

/** Whether another system took a payment: what goes back of it is refunded there, and no card is asked (DECISION-73). */
export const isPaidElsewhere = (payment_id: string | null | undefined): boolean =>
  payment_id?.startsWith(elsewherePrefix) ?? false;
