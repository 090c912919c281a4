import { type Cents, formatDollars } from "@teedesk/domain";
import { html } from "../outbox/html.ts";
import type { QueuedMail } from "../outbox/queueMail.ts";

/** What a receipt tells, taken from the booking as it is stored. Nothing of a card is among it. */
export type ReceiptFacts = {
  readonly customer_name: string;
  readonly course_name: string;
  readonly play_date: string;
  readonly play_time: string;
  readonly players: number;
  readonly confirmation: string;
  /** Notes the customer may read; internal notes have no place here. */
  readonly notes: string;
  /** The transaction's items: label and signed cents, which add up to `total`. */
  readonly lines: readonly { readonly label: string; readonly amount: Cents }[];
  readonly total: Cents;
};

/** The receipt of a booked tee time for one reader: the customer, the golf course or an additional address. */
export function receiptMail(facts: ReceiptFacts, recipient: string): QueuedMail {
  const details: readonly (readonly [string, string])[] = [
    ["Course", facts.course_name],
    ["Play date", facts.play_date],
    ["Play time", facts.play_time],
    ["Players", String(facts.players)],
    ["Name", facts.customer_name],
    ["Confirmation", facts.confirmation],
    ...(facts.notes === "" ? [] : ([["Notes", facts.notes]] as const)),
  ];
  const amounts = [...facts.lines, { label: "Total", amount: facts.total }].map(
    ({ label, amount }) => [label, formatDollars(amount)] as const,
  );
  const title = `Receipt for your tee time at ${facts.course_name}, ${facts.play_date} ${facts.play_time}`;
  return { recipient, subject: title, text: asText(title, details, amounts), html: asHtml(title, details, amounts) };
}

type Rows = readonly (readonly [string, string])[];

const asText = (title: string, details: Rows, amounts: Rows): string =>
  [title, "", ...lines(details), "", ...lines(amounts), ""].join("\n");

const lines = (rows: Rows): string[] => rows.map(([label, value]) => `${label}: ${value}`);

function asHtml(title: string, details: Rows, amounts: Rows): string {
  const table = (rows: Rows, align: string) =>
    html`<table>${rows.map(
      ([label, value]) => html`<tr><th align="left">${label}</th><td align="${align}">${value}</td></tr>`,
    )}</table>`;
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${table(details, "left")}<hr>${table(amounts, "right")}</body></html>`
    .markup;
}
