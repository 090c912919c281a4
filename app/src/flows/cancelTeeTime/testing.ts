import { type ApiResult, type CancelOptions, type Cents, isCents } from "@teedesk/domain";
import { vi } from "vitest";
import { createActor } from "xstate";
import { ok, settle } from "../testing.ts";
import type { CancelContext, CancelEvent } from "./context.ts";
import { createCancelTeeTimeMachine } from "./machine.ts";
import type { CancelPorts, KeptCancelation } from "./ports.ts";

export function cents(value: number): Cents {
  if (isCents(value)) return value;
  throw new Error(`${value} is no amount`);
}

export const teeTime: CancelContext["teeTime"] = {
  id: 12,
  customer: { id: 8, first_name: "Pat", last_name: "Lee", email: "pat.lee@example.test", primary_phone: "" },
  alt_emails: "",
  should_email_customer: true,
  should_email_course: false,
  gift_certificate: { id: 5, serial: "GIFT-100" },
  gift_certificate_amount: "100.00",
  payment_refused_at: "",
  payment_settled_at: "",
  transaction_record: null,
};

export const options: CancelOptions = {
  valid: true,
  internal: false,
  refund_total: cents(4000),
  is_canceled: false,
  transaction_total: cents(5000),
  difference_total: null,
  needs_reason: false,
};

export const canceled = { valid: true, message: "The tee time was canceled.", confirmation: "rf_1" };

type Change = Extract<CancelEvent, { type: "field.changed" }>["change"];
export const change = (value: Change): CancelEvent => ({ type: "field.changed", change: value });

export const pressProcess: CancelEvent = { type: "process.requested" };
export const startOver: CancelEvent = { type: "startOver.requested" };
export const yes: CancelEvent = { type: "question.confirmed" };
export const no: CancelEvent = { type: "question.declined" };
export const refund = change({ name: "refund", value: true });
export const keepBooked = change({ name: "cancel", value: false });
export const custom = change({ name: "choice", value: "custom" });
export const amount = (value: string): CancelEvent => change({ name: "refund_amount", value });

export const returns =
  <T>(result: ApiResult<T>) =>
  () =>
    Promise.resolve(result);

/** Ports that succeed immediately, with an observable draft storage. */
export function stubPorts(stub: Partial<CancelPorts> = {}, held: KeptCancelation | null = null) {
  const shelf = { held };
  const keys = { next: 1 };
  return {
    shelf,
    loadOptions: vi.fn(stub.loadOptions ?? returns(ok(options))),
    process: vi.fn(stub.process ?? returns(ok(canceled))),
    newKey: () => `key-${keys.next++}`,
    drafts: {
      read: () => shelf.held,
      write: (kept: KeptCancelation) => {
        shelf.held = kept;
      },
      clear: () => {
        shelf.held = null;
      },
    },
  };
}

/** Opens the dialog on stub ports. */
export async function start(stub: Partial<CancelPorts> = {}, held: KeptCancelation | null = null) {
  const ports = stubPorts(stub, held);
  const actor = createActor(createCancelTeeTimeMachine(ports), { input: { teeTime } });
  const said: unknown[] = [];
  actor.on("*", (event) => said.push(event));
  actor.start();
  await settle();
  const snapshot = () => actor.getSnapshot();
  return {
    ports,
    said,
    snapshot,
    context: () => snapshot().context,
    value: () => snapshot().value,
    /** The body of each call, with its key. */
    sent: () => ports.process.mock.calls.map(([request, key]) => ({ ...request, key })),
    send: async (...events: CancelEvent[]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}
