import { Link, type LinkProps } from "@teedesk/ui";

/** A link in the line under a field, to the record the field names: as high as the line, to be hit easily. */
export function RecordLink(props: Pick<LinkProps, "href" | "children" | "external">) {
  return <Link {...props} className="-my-1 inline-flex min-h-6 items-center" />;
}
