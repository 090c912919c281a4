import { type Html, html } from "../../platform/outbox/html.ts";
import type { Mail } from "../../ports/mailer.ts";
import type { MailFields, Rows } from "./mailFields.ts";
import type { MailTemplate } from "./mailTemplates.ts";

/** A mail as plain text and as HTML; everything people typed is escaped in the HTML. */
export function composeMail(
  { subject: heading, body }: MailTemplate,
  { texts, tables }: MailFields,
): Pick<Mail, "subject" | "text" | "html"> {
  const named = new Map<string, string>(Object.entries(texts));
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => named.get(name) ?? "");
  const tableOf = new Map<string, Rows>(Object.entries(tables).map(([name, rows]) => [`{{${name}}}`, rows]));
  const blocks = body.split("\n\n").map((block) => tableOf.get(block.trim()) ?? fill(block));
  const filled = blocks.filter((block) => block.length > 0);
  const subject = fill(heading);
  return { subject, text: asText(subject, filled), html: asHtml(subject, filled).markup };
}

type Block = string | Rows;

const asText = (subject: string, blocks: readonly Block[]): string =>
  [subject, ...blocks.map((block) => (typeof block === "string" ? block : asLines(block)))].join("\n\n").concat("\n");

const asLines = (rows: Rows): string => rows.map(([label, value]) => `${label}: ${value}`).join("\n");

const asHtml = (subject: string, blocks: readonly Block[]): Html =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body><h1>${subject}</h1>${blocks.map((block) => (typeof block === "string" ? html`<p>${block}</p>` : asTable(block)))}</body></html>`;

const asTable = (rows: Rows): Html =>
  html`<table>${rows.map(([label, value]) => html`<tr><th align="left">${label}</th><td>${value}</td></tr>`)}</table>`;
