import { type Cents, formatDollars } from "@teedesk/domain";
import { type Html, html } from "../../platform/outbox/html.ts";
import type { QueuedMail } from "../../platform/outbox/queueMail.ts";

/** What the mails about a gift certificate may say: no internal notes. */
export type GiftCertificateFacts = {
  readonly serial: string;
  /** What can be spent with it now. */
  readonly balance: Cents;
  /** What it was sold for; null where that is not known. */
  readonly soldFor: Cents | null;
  /** The day of its sale, as it is shown. */
  readonly soldOn: string;
  readonly whoFrom: string;
  readonly greeting: string;
  /** Blank for a certificate that every course takes. */
  readonly courseName: string;
  readonly purchaserName: string;
  readonly recipientName: string;
};

/** Label and value of each row. */
type Rows = readonly (readonly [label: string, value: string])[];

type MailContent = Omit<QueuedMail, "recipient">;

const filled = (rows: Rows): Rows => rows.filter(([, value]) => value !== "");

const lines = (rows: Rows): string => rows.map(([label, value]) => `${label}: ${value}`).join("\n");

const table = (rows: Rows): Html =>
  html`<table>${rows.map(([label, value]) => html`<tr><th align="left">${label}</th><td>${value}</td></tr>`)}</table>`;

/** What the purchaser paid, and for which certificate. */
export function giftCertificateReceipt(facts: GiftCertificateFacts): MailContent {
  const subject = `Receipt for gift certificate ${facts.serial}`;
  const rows = filled([
    ["Serial", facts.serial],
    ["Sold on", facts.soldOn],
    ["Purchaser", facts.purchaserName],
    ["Recipient", facts.recipientName],
    ["Course", facts.courseName],
    ["Paid", facts.soldFor === null ? "" : formatDollars(facts.soldFor)],
    ["Balance", formatDollars(facts.balance)],
  ]);
  const thanks = "Thank you for your purchase.";
  return {
    subject,
    text: `${subject}\n\n${thanks}\n\n${lines(rows)}\n`,
    html: html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body><h1>${subject}</h1><p>${thanks}</p>${table(rows)}</body></html>`
      .markup,
  };
}

/** On paper the card stands alone on its page, in black on white, with a line around it. */
const certificateStyle = html`<style>
body { margin: 0; padding: 24px; background: #f4f3f0; color: #1c1b19; font: 16px/1.5 Georgia, "Times New Roman", serif; }
.card { max-width: 560px; margin: 0 auto; padding: 40px; background: #fff; border: 3px double #1f5c3f; text-align: center; }
h1 { margin: 0; font-size: 30px; font-weight: normal; letter-spacing: 0.04em; }
.amount { margin: 16px 0; font-size: 48px; line-height: 1; }
.greeting { margin: 24px 0; font-size: 20px; font-style: italic; white-space: pre-line; }
.serial { display: inline-block; padding: 4px 16px; border: 1px solid #1c1b19; font: 20px/1.5 "Courier New", monospace; }
.small { font-size: 14px; }
@page { margin: 20mm; }
@media print {
  body { padding: 0; background: #fff; color: #000; }
  .card { max-width: none; border-color: #000; page-break-inside: avoid; }
}
</style>`;

/** The certificate itself: a page to be printed and given away. */
export function giftCertificatePage(facts: GiftCertificateFacts): MailContent {
  const amount = formatDollars(facts.balance);
  const subject = `Your gift certificate for ${amount}`;
  const people = filled([
    ["For", facts.recipientName],
    ["From", facts.whoFrom || facts.purchaserName],
  ]);
  const where = facts.courseName === "" ? "Valid at all of our courses." : `Valid at ${facts.courseName}.`;
  const how = "Name the serial when you book. It may be used for several tee times, until it is spent.";
  const greeting = facts.greeting === "" ? "" : `${facts.greeting}\n\n`;
  return {
    subject,
    text: `Gift certificate: ${amount}\n\n${lines(people)}\n\n${greeting}Serial: ${facts.serial}\n\n${where}\n${how}\n`,
    html: html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title>${certificateStyle}</head><body><div class="card"><h1>Gift Certificate</h1><p class="amount">${amount}</p>${people.map(([label, value]) => html`<p>${label} <strong>${value}</strong></p>`)}${facts.greeting === "" ? [] : html`<p class="greeting">${facts.greeting}</p>`}<p class="serial">${facts.serial}</p><p>${where}</p><p class="small">${how}</p></div></body></html>`
      .markup,
  };
}
