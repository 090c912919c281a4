import { EmptyState, LinkButton, PageHeader } from "@teedesk/ui";
import { paths } from "../../navigation/paths.ts";

/** Stands in for a screen of notBuilt.ts. */
export function NotBuiltPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="This screen is not built yet."
        actions={<LinkButton href={paths.home()}>Back to Home</LinkButton>}
      >
        {title} has its place in the console; its page is still to come.
      </EmptyState>
    </>
  );
}
