import { and, desc, eq, gt, lte, max, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { customers, historyEntries } from "../../../db/schema/index.ts";
import { personText } from "../../giftCertificates/certificateInHistory.ts";
import { entriesPerStatement } from "./findRecords.ts";
import { isOneOf, type Person } from "./roles.ts";

/** A person's present and earlier names, as far as their own history has them. */
export type Names = {
  /** Texts in histories of certificates that mean this person alone. */
  readonly own: readonly string[];
  /** Texts that mean another customer as well, so that the person is ambiguous. */
  readonly shared: readonly string[];
  /** The present address, and earlier ones that were never another customer's, in lower case. */
  readonly emails: readonly string[];
};

type Called = Pick<Person, "first_name" | "last_name" | "email">;
type Changes = (typeof historyEntries.$inferSelect)["changes"];

const { first_name, last_name, email } = customers;
const isOfCustomer = and(eq(historyEntries.entity, "customer"), ne(historyEntries.action, "created"));
const hasName = sql`${historyEntries.changes} @?
  '$[*] ? (@.field == "first_name" || @.field == "last_name" || @.field == "email")'`;

/** Has to run before the person's history is erased. */
export async function findNames(tx: Database, person: Person, batchSize = entriesPerStatement): Promise<Names> {
  const texts = new Set([personText(person)]);
  const emails = new Set([person.email.toLowerCase()]);
  const isTheirs = eq(historyEntries.record_id, person.id);
  const entries = await tx
    .select({ changes: historyEntries.changes })
    .from(historyEntries)
    .where(and(isOfCustomer, isTheirs, hasName))
    .orderBy(desc(historyEntries.id));
  let called: Called = person;
  for (const { changes } of entries) {
    called = nameBefore(called, changes);
    texts.add(personText(called));
    emails.add(called.email.toLowerCase());
  }
  texts.delete("");
  emails.delete("");

  const others = { texts: new Set<string>(), emails: new Set<string>() };
  for await (const other of namesOfOthers(tx, { id: person.id, texts, emails, batchSize })) {
    others.texts.add(personText(other));
    others.emails.add(other.email.toLowerCase());
  }
  const present = person.email.toLowerCase();
  return {
    own: Array.from(texts).filter((text) => !others.texts.has(text)),
    shared: Array.from(texts).filter((text) => others.texts.has(text)),
    emails: Array.from(emails).filter((address) => address === present || !others.emails.has(address)),
  };
}

type Sought = {
  readonly id: number;
  readonly texts: ReadonlySet<string>;
  readonly emails: ReadonlySet<string>;
  readonly batchSize: number;
};

/** The present names of customers who share a text or an address, and all earlier names of other customers. */
async function* namesOfOthers(tx: Database, { id, texts, emails, batchSize }: Sought): AsyncGenerator<Called> {
  const text = sql`concat_ws(', ', nullif(trim(${first_name} || ' ' || ${last_name}), ''), nullif(${email}, ''))`;
  const isShared = or(isOneOf(text, Array.from(texts)), isOneOf(sql`lower(${email})`, Array.from(emails)));
  yield* await tx
    .select({ first_name, last_name, email })
    .from(customers)
    .where(and(ne(customers.id, id), isShared))
    .orderBy(customers.id);

  // Newest first: each entry has the name before those already read.
  const called = new Map<number, Called>();
  const [last] = await tx.select({ id: max(historyEntries.id) }).from(historyEntries);
  for (let to = last?.id ?? 0; to > 0; to -= batchSize) {
    const isInBatch = and(gt(historyEntries.id, to - batchSize), lte(historyEntries.id, to));
    const entries = await tx
      .select({ id: customers.id, first_name, last_name, email, changes: historyEntries.changes })
      .from(historyEntries)
      .innerJoin(customers, eq(customers.id, historyEntries.record_id))
      .where(and(isInBatch, isOfCustomer, ne(customers.id, id), hasName))
      .orderBy(desc(historyEntries.id));
    for (const { changes, ...current } of entries) {
      const before = nameBefore(called.get(current.id) ?? current, changes);
      called.set(current.id, before);
      yield before;
    }
  }
}

function nameBefore(called: Called, changes: Changes): Called {
  const before = (field: keyof Called): string => {
    const change = changes.find((one) => one.field === field);
    return change === undefined ? called[field] : (change.before ?? "");
  };
  return { first_name: before("first_name"), last_name: before("last_name"), email: before("email") };
}
