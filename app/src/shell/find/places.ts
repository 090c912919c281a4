import { type Level, mayCall, mayOpen, type Screen } from "@teedesk/domain";
import type { Config } from "../../config/config.ts";
import { reportsFor } from "../../features/reports/reportIndex.ts";
import type { destinationIcons } from "../../navigation/destinationIcons.ts";
import { allDestinations, menuOf } from "../../navigation/destinations.ts";
import { paths } from "../../navigation/paths.ts";

/** A page to go to. */
export type Place = {
  readonly name: string;
  readonly purpose: string;
  readonly path: string;
  readonly icon: keyof typeof destinationIcons | null;
  readonly keys?: readonly string[];
};

/** Pages that no menu lists: the bar has some of them, other pages the rest. */
const others: readonly (Place & { readonly screen: Screen })[] = [
  {
    name: "New Booking",
    purpose: "The internal booking engine (IBE)",
    path: paths.booking(),
    screen: "/ibe",
    icon: "teeTime",
    keys: ["F8"],
  },
  { name: "Home", purpose: "Figures and all pages", path: paths.home(), screen: "/", icon: null },
  {
    name: "Availability Queue",
    purpose: "All who wait, in one list",
    path: paths.availabilityQueue(),
    screen: "/availability_queue",
    icon: "waitList",
  },
  {
    name: "My Account",
    purpose: "Password and sessions",
    path: paths.account(),
    screen: "/account",
    icon: null,
  },
  { name: "Sign Out", purpose: "Ends this session", path: paths.logout(), screen: "/logout", icon: null },
];

/** The pages that a level may open without naming a record, and those of new records that it may add. */
export function placesFor(level: Level, config: Config): readonly Place[] {
  const menu = menuOf("home", level, config).flatMap(({ destinations }) => destinations);
  const reports = reportsFor(level, config)
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => ("screen" in entry ? [{ ...entry, icon: "report" as const }] : []));
  const creates = allDestinations.flatMap(({ create, icon }) =>
    create !== undefined && mayCall(level, create.call)
      ? [{ name: create.text, purpose: "", path: create.path(), icon }]
      : [],
  );
  return [...others.filter(({ screen }) => mayOpen(level, screen)), ...menu, ...reports, ...creates];
}
