/** The columns that are not hidden; all of them rather than none. */
export function visibleColumns<C extends { readonly key: string }>(
  columns: readonly C[],
  hidden: readonly string[],
): readonly C[] {
  const shown = columns.filter((column) => !hidden.includes(column.key));
  return shown.length > 0 ? shown : columns;
}
