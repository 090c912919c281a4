import type { Handlers } from "../../contract/contract.ts";
import type { Services } from "../../services.ts";
import { sendTeeTimeMail } from "./sendTeeTimeMail.ts";

type MailHandlers = Pick<Handlers, "sendTeeTimeReceipt" | "sendTeeTimeVoucher" | "sendCancelationEmail">;

/** Sending the mails of a tee time again: each call sends once more (DECISIONS 19). */
export function mailHandlers(services: Services): MailHandlers {
  return {
    sendTeeTimeReceipt: ({ path, staff }) => sendTeeTimeMail(services, "receipt", { id: path.id, staff }),
    sendTeeTimeVoucher: ({ path, staff }) => sendTeeTimeMail(services, "voucher", { id: path.id, staff }),
    sendCancelationEmail: ({ path, staff }) => sendTeeTimeMail(services, "cancelation", { id: path.id, staff }),
  };
}
