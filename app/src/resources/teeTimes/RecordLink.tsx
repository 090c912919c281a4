import { Link, type LinkProps } from "@teedesk/ui";

/** A link in the line under a field, to the record that the field names; it fills the line as a large target. */
export function RecordLink(props: Pick<LinkProps, "href" | "children" | "external">) {
  return <Link {...props} className="-my-1 inline-flex min-h-6 items-center" />;
}
