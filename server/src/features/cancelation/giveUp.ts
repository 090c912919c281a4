import { retried } from "../../platform/retried.ts";
import type { Cancelation, CancelServices, Declined } from "./cancelation.ts";
import { dropCancelation } from "./dropCancelation.ts";
import { words } from "./words.ts";

/** Gives a refused cancelation up, unless somebody else took it further meanwhile. */
export async function giveUp({ db, log }: CancelServices, given: Cancelation, refusal: Declined): Promise<Declined> {
  const isGivenUp = await retried(() => db.transaction((tx) => dropCancelation(tx, given, refusal)));
  if (!isGivenUp) return { kind: "declined", message: words.underWay };
  const { id, tee_time_id } = given;
  log.error({ cancelation: id, tee_time: tee_time_id, refusal: refusal.backend_message }, "cancelation given up");
  return refusal;
}
