import { type Cents, formatDollars } from "@teedesk/domain";
import type { Declined } from "./cancelation.ts";

/** The sentences this feature says to staff. */
export const words = {
  nothingChosen: "Choose to cancel, to refund, or both.",
  alreadyCanceled: "This tee time has already been canceled.",
  underWay: "This tee time is being canceled or refunded. Wait a moment and look again.",
  courseAwaited: "The course's system has not answered a cancelation of this tee time yet. Wait for it, or force it.",
  replaced: "It waited for the course's system, and another cancelation was forced.",
  reused: "This cancelation was already sent with other contents. Close the dialog and start anew.",
  courseRefused:
    "The course's system does not cancel this tee time. Call the course, or force the cancelation. Nothing was done.",
  courseSilent: (refund: Cents): string =>
    `The course's system does not answer, so it may have let the tee time go. It is asked again until that is known, and then the tee time is canceled${refund > 0 ? ` and ${formatDollars(refund)} refunded` : ""}. Do not enter it a second time, unless to force it.`,
  declined: ({ message, backend_message }: Declined): string =>
    backend_message === undefined ? message : `${message} The answer was: ${backend_message}`,
  gatewayRefused: "The payment gateway refuses the refund. Nothing was done.",
  gatewaySilent: (refund: Cents, cancel: boolean): string =>
    `The payment gateway does not answer. The refund of ${formatDollars(refund)} is asked for again until it is settled${cancel ? ", and the tee time is canceled then" : ""}. Do not enter it a second time.`,
  canceled: "The tee time was canceled.",
  canceledOnly:
    "The tee time was canceled, but the payment gateway refuses the refund: no money went back to the card.",
  refunded: (refund: Cents): string => `${formatDollars(refund)} was refunded.`,
  canceledAndRefunded: (refund: Cents): string => `The tee time was canceled and ${formatDollars(refund)} refunded.`,
  returned: (amount: Cents, serial: string): string =>
    ` ${formatDollars(amount)} went back to gift certificate ${serial}.`,
};
