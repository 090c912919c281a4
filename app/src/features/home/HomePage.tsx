import { LinkButton, PageHeader } from "@teedesk/ui";
import { selectEmail, selectLevel } from "../../flows/session/selectors.ts";
import { menuOf } from "../../navigation/destinations.ts";
import { paths } from "../../navigation/paths.ts";
import { notBuiltParts } from "../../notBuilt.ts";
import { useSession } from "../../services/services.tsx";
import { DestinationCard } from "./DestinationCard.tsx";

/** Home: where everything is (OPS-HOME-01 to 04). */
export function HomePage() {
  const email = useSession(selectEmail);
  const level = useSession(selectLevel) ?? "other";
  return (
    <div className="mx-auto max-w-300">
      <PageHeader
        title={`Welcome, ${email}`}
        actions={
          <LinkButton kind="primary" href={paths.booking()}>
            Book a tee time
          </LinkButton>
        }
      />
      <nav aria-label="Screens" className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
        {menuOf("home", level).map((group) => (
          <DestinationCard key={group.heading} {...group} />
        ))}
      </nav>
      <p className="mt-8 text-sm text-ink-faint">{notBuiltParts.home}</p>
    </div>
  );
}
