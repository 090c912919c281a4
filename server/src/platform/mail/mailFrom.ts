import type { MailFields, MailTemplateKey } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { type ComposedMail, composeMail } from "./composeMail.ts";
import { readTemplate } from "./templateVersions.ts";

/** A mail from what its template says now. Whoever has a mail to send fills the placeholders and calls this. */
export async function mailFrom<Key extends MailTemplateKey>(
  db: Database,
  key: Key,
  fields: MailFields<Key>,
): Promise<ComposedMail> {
  const { content } = await readTemplate(db, key);
  return composeMail(key, content, fields);
}
