import { centsFrom, formatCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { retried } from "../../platform/retried.ts";
import { centsOf } from "../../records/columns.ts";
import type { Services } from "../../services.ts";
import { type Consent, consentMessages, decideConsent, lockConsent } from "../../session/consents.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { certificatesIn } from "./giftCertificates.ts";

type Decision = components["schemas"]["ConsentDecision"];

/** Corrects a certificate in the name of the person who asked, in the transaction of another person's consent (DECISION-45). */
export const consentToCorrection = (
  { db, config }: Pick<Services, "db" | "config">,
  request: Pick<Consent, "id">,
  by: StaffMember,
): Promise<Decision> =>
  retried(() =>
    db.transaction(async (tx): Promise<Decision> => {
      const asked = await lockConsent(tx, request.id, by);
      const { state, correction, gift_certificate_id: id, staff_user_id, staff_user: email, reason } = asked;
      if (state !== "waiting") return { valid: false, message: consentMessages.notWaiting[state] };
      if (correction === null || id === null) throw new Error(`Request ${request.id} is not of a certificate.`);
      await tx
        .select({ id: giftCertificates.id })
        .from(giftCertificates)
        .where(eq(giftCertificates.id, id))
        .for("update");
      const certificates = certificatesIn({ ...config, agentCorrectionLimit: null })(tx);
      const before = await certificates.show(id);
      const { balance, balance_before, value, value_before } = correction;
      const isSame =
        centsOf(before.balance) === balance_before && (before.transaction_item?.total ?? null) === value_before;
      if (!isSame || staff_user_id === null) {
        await decideConsent(tx, asked, "outdated", by);
        return { valid: false, message: isSame ? messages.askerGone : messages.outdated };
      }
      await decideConsent(tx, asked, "consented", by);
      await certificates.update({ ...by, id: staff_user_id, email, level: "other" }, id, {
        balance: formatCents(Result.getOrThrow(centsFrom(balance))),
        ...(value !== null && { transaction_item: { total: value } }),
        reason,
      });
      return { valid: true, message: messages.corrected };
    }),
  );

const messages = {
  corrected: "The gift certificate was corrected.",
  outdated: "The gift certificate has changed since this was asked: nothing was corrected. It can be asked for again.",
  askerGone: "The person who asked has no account any more, so this cannot be carried out.",
};
