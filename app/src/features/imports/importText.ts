import { countText } from "@teedesk/ui";
import type { Schema } from "../../api/contract.ts";
import { paths } from "../../navigation/paths.ts";
import type { ImportKind } from "./imports.api.ts";

type Counts = Schema<"ImportCounts">;

export const kindNames: Readonly<Record<ImportKind, string>> = {
  customers: "Customers",
  bookings: "Bookings",
  rates: "Rates",
  gift_certificates: "Gift certificates",
};

export const stateNames: Readonly<Record<Schema<"Import">["state"], string>> = {
  mapping: "Uploaded",
  planning: "Dry run under way",
  planned: "Planned",
  running: "Running",
  done: "Imported",
  undoing: "Undo under way",
  undone: "Undone",
};

/** The address of a row's record. */
export const recordPath: Readonly<Record<ImportKind, (id: number) => string>> = {
  customers: paths.customer,
  bookings: paths.teeTime,
  rates: paths.rate,
  gift_certificates: paths.giftCertificate,
};

/** The effect of a plan: "5 to create, 1 to update, 2 to skip, 0 refused." */
export const planText = ({ create, update, skip, refused }: Counts): string =>
  `${countText(create)} to create, ${countText(update)} to update, ${countText(skip)} to skip, ${countText(refused)} refused.`;

/** The progress of what is under way, or its outcome. */
export function progressText(state: Schema<"Import">["state"], counts: Counts): string {
  const { rows, unplanned, done, failed, waiting, undone, kept } = counts;
  if (state === "mapping") return `${countText(rows)} rows.`;
  if (state === "planning") return `${countText(rows - unplanned)} of ${countText(rows)} rows were looked at.`;
  if (state === "planned") return planText(counts);
  if (state === "running" || state === "done")
    return `${countText(done)} done, ${countText(failed)} failed, ${countText(waiting)} waiting.`;
  return `${countText(undone)} undone, ${countText(kept)} kept, ${countText(done)} waiting.`;
}
