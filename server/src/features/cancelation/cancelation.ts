import { type Cents, formatDollars, zeroCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { Database } from "../../db/database.ts";
import { findSettler } from "../../payments/settledBy.ts";
import type { Services } from "../../services.ts";
import { type Cancelation, underWayMessage } from "../../teeTime/cancelationUnderWay.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";

/** The requested cancelation or refund of a tee time. */
export type CancelOrder = {
  readonly tee_time_id: number;
  readonly cancel: boolean;
  /** Cancel even when the course's system refuses. */
  readonly force: boolean;
  /** Cents; null without a refund. */
  readonly refund: Cents | null;
  readonly reason: string;
};

export type CancelOutcome = components["schemas"]["CancelOutcome"];

/** Nothing was done: `message` is the reason, `backend_message` the text of a vendor's system. */
export type Declined = { readonly kind: "declined"; readonly message: string; readonly backend_message?: string };

/** A vendor's system does not respond, so whether it acted is unknown; recovery asks until it is known. */
export type Pending = { readonly kind: "pending"; readonly message: string; readonly backend_message?: string };

/** The services that pursue a cancelation, for the request that began it and for recovery. */
export type CancelServices = Pick<Services, "clock" | "config" | "db" | "log" | "ports">;

/** Cents returned to the card; none when the gateway refused. */
export const refundedBy = ({ refund_id, refund_amount }: Cancelation): Cents =>
  refund_id === null ? zeroCents : refund_amount;

/** It waits for an unresponsive course system and has moved nothing yet: a forced cancelation may replace it. */
export const isForceable = ({ state, force }: Cancelation): boolean => state === "asking" && !force;

/** The texts for staff: what happened, its effect on the money, and the next step. */
export const messages = {
  nothingChosen: "Choose to cancel, to refund, or both.",
  alreadyCanceled: "This tee time has already been canceled.",
  underWay: underWayMessage,
  courseAwaited: "A cancelation is still waiting for the course's system. Wait for it, or force the cancelation.",
  replaced: "Replaced by a forced cancelation while it was waiting for the course's system.",
  reused: "A different request was already sent from this dialog. Close it and try again.",
  courseRefused:
    "The course's system refused to cancel; nothing was canceled or refunded. Call the course, or force the cancelation.",
  courseSilent: (refund: Cents): string =>
    `Cancelation pending: the course's system has not responded. We keep retrying${refund > 0 ? `, then refund ${formatDollars(refund)}` : ""}; submit it again only to force it.`,
  declined: ({ message, backend_message }: Declined): string =>
    backend_message === undefined ? message : `${message} Reason given: ${backend_message}`,
  gatewayRefused: "The payment gateway refused the refund; nothing was canceled or refunded.",
  gatewaySilent: (refund: Cents, cancel: boolean): string =>
    `Refund pending: the payment gateway has not responded. We keep retrying ${formatDollars(refund)}${cancel ? ", then cancel the tee time" : ""}; don't submit it again.`,
  refundAsked: (limit: Cents): string =>
    `You may refund up to ${formatDollars(limit)} above the standard refund, so this was sent to an admin for consent. Until then nothing is canceled or refunded.`,
  forceAsked:
    "Forcing a cancelation takes two people, so this was sent to an admin for consent. Until then nothing is canceled or refunded.",
  outdated:
    "The booking or its refund has changed since this was asked: nothing was canceled or refunded. It can be asked for again.",
  changed: "The booking has changed since then: nothing was canceled or refunded.",
  askerGone: "The person who asked has no account any more, so this cannot be carried out.",
  canceled: "The tee time was canceled.",
  canceledOnly:
    "The tee time was canceled, but the payment gateway refused the refund: the card was not credited. Try the refund again.",
  settled: (by: string): string =>
    `Nothing goes back to the card: it was never charged, and ${by} marked the payment as settled. If it was paid some other way, give that back that way.`,
  chargedToo: (by: string): string =>
    `${by} had marked the payment as settled: if it was paid some other way, too, give that back that way.`,
  refunded: (refund: Cents): string => `${formatDollars(refund)} was refunded.`,
  neverCharged: (refund: Cents): string =>
    `The card was never charged, so nothing goes back to it: ${formatDollars(refund)} is not owed any more.`,
  paidElsewhere: (refund: Cents): string => `It was paid elsewhere: refund ${formatDollars(refund)} there.`,
  canceledAndRefunded: (refund: Cents): string => `The tee time was canceled and ${formatDollars(refund)} refunded.`,
  returned: (amount: Cents, serial: string): string =>
    ` ${formatDollars(amount)} was returned to gift certificate ${serial}.`,
};

/** The sentences about a finished cancelation whose refund was refused. */
export async function notRefunded(db: Database, { tee_time_id }: Pick<Cancelation, "tee_time_id">): Promise<string> {
  const { refused } = await findTeeTime(db, tee_time_id);
  if (refused === null || refused.settled_at === null) return messages.canceledOnly;
  return `${messages.canceled} ${messages.settled(await findSettler(db, tee_time_id))}`;
}
