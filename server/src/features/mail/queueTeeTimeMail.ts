import { splitEmails } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { mailFrom } from "../../platform/mail/mailFrom.ts";
import { queueMail } from "../../platform/outbox/queueMail.ts";
import type { Services } from "../../services.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { calendarFile } from "./calendarFile.ts";
import { mailFields, type TeeTimeMail } from "./mailFields.ts";

const templates = {
  receipt: { customer: "tee_time_receipt", course: "tee_time_receipt" },
  voucher: { customer: "tee_time_voucher", course: "tee_time_voucher" },
  // The course is asked to release the tee time, and does not get the customer's refund.
  cancelation: { customer: "tee_time_cancelation", course: "tee_time_course_cancelation" },
} as const;

/**
 * Queues a mail about a tee time in the caller's transaction, one message to each recipient: a bad address costs one message,
 * and no recipient sees the others; with `delaySeconds` it waits that long. Returns the recipients.
 */
export async function queueTeeTimeMail(
  tx: Database,
  mail: TeeTimeMail,
  stored: StoredTeeTime,
  services: Pick<Services, "clock" | "config">,
  { delaySeconds = 0, ...origin }: { readonly isRequested: boolean; readonly delaySeconds?: number },
): Promise<readonly string[]> {
  const recipients = mailRecipients(mail, stored, origin);
  const all = [...recipients.customer, ...recipients.course];
  if (all.length === 0) return all;
  const fields = await mailFields(tx, mail, stored, services.clock);
  for (const reader of ["customer", "course"] as const) {
    if (recipients[reader].length === 0) continue;
    const content = await mailFrom(tx, templates[mail][reader], fields);
    // The course has the tee time in its own system.
    const calendar = reader === "customer" ? calendarFile(mail, stored, services) : null;
    await queueMail(
      tx,
      recipients[reader].map((recipient) => ({ ...content, calendar, recipient })),
      { entity: "tee_time", id: stored.teeTime.id, delaySeconds },
    );
  }
  return all;
}

/**
 * The recipients of a mail, each once: the customer with the additional addresses, and the golf course. The tee time's flags
 * decide who receives automatic mail; mail that staff request goes to the customer in any case. A voucher is the player's.
 */
export function mailRecipients(
  mail: TeeTimeMail,
  { teeTime, customer, course }: StoredTeeTime,
  { isRequested }: { readonly isRequested: boolean },
): { readonly customer: readonly string[]; readonly course: readonly string[] } {
  const isForCustomer = isRequested || teeTime.should_email_customer;
  const wanted = isForCustomer ? [customer.email, ...splitEmails(teeTime.alt_emails)] : [];
  const known = new Map(wanted.map((address) => [address.toLowerCase(), address]));
  const toCourse = mail !== "voucher" && teeTime.should_email_course && !known.has(course.email.toLowerCase());
  return {
    customer: [...known.values()].filter((address) => address !== ""),
    course: toCourse && course.email !== "" ? [course.email] : [],
  };
}
