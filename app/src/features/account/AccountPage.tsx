import { PageHeader } from "@teedesk/ui";
import { selectEmail } from "../../flows/session/selectors.ts";
import type { PageProps } from "../../navigation/page.ts";
import { useSession } from "../../services/services.tsx";
import { PasswordPanel } from "./PasswordPanel.tsx";
import { SessionsPanel } from "./SessionsPanel.tsx";

/** What everybody can do about their own sign-in. */
export function AccountPage({ title }: PageProps) {
  const email = useSession(selectEmail);
  return (
    <>
      <PageHeader title={title} />
      <p className="-mt-2 mb-4 text-ink-muted">Signed in as {email}</p>
      <div className="grid items-start gap-4 xl:grid-cols-[2fr_3fr]">
        <PasswordPanel />
        <SessionsPanel />
      </div>
    </>
  );
}
