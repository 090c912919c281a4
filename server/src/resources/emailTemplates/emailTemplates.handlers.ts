import { isMailTemplateKey, type MailTemplateKey, mailTemplates } from "@teedesk/domain";
import type { Handlers } from "../../contract/contract.ts";
import { type ComposedMail, canBeFilled, composeSample } from "../../platform/mail/composeMail.ts";
import { templateIssues } from "../../platform/mail/liquid.ts";
import { mailStyleSource } from "../../platform/mail/mailStyle.ts";
import { readTemplate, readVersions, writeTemplate } from "../../platform/mail/templateVersions.ts";
import { queueMail } from "../../platform/outbox/queueMail.ts";
import { conflict, invalid, notFound } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";

type TemplateHandlers = Pick<
  Handlers,
  "listTemplates" | "getTemplateContent" | "saveTemplate" | "previewTemplate" | "listTemplateVersions" | "sendTestMail"
>;

type Draft = { readonly template: string; readonly content: string };

function keyOf(template: string): MailTemplateKey {
  if (isMailTemplateKey(template)) return template;
  throw notFound("There is no such template.");
}

/** Throws 422 for a text that cannot be filled, with line and placeholder (ANSWER-30). */
function refuseIssues(key: MailTemplateKey, content: string): void {
  const issues = templateIssues(key, content);
  if (issues.length > 0) throw invalid({ content: issues });
  if (!canBeFilled(key, content))
    throw invalid({ content: ["The text takes too long to fill. Use fewer conditions."] });
}

/** A template's mail, filled with sample data. */
function sampleMail({ template, content }: Draft): ComposedMail {
  const key = keyOf(template);
  refuseIssues(key, content);
  return composeSample(key, content);
}

const policy = `default-src 'none'; style-src ${mailStyleSource}`;

/** Mail templates (API-014 to API-016), their versions, a preview and a test mail. */
export function emailTemplateHandlers({ db, jobs }: Services): TemplateHandlers {
  return {
    listTemplates: async () => ({
      files: Object.fromEntries(Object.entries(mailTemplates).map(([key, { name }]) => [key, name])),
    }),

    async getTemplateContent({ body }) {
      const { content, lock_version } = await readTemplate(db, keyOf(body.template));
      return { content, lock_version };
    },

    async saveTemplate({ body, staff }) {
      const { template, content, lock_version } = body;
      const key = keyOf(template);
      refuseIssues(key, content);
      const version = await writeTemplate(db, key, { content, lock_version, staff_user: staff.email });
      if (version !== null) return { message: `${mailTemplates[key].name} was saved.`, lock_version: version };
      const now = await readTemplate(db, key);
      const current = { content: now.content, lock_version: now.lock_version };
      throw conflict("Someone else changed the template while you were editing it.", current);
    },

    async previewTemplate({ body }) {
      const mail = sampleMail(body);
      const html = mail.html.replace("<head>", `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);
      return { ...mail, html };
    },

    async listTemplateVersions({ query }) {
      const versions = await readVersions(db, keyOf(query.template));
      return versions.map((version) => ({ ...version, created_at: version.created_at?.toISOString() ?? null }));
    },

    async sendTestMail({ body, staff }) {
      const mail = sampleMail(body);
      await queueMail(db, [{ ...mail, subject: `Test: ${mail.subject}`, recipient: staff.email }]);
      jobs.wake("mail");
      return { message: `The test mail was sent to ${staff.email}.` };
    },
  };
}
