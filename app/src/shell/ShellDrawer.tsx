import type { Level } from "@teedesk/domain";
import { AccountIcon, Drawer, type DrawerState, NavLink } from "@teedesk/ui";
import { useDeferredValue } from "react";
import { useLocation } from "wouter";
import { selectLevel } from "../flows/session/selectors.ts";
import { isWithin, menuOf } from "../navigation/destinations.ts";
import { paths } from "../navigation/paths.ts";
import { useSession } from "../services/services.tsx";
import { DrawerLinks } from "./DrawerLinks.tsx";
import { ThemeButton } from "./ThemeButton.tsx";

type Props = { readonly drawer: DrawerState & { readonly id: string } };

/** The side navigation (OPS-SHELL-27 to 44). Over the page, on narrow windows, it closes with each step. */
export function ShellDrawer({ drawer: { id, open, wide, onClose } }: Props) {
  const level = useSession(selectLevel) ?? "other";
  const [location] = useLocation();
  // The page first: its links are a third of everything that a start draws.
  const isFilled = useDeferredValue(true, false);
  return (
    <Drawer id={id} label="Main" open={open} wide={wide} onClose={onClose}>
      {isFilled && <DrawerContent level={level} location={location} onClose={onClose} />}
    </Drawer>
  );
}

type ContentProps = { readonly level: Level; readonly location: string; readonly onClose: () => void };

function DrawerContent({ level, location, onClose }: ContentProps) {
  return (
    <>
      {menuOf("drawer", level).map(({ heading, destinations }) => (
        <section key={heading} aria-label={heading} className="mb-2">
          <h2 className="px-2 py-1 text-xs font-medium text-ink-faint">{heading}</h2>
          {destinations.map((destination) => (
            <NavLink
              key={destination.name}
              href={destination.path}
              text={destination.name}
              icon={destination.icon}
              current={isWithin(destination, location)}
              onClick={onClose}
            />
          ))}
        </section>
      ))}
      <NavLink
        href={paths.account()}
        text="My Account"
        icon={AccountIcon}
        current={location === paths.account()}
        onClick={onClose}
      />
      <DrawerLinks onStep={onClose} />
      <ThemeButton />
    </>
  );
}
