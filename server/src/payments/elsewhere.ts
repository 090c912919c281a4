const prefix = "elsewhere-";

/** The reference of a payment that another system took for an imported booking: no card is charged or refunded by it (DECISION-68). */
export const elsewhere = (import_id: number, n: number): string => `${prefix}${import_id}-${n}`;

export const isElsewhere = (payment_id: string): boolean => payment_id.startsWith(prefix);
