import { centsFrom, deliveredTo, formatDay, formatDollars, fullName, type MailRows } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import * as Result from "effect/Result";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { mailFrom } from "../../platform/mail/mailFrom.ts";
import { queueMail } from "../../platform/outbox/queueMail.ts";
import { failure } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import { findCertificate } from "../../resources/giftCertificates/certificateRows.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type Certificate = components["schemas"]["GiftCertificate"];

const templates = { receipt: "gift_certificate_receipt", certificate: "gift_certificate" } as const;
type CertificateMail = keyof typeof templates;

const dollars = (cents: number): string => formatDollars(Result.getOrThrow(centsFrom(cents)));

/** The values about a certificate that both mails may contain: no internal notes. The receipt does not use the greeting. */
function fieldsOf(certificate: Certificate, { dayOf }: Services["clock"]) {
  const purchaser_name = fullName(certificate.customer);
  const texts = {
    serial: certificate.serial,
    balance: dollars(certificate.raw_balance),
    purchaser_name,
    recipient_name: fullName(certificate.recipient),
    course_name: certificate.course?.course_name ?? "",
    from: certificate.who_from || purchaser_name,
    greeting: certificate.greeting,
  };
  const rows: MailRows = [
    ["Serial", texts.serial],
    ["Sold on", formatDay(dayOf(new Date(certificate.created_at)))],
    ["Purchaser", purchaser_name],
    ["Recipient", texts.recipient_name],
    ["Course", texts.course_name],
    ["Paid", certificate.transaction_item === null ? "" : dollars(certificate.transaction_item.total)],
    ["Balance", texts.balance],
  ];
  return { texts, tables: { details: rows.filter(([, value]) => value !== "") } };
}

/** The recipient: the purchaser gets the receipt, and the person it is delivered to gets the certificate. */
const readerOf = (mail: CertificateMail, certificate: Certificate): "purchaser" | "recipient" =>
  mail === "receipt" ? "purchaser" : deliveredTo(certificate);

type Asked = { readonly path: { readonly serial: string }; readonly staff: StaffMember };

/** Sends a mail about a certificate again. Throws 404 without it, and 409 without an e-mail address. */
async function send(
  { db, clock, jobs }: Pick<Services, "db" | "clock" | "jobs">,
  mail: CertificateMail,
  { path, staff }: Asked,
): Promise<components["schemas"]["Message"]> {
  const queue = async (tx: Database): Promise<string> => {
    const certificate = await findCertificate(tx, path.serial);
    const reader = readerOf(mail, certificate);
    const email = (reader === "purchaser" ? certificate.customer : certificate.recipient)?.email ?? "";
    if (email === "") {
      throw failure(409, `The ${mail} was not sent: the ${reader} has no e-mail address. Enter one and send it again.`);
    }
    const content = await mailFrom(tx, templates[mail], fieldsOf(certificate, clock));
    await queueMail(tx, [{ ...content, recipient: email }], { entity: "gift_certificate", id: certificate.id });
    const entry = { entity: "gift_certificate", id: certificate.id, staff, action: `${mail} sent` } as const;
    await recordHistory(tx, { ...entry, before: null, after: { sent_to: email } });
    return email;
  };
  const email = await retried(() => db.transaction(queue));
  jobs.wake("mail");
  return { message: `The ${mail} was sent to ${email}.` };
}

type Sending = "sendGiftCertificateReceipt" | "sendGiftCertificate";

/** The mails of a gift certificate (ADM-GC-19, ADM-GC-20): each call sends again (ANSWER-19). */
export const giftCertificateMailHandlers = (services: Services): Pick<Handlers, Sending | `${Sending}ByPost`> => ({
  sendGiftCertificateReceipt: (call) => send(services, "receipt", call),
  sendGiftCertificateReceiptByPost: (call) => send(services, "receipt", call),
  sendGiftCertificate: (call) => send(services, "certificate", call),
  sendGiftCertificateByPost: (call) => send(services, "certificate", call),
});
