import { LinkButton, Menu, NewIcon } from "@teedesk/ui";
import { useLocation } from "wouter";
import { selectLevel } from "../flows/session/selectors.ts";
import { useSession } from "../services/services.tsx";
import { newLinks } from "./newLinks.ts";

/** The links to new records at this address (OPS-SHELL-14 to 26): side by side, or on a narrow window a menu. */
export function NewLinks({ wide }: { wide: boolean }) {
  const [location] = useLocation();
  const level = useSession(selectLevel) ?? "other";
  const links = newLinks(location, level);
  if (links.length === 0) return null;
  if (!wide) {
    return <Menu label="New" icon={NewIcon} entries={links.map(({ name, path }) => ({ text: name, href: path }))} />;
  }
  return (
    <nav aria-label="New records" className="flex">
      {links.map(({ name, path }) => (
        <LinkButton key={name} kind="quiet" size="narrow" href={path}>
          {name}
        </LinkButton>
      ))}
    </nav>
  );
}
