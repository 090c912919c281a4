import { Link } from "@teedesk/ui";

/** The column that leads to the record: a real link, which can be opened in a new tab. */
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
