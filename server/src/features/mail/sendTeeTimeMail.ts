import type { components } from "@teedesk/openapi";
import type { Call, Handlers } from "../../contract/contract.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { failure } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { type Cancelation, findCancelationUnderWay } from "../../teeTime/cancelationUnderWay.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import type { TeeTimeMail } from "./mailFields.ts";
import { queueTeeTimeMail } from "./queueTeeTimeMail.ts";

const names = { receipt: "receipt", voucher: "voucher", cancelation: "cancelation email" } as const;

/** Sends a mail about a tee time again. Throws 404 without the tee time, and 409 when the mail would make no sense. */
async function sendTeeTimeMail(
  services: Pick<Services, "config" | "db" | "clock" | "jobs">,
  mail: TeeTimeMail,
  { id, staff }: { readonly id: number; readonly staff: StaffMember },
): Promise<components["schemas"]["Message"]> {
  const { db, jobs } = services;
  const name = names[mail];
  const recipients = await db.transaction(async (tx) => {
    // Locked, so that it is not canceled between this check and its mail.
    const stored = await findTeeTime(tx, id, { lock: true });
    const reason = reasonNotToSend(mail, stored, await findCancelationUnderWay(tx, id));
    if (reason !== null) throw failure(409, reason);
    const queued = await queueTeeTimeMail(tx, mail, stored, services, { isRequested: true });
    if (queued.length === 0)
      throw failure(409, `The ${name} was not sent: there is no e-mail address. Enter one and send it again.`);
    const entry = { entity: "tee_time", id, staff, action: `${name} sent`, before: null } as const;
    await recordHistory(tx, { ...entry, after: { sent_to: queued.join(", ") } });
    return queued;
  });
  jobs.wake("mail");
  return { message: `The ${name} was sent to ${new Intl.ListFormat("en").format(recipients)}.` };
}

function reasonNotToSend(
  mail: TeeTimeMail,
  { teeTime, record }: StoredTeeTime,
  underWay: Cancelation | undefined,
): string | null {
  const isCanceled = teeTime.canceled_at !== null;
  if (mail === "cancelation" && !isCanceled)
    return "The cancelation email was not sent: this tee time is not canceled.";
  if (mail === "voucher" && isCanceled) return "The voucher was not sent: this tee time is canceled.";
  if (mail === "voucher" && underWay?.cancel === true)
    return "The voucher was not sent: this tee time is being canceled.";
  return mail === "receipt" && record === null ? "The receipt was not sent: nothing was paid for this tee time." : null;
}

type Sending = "sendTeeTimeReceipt" | "sendTeeTimeVoucher" | "sendCancelationEmail";
type TeeTimeMailHandlers = Pick<Handlers, Sending | `${Sending}ByPost`>;

/** The mails of a tee time: each call sends again (ANSWER-19). */
export function teeTimeMailHandlers(services: Services): TeeTimeMailHandlers {
  const sending =
    (mail: TeeTimeMail) =>
    ({ path, staff }: Call<Sending>) =>
      sendTeeTimeMail(services, mail, { id: path.id, staff });
  const [receipt, voucher, cancelation] = [sending("receipt"), sending("voucher"), sending("cancelation")];
  return {
    sendTeeTimeReceipt: receipt,
    sendTeeTimeReceiptByPost: receipt,
    sendTeeTimeVoucher: voucher,
    sendTeeTimeVoucherByPost: voucher,
    sendCancelationEmail: cancelation,
    sendCancelationEmailByPost: cancelation,
  };
}
