import { fitsSlot, type StandingBooking, slotSeats } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";

/** A booking of some players; the course has all of them unless told otherwise. */
const standing = (
  players: string | undefined,
  facts: Pick<StandingBooking, "confirmation" | "told_since"> & Partial<StandingBooking>,
): StandingBooking => ({
  id: 1,
  agent: "Ann",
  players: Number(players),
  seated_at: 1,
  told_players: Number(players),
  ...facts,
});

/** Seats left of a slot seen at the moment 10, and whether a sale without a confirmation fits. */
export const slotTable: ExampleTable = {
  name: "slot",
  title: "Seats of a slot",
  about: "Players, by what the observation can know of. A sale without the course's confirmation fits (1) or not (0).",
  inputs: {
    seen: "whole",
    internal: "whole",
    "internal told before": "whole",
    "moved under its number": "whole",
    "confirmed before": "whole",
    "confirmed after": "whole",
    "held by others": "whole",
    asked: "whole",
  },
  results: {
    left: { kind: "whole", formula: "MAX(0,{seen}-{internal}-{moved under its number}-{confirmed after})" },
    free: {
      kind: "whole",
      formula: "MAX(0,MAX(0,{seen}-{internal}-{moved under its number}-{confirmed after})-{held by others})",
    },
    fits: {
      kind: "whole",
      formula:
        "IF({asked}<=MAX(0,MAX(0,{seen}-{internal}-{moved under its number}-{confirmed after})-{held by others}),1,0)",
    },
  },
  compute: ({
    seen,
    internal,
    "internal told before": told,
    "moved under its number": moved,
    "confirmed before": before,
    "confirmed after": after,
    "held by others": held,
    asked,
  }) => {
    const seats = slotSeats(
      { spots: [Number(seen)], known_until: 10, is_gone: seen === "0" },
      [
        standing(internal, { confirmation: "INTERNAL", told_since: 1, told_players: 0 }),
        standing(told, { confirmation: "INTERNAL", told_since: 9 }),
        standing(moved, { confirmation: "TT0", told_since: 1, told_players: 0 }),
        standing(before, { confirmation: "TT1", told_since: 9 }),
        standing(after, { confirmation: "TT2", told_since: 10 }),
      ],
      [{ agent: "Bob", players: Number(held), held_until: 99, is_own: false }],
    );
    const fits = fitsSlot({ players: Number(asked), confirmation: "INTERNAL" }, seats);
    return { left: String(seats.left), free: String(seats.free), fits: fits ? "1" : "0" };
  },
};
