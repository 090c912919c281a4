import { fitsSlot, slotSeats } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";

const booking = { id: 1, agent: "Ann" };

/** Seats left of a slot seen at the moment 10, and whether a sale without a confirmation fits. */
export const slotTable: ExampleTable = {
  name: "slot",
  title: "Seats of a slot",
  about: "Players, by what the observation can know of. A sale without the course's confirmation fits (1) or not (0).",
  inputs: {
    seen: "whole",
    internal: "whole",
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
    "moved under its number": moved,
    "confirmed before": before,
    "confirmed after": after,
    "held by others": held,
    asked,
  }) => {
    const seats = slotSeats(
      { spots: [Number(seen)], known_until: 10, is_gone: seen === "0" },
      [
        { ...booking, players: Number(internal), confirmation: "INTERNAL", seated_at: 1, told_players: 0 },
        { ...booking, players: Number(moved), confirmation: "TT0", seated_at: 1, told_players: 0 },
        { ...booking, players: Number(before), confirmation: "TT1", seated_at: 9, told_players: Number(before) },
        { ...booking, players: Number(after), confirmation: "TT2", seated_at: 10, told_players: Number(after) },
      ],
      [{ agent: "Bob", players: Number(held), held_until: 99, is_own: false }],
    );
    const fits = fitsSlot({ players: Number(asked), confirmation: "INTERNAL" }, seats);
    return { left: String(seats.left), free: String(seats.free), fits: fits ? "1" : "0" };
  },
};
