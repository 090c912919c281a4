import { type CancelPlan, cancelPlan, type IssueCode, type RefundChoice, refundChoices } from "@teedesk/domain";
import type { SnapshotFrom } from "xstate";
import { parseChoices } from "./context.ts";
import type { createCancelTeeTimeMachine } from "./machine.ts";

export type CancelSnapshot = SnapshotFrom<ReturnType<typeof createCancelTeeTimeMachine>>;

/** The plan of Process, or what it did; null while there is nothing to do, or it cannot be done. */
export function selectPlan({ context }: CancelSnapshot): CancelPlan | null {
  const parsed = parseChoices(context);
  if ("failure" in parsed) return null;
  const { cancel, refund } = parsed.success;
  return cancel || refund ? cancelPlan(parsed.success, context.options, context.teeTime) : null;
}

/** The issue that prevents processing the choices; null without one, and while nothing is chosen. */
export function selectObstacle({ context }: CancelSnapshot): IssueCode | null {
  const parsed = parseChoices(context);
  return "failure" in parsed ? (parsed.failure[0]?.code ?? null) : null;
}

/** The refund choices to show (OPS-CAN-07 to OPS-CAN-10). */
export const selectRefundChoices = ({ context }: CancelSnapshot): readonly RefundChoice[] =>
  refundChoices(context.options);

/** Whether an earlier attempt may have been done; shown also when the dialog is opened again. */
export const selectIsUnsettled = ({ context }: CancelSnapshot): boolean => context.intent.unsettled !== "";
