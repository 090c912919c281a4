import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { nothingKnown } from "@teedesk/domain";
import type { AnyStateMachine } from "xstate";
import { createBookingMachine } from "../booking/machine.ts";
import { createCancelTeeTimeMachine } from "../cancelTeeTime/machine.ts";
import { createCopyMachine } from "../copyBookings/machine.ts";
import { editFormMachine } from "../editForm/machine.ts";
import { createImportMachine } from "../importFile/machine.ts";
import { createSessionMachine } from "../session/machine.ts";
import { diagram } from "./diagram.ts";

/** `npm run diagrams` draws docs/flows from the machines; `--check` fails when a page is not what would be drawn. */
const folder = new URL("../../../../docs/flows/", import.meta.url);

const uncalled = (): never => {
  throw new Error("A diagram calls no port.");
};
const shelf = { read: uncalled, write: uncalled, clear: uncalled };

const machines: Record<string, AnyStateMachine> = {
  session: createSessionMachine({
    signIn: uncalled,
    completeSignIn: uncalled,
    fetchLevel: uncalled,
    signOut: uncalled,
    storage: { ...shelf, watch: uncalled },
  }),
  editForm: editFormMachine(),
  cancelTeeTime: createCancelTeeTimeMachine({
    loadOptions: uncalled,
    process: uncalled,
    newKey: uncalled,
    drafts: shelf,
  }),
  copyBookings: createCopyMachine({ rowPorts: uncalled, days: { read: () => [], write: uncalled }, today: uncalled }),
  importFile: createImportMachine({ load: uncalled, plan: uncalled, run: uncalled, undo: uncalled }),
  booking: createBookingMachine({
    findRate: uncalled,
    listRentalClubs: uncalled,
    validateDiscount: uncalled,
    validateGiftCertificate: uncalled,
    findDeals: uncalled,
    fetchCard: uncalled,
    unread: nothingKnown,
    lookUp: uncalled,
    holdSeats: uncalled,
    releaseSeats: uncalled,
    storePhone: uncalled,
    book: uncalled,
    newKey: uncalled,
    today: uncalled,
    now: uncalled,
    clocks: uncalled,
    recentBookings: { read: uncalled, add: uncalled, remove: uncalled },
    drafts: shelf,
  }),
};

function read(file: URL): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

const stale: string[] = [];
mkdirSync(folder, { recursive: true });
for (const [name, machine] of Object.entries(machines)) {
  const file = new URL(`${name}.md`, folder);
  const drawn = diagram(name, machine);
  if (read(file) === drawn) continue;
  if (process.argv.includes("--check")) stale.push(name);
  else writeFileSync(file, drawn);
}

if (stale.length > 0) {
  console.error(`docs/flows is not what the machines say: ${stale.join(", ")}. Run \`npm run diagrams\`.`);
  process.exitCode = 1;
}
