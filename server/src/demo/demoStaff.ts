import type { agentDesks } from "../db/schema/index.ts";

type DemoStaff = {
  readonly email: string;
  readonly name: string;
  readonly desk: (typeof agentDesks)[number];
  readonly level: "admin" | "agent";
};

/** The password of both demo sign-ins. */
export const demoPassword = "demo-fairway";

/** The two who can sign in: the admin and the agent. They are refused where strangers could reach them (prepare.ts). */
export const demoStaff = [
  { email: "admin@teedesk.test", name: "Morgan Ellis", desk: "product", level: "admin" },
  { email: "agent@teedesk.test", name: "Riley Santos", desk: "product", level: "agent" },
] as const satisfies readonly DemoStaff[];

/** Colleagues who sold tee times and have no usable password. */
export const demoColleagues: readonly DemoStaff[] = [
  { email: "casey.whitfield@teedesk.test", name: "Casey Whitfield", desk: "product", level: "agent" },
  { email: "dana.okafor@teedesk.test", name: "Dana Okafor", desk: "product", level: "agent" },
  { email: "jordan.lindqvist@teedesk.test", name: "Jordan Lindqvist", desk: "product", level: "agent" },
  { email: "pat.nakamura@teedesk.test", name: "Pat Nakamura", desk: "psgr", level: "agent" },
  { email: "robin.delacroix@teedesk.test", name: "Robin Delacroix", desk: "psgr", level: "agent" },
  { email: "sam.achterberg@teedesk.test", name: "Sam Achterberg", desk: "hotels", level: "agent" },
  { email: "quinn.marchetti@teedesk.test", name: "Quinn Marchetti", desk: "hotels", level: "agent" },
];

export const demoGroups = ["admin", "agent", "psgr", "hotels"] as const;
