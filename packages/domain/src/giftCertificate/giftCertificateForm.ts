import { dollars, either, line, note, percent, reference, required, wholeCents } from "../form/field.ts";
import { type DraftOf, form, type InputOf } from "../form/form.ts";

/** A gift certificate as staff edit it (ADM-GC-04 to ADM-GC-12); its two people have calls of their own (UNCLEAR-54). */
export const giftCertificateForm = form({
  serial: required(line),
  /** What can still be spent: the ledger records a change of it as a correction. */
  balance: required(dollars),
  /** What it was sold for; left blank it stays. */
  transaction_item: { total: wholeCents },
  /** The salutation: whom it is from. */
  who_from: line,
  /** UNCLEAR-53: true is e-mail, true is the recipient (CONST-14, CONST-15). */
  email_delivery: either(["email", "mail"], "mail"),
  mail_recipient: either(["recipient", "purchaser"], "recipient"),
  greeting: note,
  internal_memo: note,
  /** None is any course. */
  course: reference(),
});

/** What a save of a gift certificate sends. */
export type GiftCertificateInput = InputOf<typeof giftCertificateForm>;

/** How gift certificates are sold: percent off their price, 0 until somebody sets one (ADM-SALES-02, CONST-35). */
export const giftCertificateSalesForm = form({ discount: percent });

/** What the inputs of the sales configuration hold. */
export type GiftCertificateSalesDraft = DraftOf<typeof giftCertificateSalesForm>;
/** What a save of the sales configuration sends. */
export type GiftCertificateSalesInput = InputOf<typeof giftCertificateSalesForm>;
