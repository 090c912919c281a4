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
    <nav aria-label="New records" className="flex *:px-2 *:text-sm">
      {links.map(({ name, path }) => (
        <LinkButton key={name} kind="quiet" href={path}>
          {name}
        </LinkButton>
      ))}
    </nav>
  );
}
