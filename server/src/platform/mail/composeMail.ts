import { type MailFields, type MailRows, type MailTemplateKey, mailTemplates, placeholdersOf } from "@teedesk/domain";
import type { Mail } from "../../ports/mailer.ts";
import { type Html, html } from "../outbox/html.ts";
import { defaultTemplates } from "./defaultTemplates.ts";
import { fill, marks, splitSubject } from "./liquid.ts";
import { mailStyle } from "./mailStyle.ts";

export type ComposedMail = Pick<Mail, "subject" | "text" | "html">;

/**
 * A mail as plain text and as HTML from a template's text. Typed values never reach the engine: marks replace them while the text
 * is filled, and everything is escaped as HTML after that. A text that an older version accepted and this one cannot fill is
 * replaced by the product's own, so that the mail is sent.
 */
export function composeMail<Key extends MailTemplateKey>(
  key: Key,
  content: string,
  fields: MailFields<Key>,
): ComposedMail {
  const values = Object.entries<Value>({ ...fields.texts, ...fields.tables });
  try {
    return compose(key, content, values);
  } catch {
    return compose(key, defaultTemplates[key], values);
  }
}

/** The mail made from a text and the sample data of its placeholders; throws where it cannot be filled. */
export const composeSample = (key: MailTemplateKey, content: string): ComposedMail =>
  compose(
    key,
    content,
    placeholdersOf(key).map(({ name, sample }) => [name, sample]),
  );

/** Whether a text can be filled in time, with all values and without any. */
export function canBeFilled(key: MailTemplateKey, content: string): boolean {
  const names = placeholdersOf(key).map(({ name }) => name);
  try {
    composeSample(key, content);
    compose(
      key,
      content,
      names.map((name) => [name, ""]),
    );
    return true;
  } catch {
    return false;
  }
}

type Value = string | MailRows;
type Values = readonly (readonly [name: string, value: Value])[];
/** A paragraph: its lines, a table, or a single value under its name. */
type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "table"; readonly rows: MailRows }
  | { readonly kind: "value"; readonly name: string; readonly text: string };

function compose(key: MailTemplateKey, content: string, values: Values): ComposedMail {
  const marked = Object.fromEntries(
    values.map(([name, value], index) => [name, value.length === 0 ? null : `\uE000${index}\uE001`]),
  );
  const filled = splitSubject(fill(content.replaceAll(marks, "").replaceAll("\r\n", "\n"), marked));
  const valueAt = (index: string) => values[Number(index)]?.[1] ?? "";
  const unmarked = (text: string) =>
    text.replaceAll(/\uE000(\d+)\uE001/gu, (_, index: string) => {
      const value = valueAt(index);
      return typeof value === "string" ? value : asLines(value);
    });

  const blocks = filled.body
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph): Block => {
      const alone = /^\uE000(\d+)\uE001$/u.exec(paragraph)?.[1];
      if (alone === undefined) return { kind: "text", text: unmarked(paragraph) };
      const value = valueAt(alone);
      if (typeof value !== "string") return { kind: "table", rows: value };
      return { kind: "value", name: values[Number(alone)]?.[0] ?? "", text: value };
    });
  // A header is one line.
  const subject = unmarked(filled.subject ?? mailTemplates[key].name).replaceAll(/\s+/g, " ");
  const text = [subject, ...blocks.map(asText)].join("\n\n").concat("\n");
  return { subject, text, html: page(subject, blocks, mailTemplates[key].layout).markup };
}

const asText = (block: Block): string => (block.kind === "table" ? asLines(block.rows) : block.text);

const asLines = (rows: MailRows): string => rows.map(([label, value]) => `${label}: ${value}`).join("\n");

const page = (subject: string, blocks: readonly Block[], layout: "letter" | "card"): Html =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title><style>${mailStyle}</style></head><body class="${layout}"><div>${layout === "card" ? [] : html`<h1>${subject}</h1>`}${blocks.map(asHtml)}</div></body></html>`;

function asHtml(block: Block): Html {
  if (block.kind === "value") return html`<p class="${block.name}">${lines(block.text)}</p>`;
  if (block.kind === "text") return html`<p>${lines(block.text)}</p>`;
  return html`<table>${block.rows.map(([label, value]) => html`<tr><th align="left">${label}</th><td>${value}</td></tr>`)}</table>`;
}

const lines = (text: string): readonly Html[] =>
  text.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
