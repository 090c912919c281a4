import { describe, expect, it } from "vitest";
import { composeMail } from "./composeMail.ts";
import type { MailFields } from "./mailFields.ts";
import { mailTemplates, tablePlaceholders, textPlaceholders } from "./mailTemplates.ts";

const facts: MailFields = {
  texts: {
    customer_name: "<b>Pat</b>",
    course_name: "O'Brien & sons",
    play_date: "2026-11-28",
    play_time: "10:30",
    players: "2",
    confirmation: "INTERNAL",
  },
  tables: { details: [["Notes", "<img src=x>"]], amounts: [] },
};

describe("a mail", () => {
  it("is composed from its template, escaped as HTML, without the tables that are empty", () => {
    const template = { subject: "For {{customer_name}}", body: "At {{course_name}}.\n\n{{details}}\n\n{{amounts}}" };
    expect(composeMail(template, facts)).toEqual({
      subject: "For <b>Pat</b>",
      text: "For <b>Pat</b>\n\nAt O'Brien & sons.\n\nNotes: <img src=x>\n",
      html:
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>For &lt;b&gt;Pat&lt;/b&gt;</title></head>' +
        "<body><h1>For &lt;b&gt;Pat&lt;/b&gt;</h1><p>At O&#39;Brien &amp; sons.</p>" +
        '<table><tr><th align="left">Notes</th><td>&lt;img src=x&gt;</td></tr></table></body></html>',
    });
  });

  it("fills no placeholder that stands in what people typed", () => {
    const texts = { ...facts.texts, customer_name: "{{confirmation}} {{details}}" };
    const { text } = composeMail({ subject: "", body: "{{customer_name}}" }, { ...facts, texts });
    expect(text.trim()).toBe("{{confirmation}} {{details}}");
  });
});

it.each(Object.entries(mailTemplates))(
  "DECISIONS 30 the %s knows every placeholder it names",
  (_, { subject, body }) => {
    const tables = tablePlaceholders.map((name) => `{{${name}}}`);
    const paragraphs = body.split("\n\n").filter((block) => !tables.includes(block));
    const named = [subject, ...paragraphs].join().match(/\{\{.*?\}\}/g) ?? [];
    expect(textPlaceholders.map((name) => `{{${name}}}`)).toEqual(expect.arrayContaining(named));
  },
);
