import { Link } from "@teedesk/ui";

/** The column that leads to the record: a real link, so that it opens in a new tab as any link does. */
export const viewColumn = (path: (id: number) => string) => ({
  key: "view",
  header: "View",
  path,
  cell: ({ id }: { readonly id: number }) => (
    <Link href={path(id)} aria-label={`View ${id}`}>
      View
    </Link>
  ),
});
