import { Menu } from "@teedesk/ui";
import { linkMenus, useLinkMenu } from "./linkMenus.ts";

/** The three link menus of the bar (OPS-SHELL-04 to 07). */
export function LinkMenus() {
  return linkMenus.map((menu) => <LinkMenu key={menu.type} {...menu} />);
}

function LinkMenu({ name, type }: (typeof linkMenus)[number]) {
  const { entries, note } = useLinkMenu(type);
  const links = entries.map(({ text, href }) => ({ text, href, external: true }));
  return <Menu label={name} size="narrow" empty={note} entries={links} />;
}
