import { LinkButton, Menu, NewIcon } from "@teedesk/ui";
import { useLocation } from "wouter";
import { newLinks } from "./newLinks.ts";

/** What can be made new at this address (OPS-SHELL-14 to 26): links side by side, or on a narrow window a menu. */
export function NewLinks({ wide }: { wide: boolean }) {
  const [location] = useLocation();
  const links = newLinks(location);
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
