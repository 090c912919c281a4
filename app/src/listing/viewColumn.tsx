import { Link, VisuallyHidden } from "@teedesk/ui";

/** The column that leads to the record: a real link, so that it opens in a new tab as any link does. */
export const viewColumn = <Row extends { readonly id: number }>(path: (row: Row) => string) => ({
  key: "view",
  header: "View",
  cell: (row: Row) => (
    <Link href={path(row)}>
      View<VisuallyHidden> {row.id}</VisuallyHidden>
    </Link>
  ),
});
