import { Badge, type DrawerState, LinkButton, Menu, NewIcon, TopBar } from "@teedesk/ui";
import { Link, useLocation } from "wouter";
import { selectEmail } from "../flows/session/selectors.ts";
import { messages } from "../messages.ts";
import { paths } from "../paths.ts";
import { useServices, useSession } from "../services.tsx";
import { BroadcastMessage } from "./BroadcastMessage.tsx";
import { isStaging } from "./isStaging.ts";
import { linkMenus, useLinkMenu } from "./linkMenus.ts";
import { newLinks } from "./newLinks.ts";

type Props = { readonly drawer: DrawerState & { readonly id: string }; readonly message: string };

/** Table-size text and narrow padding: the course page shows four New links beside everything else at 1280 px. */
const dense = "*:px-2 *:text-sm";

/**
 * The bar over every page but sign-in (OPS-SHELL-01 to 26). What does not fit a narrow window is in the drawer as well:
 * the link menus, Booking Engine and Sign Out below 1280 px; the New links become a menu below 1024.
 */
export function ShellBar({ drawer, message }: Props) {
  const { config } = useServices();
  const email = useSession(selectEmail);
  return (
    <TopBar
      drawer={drawer}
      start={
        <>
          <Link href={paths.home()} className="flex items-center gap-2 rounded-md font-semibold">
            <img src="/logo.svg" alt="Home" width={24} height={24} />
            <span aria-hidden className="hidden sm:inline">
              {config.product_name}
            </span>
          </Link>
          {isStaging(location.hostname, config.staging_host) && <Badge tone="danger">{messages.stagingSite}</Badge>}
          <NewLinks />
        </>
      }
      end={
        <>
          <div className={`hidden xl:flex ${dense}`}>
            {linkMenus.map((menu) => (
              <LinkMenu key={menu.type} {...menu} />
            ))}
            <LinkButton kind="quiet" external href={paths.publicBookingEngine(config.booking_engine_url, email)}>
              Booking Engine
            </LinkButton>
          </div>
          <div className={dense}>
            <LinkButton href={paths.booking()}>IBE</LinkButton>
          </div>
          <div className={`hidden xl:flex ${dense}`}>
            <LinkButton kind="quiet" href={paths.logout()}>
              Sign Out
            </LinkButton>
          </div>
        </>
      }
    >
      <BroadcastMessage message={message} />
    </TopBar>
  );
}

function LinkMenu({ name, type }: (typeof linkMenus)[number]) {
  const { entries, note } = useLinkMenu(type);
  return <Menu label={name} empty={note} entries={entries.map(({ text, href }) => ({ text, href, external: true }))} />;
}

function NewLinks() {
  const [location] = useLocation();
  const links = newLinks(location);
  if (links.length === 0) return null;
  return (
    <>
      <nav aria-label="New records" className={`hidden lg:flex ${dense}`}>
        {links.map(({ name, path }) => (
          <LinkButton key={name} kind="quiet" href={path}>
            {name}
          </LinkButton>
        ))}
      </nav>
      <div className="lg:hidden">
        <Menu label="New" icon={NewIcon} entries={links.map(({ name, path }) => ({ text: name, href: path }))} />
      </div>
    </>
  );
}
