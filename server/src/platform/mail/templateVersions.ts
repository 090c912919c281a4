import { isMailTemplateKey, type MailTemplateKey } from "@teedesk/domain";
import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { mailTemplateVersions } from "../../db/schema/mailTemplateVersions.ts";
import { canBeFilled } from "./composeMail.ts";
import { defaultTemplates } from "./defaultTemplates.ts";

export type TemplateVersion = {
  readonly lock_version: number;
  readonly content: string;
  readonly staff_user: string | null;
  readonly created_at: Date | null;
};

/** The template's current text; version 0 is the product's own. */
export async function readTemplate(db: Database, key: MailTemplateKey): Promise<TemplateVersion> {
  const [newest] = await stored(db, key, 1);
  return newest ?? shipped(key);
}

/** All versions of the template's text, the newest first. */
export const readVersions = async (db: Database, key: MailTemplateKey): Promise<readonly TemplateVersion[]> => [
  ...(await stored(db, key, 49)),
  shipped(key),
];

const shipped = (key: MailTemplateKey): TemplateVersion => ({
  lock_version: 0,
  content: defaultTemplates[key],
  staff_user: null,
  created_at: null,
});

const stored = (db: Database, key: MailTemplateKey, limit: number) =>
  db
    .select({
      lock_version: mailTemplateVersions.version,
      content: mailTemplateVersions.content,
      staff_user: mailTemplateVersions.staff_user,
      created_at: mailTemplateVersions.created_at,
    })
    .from(mailTemplateVersions)
    .where(eq(mailTemplateVersions.template, key))
    .orderBy(desc(mailTemplateVersions.version))
    .limit(limit);

/** Templates that cannot be filled: their mail has the product's own text. */
export async function unfillableTemplates(db: Database): Promise<readonly MailTemplateKey[]> {
  const newest = await db
    .selectDistinctOn([mailTemplateVersions.template], {
      template: mailTemplateVersions.template,
      content: mailTemplateVersions.content,
    })
    .from(mailTemplateVersions)
    .orderBy(mailTemplateVersions.template, desc(mailTemplateVersions.version));
  return newest.flatMap(({ template, content }) =>
    isMailTemplateKey(template) && !canBeFilled(template, content) ? [template] : [],
  );
}

type Change = { readonly content: string; readonly staff_user: string; readonly lock_version: number | undefined };

/** Stores a text; null when it was made from another version than the newest (ANSWER-16). Without a version it is stored unchecked. */
export async function writeTemplate(
  db: Database,
  key: MailTemplateKey,
  { content, staff_user, lock_version }: Change,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    // Two saves of one template run one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`mail template ${key}`}))`);
    const known = (await readTemplate(tx, key)).lock_version;
    if (lock_version !== undefined && lock_version !== known) return null;
    await tx.insert(mailTemplateVersions).values({ template: key, version: known + 1, content, staff_user });
    return known + 1;
  });
}
