import { Link, NavLink, SignOutIcon } from "@teedesk/ui";
import { selectEmail } from "../flows/session/selectors.ts";
import { paths } from "../navigation/paths.ts";
import { useServices, useSession } from "../services/services.tsx";
import { linkMenus, useLinkMenu } from "./linkMenus.ts";

/** The links that do not fit into the bar on windows narrower than 1280 px. */
export function DrawerLinks({ onStep }: { onStep: () => void }) {
  const { config } = useServices();
  const email = useSession(selectEmail);
  return (
    <div className="mb-2 xl:hidden">
      {linkMenus.map((menu) => (
        <LinkList key={menu.type} {...menu} />
      ))}
      <p className="flex h-8 items-center px-2 pointer-coarse:h-10">
        <Link external href={paths.publicBookingEngine(config.booking_engine_url, email)}>
          Booking Engine
        </Link>
      </p>
      <NavLink href={paths.logout()} text="Sign Out" icon={SignOutIcon} current={false} onClick={onStep} />
    </div>
  );
}

function LinkList({ name, type }: (typeof linkMenus)[number]) {
  const { entries, note } = useLinkMenu(type);
  return (
    <details>
      <summary className="rounded-md px-2 py-1.5 font-medium text-ink-muted hover:bg-hover pointer-coarse:py-2.5">
        {name}
      </summary>
      <ul className="mb-1 ml-2 border-l border-line pl-3">
        {entries.length === 0 && <li className="text-ink-faint">{note}</li>}
        {entries.map(({ id, text, href }) => (
          <li key={id} className="py-1">
            <Link external href={href}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
