import { Anchor, Badge, type DrawerState, IconButton, LinkButton, SearchIcon, TopBar } from "@teedesk/ui";
import { selectEmail } from "../flows/session/selectors.ts";
import { Logo } from "../Logo.tsx";
import { messages } from "../messages/messages.ts";
import { paths } from "../navigation/paths.ts";
import { lazyPart } from "../resource/lazyPart.tsx";
import { useServices, useSession } from "../services/services.tsx";
import { BroadcastMessage } from "./BroadcastMessage.tsx";
import { isStaging } from "./isStaging.ts";
import { LinkMenus } from "./LinkMenus.tsx";
import { NewLinks } from "./NewLinks.tsx";

/** Its count is read once the page is idle, so its code is not part of what each page waits for. The bar has no room for a notice. */
const ToDoLink = lazyPart(async () => (await import("./ToDoLink.tsx")).ToDoLink, null);

type Props = {
  readonly drawer: DrawerState & { readonly id: string };
  readonly message: string;
  readonly hasLine: boolean;
  readonly onFind: () => void;
};

/**
 * The bar over every page but sign-in (OPS-SHELL-01 to 26). Below 1280 px it has no room for the link menus, Booking
 * Engine and Sign Out: they are in the drawer then. Its text is table-size with narrow padding, because the course page
 * shows four New links beside everything else.
 */
export function ShellBar({ drawer, message, hasLine, onFind }: Props) {
  const { config } = useServices();
  const email = useSession(selectEmail);
  return (
    <TopBar
      drawer={drawer}
      start={
        <>
          <Anchor href={paths.home()} className="flex items-center gap-2 rounded-md font-semibold">
            <Logo name="Home" size={24} />
            {/* A phone has no room for it, nor has the bar of a course page beside four New links and the link menus. */}
            <span aria-hidden className="hidden sm:inline xl:max-2xl:in-[header:has(nav>a:nth-child(2))]:hidden">
              {config.product_name}
            </span>
          </Anchor>
          {isStaging(location.hostname, config.staging_host) && <Badge tone="danger">{messages.stagingSite}</Badge>}
          <NewLinks wide={drawer.wide} />
        </>
      }
      end={
        <>
          {/* First of those on the right, so that none of them moves when it comes. */}
          {config.keeps_promises && <ToDoLink />}
          <IconButton icon={SearchIcon} label="Find (F2)" aria-keyshortcuts="F2 Control+K Meta+K" onClick={onFind} />
          <div className="hidden xl:flex">
            <LinkMenus />
            <LinkButton
              kind="quiet"
              size="narrow"
              external
              href={paths.publicBookingEngine(config.booking_engine_url, email)}
            >
              Booking Engine
            </LinkButton>
          </div>
          <LinkButton href={paths.booking()} shortcut="F8">
            IBE
          </LinkButton>
          <div className="hidden xl:flex">
            <LinkButton kind="quiet" size="narrow" href={paths.logout()}>
              Sign Out
            </LinkButton>
          </div>
        </>
      }
    >
      <BroadcastMessage message={message} hasLine={hasLine} />
    </TopBar>
  );
}
