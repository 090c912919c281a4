import { dollars, either, line, note, percent, reference, required, unstored, wholeCents } from "../form/field.ts";
import { type DraftOf, form, type InputOf } from "../form/form.ts";

/** A gift certificate as staff edit it (ADM-GC-04 to ADM-GC-12); its two people have calls of their own (UNCLEAR-54). */
export const giftCertificateForm = form({
  serial: required(line),
  /** The amount that can be spent: the ledger records a change of it as a correction. */
  balance: required(dollars),
  /** The amount it was sold for; unchanged when left blank. */
  transaction_item: { total: wholeCents },
  /** The reason for another balance or sale, which the ledger shows (DECISION-43). */
  reason: unstored(line),
  /** The salutation, which names the giver. */
  who_from: line,
  /** UNCLEAR-53: true is e-mail, true is the recipient (CONST-14, CONST-15). */
  // Survives StringLiteral: a text that is not the first choice begins with the second.
  email_delivery: either(["email", "mail"], "mail"),
  mail_recipient: either(["recipient", "purchaser"], "recipient"),
  greeting: note,
  internal_memo: note,
  /** Null is any course. */
  course: reference(),
});

/** A gift certificate as a save sends it. */
export type GiftCertificateInput = InputOf<typeof giftCertificateForm>;

/** The sale of gift certificates: percent off their price, 0 until it is set (ADM-SALES-02, CONST-35). */
export const giftCertificateSalesForm = form({ discount: percent });

/** The inputs of the sales configuration. */
export type GiftCertificateSalesDraft = DraftOf<typeof giftCertificateSalesForm>;
/** The sales configuration as a save sends it. */
export type GiftCertificateSalesInput = InputOf<typeof giftCertificateSalesForm>;
