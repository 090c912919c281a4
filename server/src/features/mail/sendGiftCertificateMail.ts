import { centsFrom, deliveredTo, formatDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import * as Result from "effect/Result";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { queueMail } from "../../platform/outbox/queueMail.ts";
import { failure } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import { findCertificate } from "../../resources/giftCertificates/giftCertificates.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { type GiftCertificateFacts, giftCertificatePage, giftCertificateReceipt } from "./giftCertificateMails.ts";

type Certificate = components["schemas"]["GiftCertificate"];

const mails = { receipt: giftCertificateReceipt, certificate: giftCertificatePage } as const;

const nameOf = (person: Certificate["customer"]): string =>
  person === null ? "" : `${person.first_name} ${person.last_name}`.trim();

const factsOf = (certificate: Certificate, { dayOf }: Services["clock"]): GiftCertificateFacts => ({
  serial: certificate.serial,
  balance: Result.getOrThrow(centsFrom(certificate.raw_balance)),
  soldFor:
    certificate.transaction_item === null ? null : Result.getOrThrow(centsFrom(certificate.transaction_item.total)),
  soldOn: formatDay(dayOf(new Date(certificate.created_at))),
  whoFrom: certificate.who_from,
  greeting: certificate.greeting,
  courseName: certificate.course?.course_name ?? "",
  purchaserName: nameOf(certificate.customer),
  recipientName: nameOf(certificate.recipient),
});

/** Whose mail it is: the purchaser has the receipt, and whom the certificate is delivered to has the certificate. */
const readerOf = (mail: keyof typeof mails, certificate: Certificate): "purchaser" | "recipient" =>
  mail === "receipt" ? "purchaser" : deliveredTo(certificate);

type Asked = { readonly path: { readonly serial: string }; readonly staff: StaffMember };

/** Sends a mail about a certificate once more. Throws 404 without it, and 409 without an e-mail address. */
async function send(
  { db, clock, jobs }: Pick<Services, "db" | "clock" | "jobs">,
  mail: keyof typeof mails,
  { path, staff }: Asked,
): Promise<components["schemas"]["Message"]> {
  const queue = async (tx: Database): Promise<string> => {
    const certificate = await findCertificate(tx, path.serial);
    const reader = readerOf(mail, certificate);
    const email = (reader === "purchaser" ? certificate.customer : certificate.recipient)?.email ?? "";
    if (email === "") {
      throw failure(409, `The ${mail} was not sent: the ${reader} has no e-mail address. Enter one and send it again.`);
    }
    await queueMail(tx, [{ ...mails[mail](factsOf(certificate, clock)), recipient: email }]);
    const entry = { entity: "gift_certificate", id: certificate.id, staff, action: `${mail} sent` } as const;
    await recordHistory(tx, { ...entry, before: null, after: { sent_to: email } });
    return email;
  };
  const email = await retried(() => db.transaction(queue));
  jobs.wakeMail();
  return { message: `The ${mail} was sent to ${email}.` };
}

/** The mails of a gift certificate (ADM-GC-19, ADM-GC-20): each call sends once more (DECISIONS 19). */
export const giftCertificateMailHandlers = (
  services: Services,
): Pick<Handlers, "sendGiftCertificateReceipt" | "sendGiftCertificate"> => ({
  sendGiftCertificateReceipt: (call) => send(services, "receipt", call),
  sendGiftCertificate: (call) => send(services, "certificate", call),
});
