import { Anchor, Icon, Panel } from "@teedesk/ui";
import { destinationIcons } from "../../navigation/destinationIcons.ts";
import type { Destination, DestinationGroup } from "../../navigation/destinations.ts";

/** A group of the home menu: links with their purposes. */
export function DestinationCard({ heading, destinations }: DestinationGroup) {
  return (
    <Panel heading={heading} flush>
      <ul className="p-2">
        {destinations.map((destination) => (
          <li key={destination.name}>
            <Entry {...destination} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Entry({ name, path, purpose, icon }: Destination) {
  return (
    <Anchor href={path} className="flex gap-3 rounded-md px-2 py-2 hover:bg-hover">
      <Icon shapes={destinationIcons[icon]} className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-ink-muted">{purpose}</span>
      </span>
    </Anchor>
  );
}
