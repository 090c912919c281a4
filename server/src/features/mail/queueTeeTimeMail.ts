import { splitEmails } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { mailFrom } from "../../platform/mail/mailFrom.ts";
import { queueMail } from "../../platform/outbox/queueMail.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { mailFields, type TeeTimeMail } from "./mailFields.ts";

const templates = {
  receipt: "tee_time_receipt",
  voucher: "tee_time_voucher",
  cancelation: "tee_time_cancelation",
} as const;

/**
 * Queues a mail about a tee time in the caller's transaction, one message to each recipient: a bad address costs one message,
 * and nobody sees the others. Returns the recipients.
 */
export async function queueTeeTimeMail(
  tx: Database,
  mail: TeeTimeMail,
  stored: StoredTeeTime,
  origin: { readonly isRequested: boolean },
): Promise<readonly string[]> {
  const recipients = mailRecipients(mail, stored, origin);
  if (recipients.length === 0) return recipients;
  const content = await mailFrom(tx, templates[mail], await mailFields(tx, mail, stored));
  await queueMail(
    tx,
    recipients.map((recipient) => ({ ...content, recipient })),
    { entity: "tee_time", id: stored.teeTime.id },
  );
  return recipients;
}

/**
 * The recipients of a mail, each once: the customer with the additional addresses, and the golf course. The tee time's flags
 * decide who receives automatic mail; mail that staff request goes to the customer in any case. A voucher is the player's.
 */
export function mailRecipients(
  mail: TeeTimeMail,
  { teeTime, customer, course }: StoredTeeTime,
  { isRequested }: { readonly isRequested: boolean },
): readonly string[] {
  const recipients = [
    ...(isRequested || teeTime.should_email_customer ? [customer.email, ...splitEmails(teeTime.alt_emails)] : []),
    ...(mail !== "voucher" && teeTime.should_email_course ? [course.email] : []),
  ];
  const known = new Map(recipients.map((address) => [address.toLowerCase(), address]));
  return [...known.values()].filter((address) => address !== "");
}
