import { EmptyState, LinkButton, PageHeader } from "@teedesk/ui";
import { useLocation } from "wouter";
import { paths } from "../../navigation/paths.ts";

/** An address without a page (UNCLEAR-66). */
export function NotFoundPage({ title }: { title: string }) {
  const [location] = useLocation();
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="There is no page at this address."
        actions={<LinkButton href={paths.home()}>Go to Home</LinkButton>}
      >
        <code className="font-mono text-xs wrap-anywhere">{location}</code>
      </EmptyState>
    </>
  );
}
