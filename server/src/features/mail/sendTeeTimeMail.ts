import type { components } from "@teedesk/openapi";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { failure } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import type { StoredTeeTime } from "../../teeTime/storedTeeTime.ts";
import type { Cancelation } from "../cancelation/cancelation.ts";
import { findUnderWay } from "../cancelation/findUnderWay.ts";
import type { TeeTimeMail } from "./mailTemplates.ts";
import { queueTeeTimeMail } from "./queueTeeTimeMail.ts";

const names = { receipt: "receipt", voucher: "voucher", cancelation: "cancelation email" } as const;

/** Sends a mail about a tee time once more. Throws 404 without the tee time, and 409 when the mail would make no sense. */
export async function sendTeeTimeMail(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  mail: TeeTimeMail,
  { id, staff }: { readonly id: number; readonly staff: StaffMember },
): Promise<components["schemas"]["Message"]> {
  const name = names[mail];
  const readers = await db.transaction(async (tx) => {
    // Held, so that it is not canceled between the look at it and its mail.
    const stored = await findTeeTime(tx, id, { lock: true });
    const reason = whyNot(mail, stored, await findUnderWay(tx, id));
    if (reason !== null) throw failure(409, reason);
    const queued = await queueTeeTimeMail(tx, mail, stored, { isAsked: true });
    if (queued.length === 0) throw failure(409, `There is no e-mail address to send the ${name} to.`);
    const deed = { entity: "tee_time", id, staff, action: `${name} sent`, before: null } as const;
    await recordHistory(tx, { ...deed, after: { sent_to: queued.join(", ") } });
    return queued;
  });
  jobs.wakeMail();
  return { message: `The ${name} was sent to ${new Intl.ListFormat("en").format(readers)}.` };
}

function whyNot(
  mail: TeeTimeMail,
  { teeTime, record }: StoredTeeTime,
  underWay: Cancelation | undefined,
): string | null {
  const isCanceled = teeTime.canceled_at !== null;
  if (mail === "cancelation" && !isCanceled) return "This tee time is not canceled.";
  if (mail === "voucher" && isCanceled) return "This tee time is canceled: there is nothing to play with its voucher.";
  if (mail === "voucher" && underWay?.cancel === true)
    return "This tee time is being canceled: there may be nothing to play with its voucher.";
  return mail === "receipt" && record === null ? "Nothing was paid for this tee time, so there is no receipt." : null;
}
