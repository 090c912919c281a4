import { PageHeader } from "@teedesk/ui";
import { selectEmail } from "../../flows/session/selectors.ts";
import type { PageProps } from "../../navigation/page.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { PasswordPanel } from "./PasswordPanel.tsx";
import { SecondFactorPanel } from "./SecondFactorPanel.tsx";
import { SessionsPanel } from "./SessionsPanel.tsx";

/** One's own password, second factor and sessions. */
export function AccountPage({ title }: PageProps) {
  const { config } = useServices();
  const email = useSession(selectEmail);
  return (
    <>
      <PageHeader title={title} />
      <p className="-mt-2 mb-4 text-ink-muted">Signed in as {email}</p>
      <div className="grid max-w-220 items-start gap-4 2xl:max-w-none 2xl:grid-cols-[2fr_3fr]">
        <div className="grid min-w-0 gap-4">
          <PasswordPanel />
          {config.asks_second_factor && <SecondFactorPanel />}
        </div>
        <SessionsPanel />
      </div>
    </>
  );
}
