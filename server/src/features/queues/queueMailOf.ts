import { html } from "../../platform/outbox/html.ts";
import type { QueuedMail } from "../../platform/outbox/queueMail.ts";

type Told = {
  readonly customer: { readonly first_name: string; readonly last_name: string; readonly email: string };
  /** Course, day and time in words. */
  readonly wait_list: string;
};

/** Tells a customer that the wait is over without a tee time. */
export function queueMailOf({ customer, wait_list }: Told): QueuedMail {
  const subject = `Wait list for ${wait_list}`;
  const greeting = `Hello ${`${customer.first_name} ${customer.last_name}`.trim() || "golfer"},`;
  const said = `you are no longer on our wait list for ${wait_list}. Nothing was booked and nothing was charged.`;
  const next = "Reply to this message if you are still looking for a tee time.";
  return {
    recipient: customer.email,
    subject,
    text: `${subject}\n\n${greeting}\n\n${said}\n\n${next}\n`,
    html: html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body><p>${greeting}</p><p>${said}</p><p>${next}</p></body></html>`
      .markup,
  };
}
