import { type Cents, formatDollars } from "@teedesk/domain";

/** The sentences this feature says to staff. */
export const words = {
  nothingChosen: "Choose to cancel, to refund, or both.",
  alreadyCanceled: "This tee time has already been canceled.",
  underWay: "This tee time is being canceled or refunded. Wait a moment and look again.",
  reused: "This cancelation was already sent with other contents. Close the dialog and start anew.",
  courseRefused:
    "The course's system does not cancel this tee time. Call the course, or force the cancelation. Nothing was done.",
  courseSilent: "The course's system does not answer. Try again later, or force the cancelation. Nothing was done.",
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
