import { expect, it } from "vitest";
import { createMachine } from "xstate";
import { diagram } from "./diagram.ts";

it("draws groups, starts, guards, time, silent steps and ends", () => {
  const machine = createMachine({
    id: "door",
    initial: "open",
    states: {
      open: {
        initial: "wide",
        on: { "handle.turned": [{ guard: "isKey", target: "locked" }, { target: "shut" }] },
        states: { wide: { after: { patience: "ajar" } }, ajar: {}, last: { type: "history" } },
      },
      shut: { always: "locked", on: { "bell.rung": { actions: "ring" } } },
      locked: { type: "final" },
    },
  });
  const [, chart] = diagram("door", machine).split("```mermaid\n");
  expect(chart?.split("\n")).toEqual([
    "flowchart TB",
    '  subgraph door["door"]',
    "    door_start(( ))",
    '    subgraph door_open["open"]',
    '      door_open_any(["in any of these"])',
    "      door_open_start(( ))",
    '      door_open_wide["wide"]',
    '      door_open_ajar["ajar"]',
    '      door_open_last(("H"))',
    "    end",
    '    door_shut["shut"]',
    '    door_locked((("locked")))',
    "  end",
    "  door_start --> door_open_start",
    "  door_open_start --> door_open_wide",
    '  door_open_any -- "handle.turned [isKey]" --> door_locked',
    '  door_open_any -- "handle.turned" --> door_shut',
    '  door_open_wide -- "after patience" --> door_open_ajar',
    '  door_shut -- "at once" --> door_locked',
    "```",
    "",
  ]);
});
