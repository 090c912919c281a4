import type { MailFields, MailTemplateKey } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { type ComposedMail, composeMail } from "./composeMail.ts";
import { readTemplate } from "./templateVersions.ts";

/** A mail from the current text of its template and the values of its placeholders. */
export async function mailFrom<Key extends MailTemplateKey>(
  db: Database,
  key: Key,
  fields: MailFields<Key>,
): Promise<ComposedMail> {
  const { content } = await readTemplate(db, key);
  return composeMail(key, content, fields);
}
