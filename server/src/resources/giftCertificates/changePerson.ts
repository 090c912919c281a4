import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { invalid } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import { namingFields } from "../../records/constraints.ts";
import { holdRecord } from "../../records/lockVersion.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { certificateInHistory } from "./certificateInHistory.ts";

type Certificate = components["schemas"]["GiftCertificate"];

type Change = {
  readonly who: "purchaser" | "recipient";
  /** A customer's id. */
  readonly person_id: number;
  readonly path: { readonly serial: string };
  readonly body: { readonly serial: string; readonly lock_version?: number };
  readonly staff: StaffMember;
};

type Reads = {
  readonly find: (tx: Database, serial: string) => Promise<Certificate>;
  readonly show: (tx: Database, id: number) => Promise<Certificate>;
};

const constraints = {
  gift_certificates_customer_id_customers_id_fk: { path: "purchaser_id", code: "choice_unknown" },
  gift_certificates_recipient_id_customers_id_fk: { path: "recipient_id", code: "choice_unknown" },
} as const;

/**
 * Stores another purchaser or recipient of a certificate immediately (ADM-GC-16, ADM-GC-17). Throws 422 with the field of an unknown id.
 */
export function changePerson(
  db: Database,
  { find, show }: Reads,
  { who, person_id, path, body, staff }: Change,
): Promise<Certificate> {
  if (body.serial.toLowerCase() !== path.serial.toLowerCase()) {
    throw invalid({ serial: ["This is not the serial of the address."] });
  }
  const store = async (tx: Database): Promise<Certificate> => {
    const { id } = await find(tx, path.serial);
    const before = await holdRecord(
      tx,
      giftCertificates,
      { entity: "gift_certificate", id, lock_version: body.lock_version },
      show,
    );
    const person = who === "purchaser" ? { customer_id: person_id } : { recipient_id: person_id };
    await tx.update(giftCertificates).set(person).where(eq(giftCertificates.id, id));
    const after = await show(tx, id);
    const entry = { entity: "gift_certificate", id, staff, action: `${who} changed` } as const;
    await recordHistory(tx, { ...entry, before: certificateInHistory(before), after: certificateInHistory(after) });
    return after;
  };
  return namingFields(db, constraints, () => retried(() => db.transaction(store)));
}
