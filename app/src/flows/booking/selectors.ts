import { type Quote, quoteDraft } from "@teedesk/domain";
import type { SnapshotFrom } from "xstate";
import { type FieldMessage, messageAt } from "../field.ts";
import type { CodeName } from "./draft.ts";
import { unappliedCodes } from "./guards.ts";
import type { createBookingMachine } from "./machine.ts";

export type BookingSnapshot = SnapshotFrom<ReturnType<typeof createBookingMachine>>;

/** The price of what is typed, line by line; worked out anew each time, never stored. */
export const selectQuote = ({ context }: BookingSnapshot): Quote => quoteDraft(context.draft, context);

/** The message under the rate (OPS-IBE-71). */
export const selectRateMessage = ({ context }: BookingSnapshot): FieldMessage | undefined =>
  messageAt(context, "tee_time.golf_rate");

/** The codes that are typed but not in the total yet. */
export const selectUnappliedCodes = ({ context }: BookingSnapshot): readonly CodeName[] => unappliedCodes(context);

/** Whether an earlier attempt with this form may have booked; worth saying also after a reload. */
export const selectIsUnsettled = ({ context }: BookingSnapshot): boolean => context.intent.unsettled !== "";
