import { isMailTemplateKey, type MailFields, mailTemplates } from "@teedesk/domain";
import { describe, expect, it } from "vitest";
import { composeMail, composeSample } from "./composeMail.ts";
import { defaultTemplates } from "./defaultTemplates.ts";
import { templateIssues } from "./liquid.ts";

const fields: MailFields<"tee_time_receipt"> = {
  texts: {
    customer_name: "<b>Pat</b>",
    course_name: "O'Brien & sons",
    play_date: "2026-11-28",
    play_time: "10:30",
    players: "2",
    confirmation: "",
    cancel_terms: "",
  },
  tables: { details: [["Notes", "<img src=x>"]], amounts: [] },
};
const compose = (content: string) => composeMail("tee_time_receipt", content, fields);
/** The text between the headings and the end of the page. */
const bodyOf = (html: string) => html.replace(/^[^]*<\/h1>/, "").replace("</div></body></html>", "");

describe("a mail", () => {
  it("is composed from its template, escaped as HTML, without what is empty", () => {
    const { subject, text, html } = compose(
      "Subject: For {{ customer_name }}\n\nAt {{course_name}}.\r\n\r\n{{ details }}\n\n{{ amounts }}\n\n{{ confirmation }}\n",
    );
    expect([subject, text]).toEqual(["For <b>Pat</b>", "For <b>Pat</b>\n\nAt O'Brien & sons.\n\nNotes: <img src=x>\n"]);
    expect(html).toContain("<title>For &lt;b&gt;Pat&lt;/b&gt;</title>");
    expect(bodyOf(html)).toBe(
      '<p>At O&#39;Brien &amp; sons.</p><table><tr><th align="left">Notes</th><td>&lt;img src=x&gt;</td></tr></table>',
    );
  });

  it("escapes the template itself, and keeps its lines", () => {
    expect(bodyOf(compose("Subject: x\n\n<script>1</script>\nnext").html)).toBe(
      "<p>&lt;script&gt;1&lt;/script&gt;<br>next</p>",
    );
  });

  it("fills no placeholder and no mark that stands in what people typed", () => {
    const texts = { ...fields.texts, customer_name: "{{ course_name }} {% if %} \uE0001\uE001" };
    const { text } = composeMail("tee_time_receipt", "Subject: x\n\n{{ customer_name }}", { ...fields, texts });
    expect(text).toBe("x\n\n{{ course_name }} {% if %} \uE0001\uE001\n");
  });

  it("has a subject of one line", () => {
    const texts = { ...fields.texts, customer_name: "Pat\r\nBcc: all@example.test" };
    const { subject } = composeMail("tee_time_receipt", "Subject: {{ customer_name }}\n\nx", { ...fields, texts });
    expect(subject).toBe("Pat Bcc: all@example.test");
  });

  it.each([
    ["{% if confirmation %}yes{% else %}no{% endif %}", "no"],
    ["{% unless confirmation %}none{% endunless %}", "none"],
    ["{% if players %}{{ players }} players{% endif %}", "2 players"],
  ])("fills a condition on a value: %s", (body, said) => {
    expect(compose(`Subject: x\n\n${body}`).text).toBe(`x\n\n${said}\n`);
  });
});

describe("a template of an older version", () => {
  it.each([
    ["a placeholder that is no more", "Subject: Old\n\nHi {{ nick_name }}.", "Old", "Old\n\nHi .\n"],
    ["no line of a subject", "Thank you.", "Tee time receipt", "Tee time receipt\n\nThank you.\n"],
  ])("still renders with %s", (_, content, subject, text) => {
    expect(compose(content)).toMatchObject({ subject, text });
  });

  it.each([
    ["a filter that is no more", "Subject: Old\n\n{{ players | shout }}"],
    ["a tag that is no more", "Subject: Old\n\n{% for x in (1..9) %}{% endfor %}"],
    ["a brace that is missing", "Subject: Old\n\n{{ players"],
  ])("gives way to the product's own with %s", (_, content) => {
    expect(compose(content)).toEqual(compose(defaultTemplates.tee_time_receipt));
  });
});

describe.each(Object.keys(mailTemplates).filter(isMailTemplateKey))("ANSWER-30 the %s of the product", (key) => {
  it("has nothing wrong and renders its samples", () => {
    expect(templateIssues(key, defaultTemplates[key])).toEqual([]);
    const { subject, text } = composeSample(key, defaultTemplates[key]);
    expect(`${subject}${text}`).not.toMatch(/[{}\uE000]/u);
  });
});

it("the gift certificate is a card whose amount, greeting and serial stand out", () => {
  const { html } = composeSample("gift_certificate", defaultTemplates.gift_certificate);
  for (const part of ['<body class="card">', '<p class="balance">$100.00</p>', '<p class="serial">GIFT-2048</p>'])
    expect(html).toContain(part);
  expect(html).toContain('<p class="greeting">Happy birthday!<br>See you at the 19th hole.</p>');
});

describe("a text that cannot be saved", () => {
  const subject = "Subject: x\n\n";
  it.each([
    ["no subject", "Hello", [/^Line 1: begin with “Subject:”/]],
    ["a blank subject", "Subject:  \n\nHello", [/^Line 1:/]],
    [
      "unknown placeholders",
      `${subject}{{ player }}\n{{ details }} {{ serial }}`,
      [/^Line 3: this template has no placeholder “player”\.$/, /^Line 4: .*“serial”/],
    ],
    ["a part of a placeholder", `${subject}{{ course_name.constructor }}`, [/^Line 3: .*“course_name.constructor”/]],
    ["one unknown in a condition", `${subject}{% if vip %}x{% endif %}`, [/^Line 3: .*“vip”/]],
    ["a missing brace", `${subject}\n\n{{ players }`, [/^Line 5: .*not closed/]],
    ["a missing end", `${subject}{% if players %}x`, [/^Line 3: .*not closed/]],
    ["a tag that is not there", `${subject}{% include 'secrets' %}`, [/^Line 3: .*include/]],
    ["a loop", `${subject}{% for i in (1..1000000) %}x{% endfor %}`, [/^Line 3: .*for/]],
    ["an assignment", `${subject}{% assign players = 1 %}`, [/^Line 3: .*assign/]],
    ["a filter", `${subject}{{ players | upcase }}`, [/^Line 3: .*upcase/]],
    ["a mark of ours", `${subject}\uE0001\uE001`, [/cannot be sent/]],
    ["more than 10,000 characters", `${subject}${"x".repeat(10_000)}`, [/longer than 10,000 characters/]],
    ["a range", `${subject}\n{% if (1..100000000) contains 5 %}x{% endif %}`, [/^Line 4: ranges/]],
  ])("for %s names its line", (_, content, expected) => {
    expect(templateIssues("tee_time_receipt", content)).toEqual(expected.map((said) => expect.stringMatching(said)));
  });
});
