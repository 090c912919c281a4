import { AccountIcon, NavLink } from "@teedesk/ui";
import { useLocation } from "wouter";
import { selectLevel } from "../flows/session/selectors.ts";
import { destinationIcons } from "../navigation/destinationIcons.ts";
import { isWithin, menuOf } from "../navigation/destinations.ts";
import { paths } from "../navigation/paths.ts";
import { useServices, useSession } from "../services/services.tsx";
import { DrawerLinks } from "./DrawerLinks.tsx";
import { ThemeButton } from "./ThemeButton.tsx";

/** The links of the drawer, each to a place that the person may open. */
export function DrawerContent({ onClose }: { onClose: () => void }) {
  const level = useSession(selectLevel) ?? "other";
  const { config } = useServices();
  const [location] = useLocation();
  return (
    <>
      {menuOf("drawer", level, config).map(({ heading, destinations }) => (
        <div key={heading} className="mb-2">
          <h2 className="px-2 py-1 text-xs font-medium text-ink-faint">{heading}</h2>
          {destinations.map((destination) => (
            <NavLink
              key={destination.name}
              href={destination.path}
              text={destination.name}
              icon={destinationIcons[destination.icon]}
              current={isWithin(destination, location)}
              onClick={onClose}
            />
          ))}
        </div>
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
