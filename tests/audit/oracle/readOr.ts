/** The value of a result, or null where it failed. */
export const readOr = <Value>(read: { readonly success: Value } | { readonly failure: unknown }): Value | null =>
  "success" in read ? read.success : null;
