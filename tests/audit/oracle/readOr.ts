/** What was read, or null where it was refused. */
export const readOr = <Value>(read: { readonly success: Value } | { readonly failure: unknown }): Value | null =>
  "success" in read ? read.success : null;
