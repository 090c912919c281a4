import { type Cents, zeroCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { inArray } from "drizzle-orm";
import { cancelations } from "../../db/schema/cancelations.ts";
import type { Services } from "../../services.ts";

/** What somebody wants done with a tee time. */
export type CancelOrder = {
  readonly tee_time_id: number;
  readonly cancel: boolean;
  /** Cancel even when the course's system refuses. */
  readonly force: boolean;
  /** Cents; null without a refund. */
  readonly refund: Cents | null;
  readonly reason: string;
};

export type Cancelation = typeof cancelations.$inferSelect;

/** What went back to the card; nothing when the gateway refused what was asked for. */
export const refundedBy = ({ refund_id, refund_amount }: Cancelation): Cents =>
  refund_id === null ? zeroCents : refund_amount;

export type CancelOutcome = components["schemas"]["CancelOutcome"];

/** Nothing was done: `message` says why, `backend_message` what a system behind us said. */
export type Declined = { readonly kind: "declined"; readonly message: string; readonly backend_message?: string };

/** The course's system or the gateway does not answer: whether it acted is unknown, and recovery asks until it is known. */
export type Pending = { readonly kind: "pending"; readonly message: string; readonly backend_message?: string };

/** What a cancelation is pursued with: by the request that began it, and by recovery. */
export type CancelServices = Pick<Services, "db" | "log" | "ports">;

/** It waits for a silent course system and has moved nothing yet: a forced cancelation may take its place. */
export const isForceable = ({ state, force }: Cancelation): boolean => state === "asking" && !force;

export const isUnderWay = inArray(cancelations.state, ["asking", "agreed"]);
