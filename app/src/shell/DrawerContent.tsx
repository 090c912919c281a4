import { NavLink } from "@teedesk/ui";
import { useLocation } from "wouter";
import { selectLevel } from "../flows/session/selectors.ts";
import { isWithin, menuOf } from "../navigation.ts";
import { useSession } from "../services.tsx";
import { DrawerLinks } from "./DrawerLinks.tsx";
import { ThemeButton } from "./ThemeButton.tsx";

/** The entries of the drawer (OPS-SHELL-27 to 44) and what has no room in the bar; `onStep` hears of each entry taken. */
export function DrawerContent({ onStep }: { onStep: () => void }) {
  const level = useSession(selectLevel) ?? "other";
  const [location] = useLocation();
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
              onClick={onStep}
            />
          ))}
        </section>
      ))}
      <DrawerLinks onStep={onStep} />
      <ThemeButton />
    </>
  );
}
