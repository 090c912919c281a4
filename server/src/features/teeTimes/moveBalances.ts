import { negateCents } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { invalid } from "../../platform/refusal.ts";
import { moveBalance } from "../../resources/giftCertificates/moveBalance.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import type { More } from "./moreOf.ts";

/**
 * Takes from certificates what they pay more, and gives back what they pay less. What a balance does not cover is refused
 * on `gift_certificate_amount`.
 */
export async function moveBalances(tx: Database, changes: readonly More[], staff: StaffMember): Promise<void> {
  // Everybody takes certificates in the same order, so that two who swap them do not wait for each other.
  for (const { id, more } of changes.toSorted((one, other) => one.id - other.id)) {
    if (!(await moveBalance(tx, { certificate_id: id, amount: negateCents(more), staff }))) {
      throw invalid({ gift_certificate_amount: ["There is not that much left on the gift certificate."] });
    }
  }
}
