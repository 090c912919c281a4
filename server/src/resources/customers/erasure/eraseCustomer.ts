import { and, count, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import {
  availabilityQueues,
  calls,
  customerMerges,
  customers,
  idempotencyKeys,
  savedCards,
  teeTimes,
} from "../../../db/schema/index.ts";
import { recordHistory } from "../../../platform/history/recordHistory.ts";
import { deleteMail } from "./deleteMail.ts";
import { eraseFromHistory, mergedWith } from "./eraseFromHistory.ts";
import { eraseFromImports } from "./eraseFromImports.ts";
import { eraseFromCertificates, eraseFromListChanges, eraseFromTeeTimes, newer } from "./eraseFromRecords.ts";
import { findNames } from "./findNames.ts";
import { certificatesNaming, findRecords } from "./findRecords.ts";
import { type Person, rolesOf } from "./roles.ts";

export type Erasing = {
  readonly id: number;
  readonly today: string;
  readonly staff: { readonly id: number; readonly email: string } | null;
};

/**
 * Removes a person's data everywhere and keeps the books complete: tee times, certificates, payments and their amounts stay, and belong to
 * a customer without a name. Customers that were merged are one person, and all of them are erased, whichever is named. Throws an error
 * while the person has tee times ahead. Returns the ids of certificates whose history has a name that they share with another customer: an
 * operator has to check these.
 */
export function eraseCustomer(db: Database, { id, today, staff }: Erasing): Promise<readonly number[]> {
  return db.transaction(async (tx) => {
    const people = await holdPerson(tx, id);
    for (const one of people) await refuseUpcoming(tx, one.id, today);
    const shared = new Set<string>();
    for (const one of people) for (const name of await eraseOne(tx, one, staff)) shared.add(name);
    return certificatesNaming(tx, Array.from(shared));
  });
}

/** The customer and those merged into it, or into the same; locked from here on, so that none gets a tee time or certificate meanwhile. */
async function holdPerson(tx: Database, id: number): Promise<readonly Person[]> {
  const survivor = sql`(select coalesce(merged_into, id) from customers where id = ${id})`;
  const isThePerson = or(eq(customers.id, survivor), eq(customers.merged_into, survivor));
  const people = await tx.select().from(customers).where(isThePerson).orderBy(customers.merged_into).for("update");
  if (people.length === 0) throw new Error(`There is no customer ${id}.`);
  return people;
}

/** Returns the person's names that mean another customer as well. */
async function eraseOne(tx: Database, customer: Person, staff: Erasing["staff"]): Promise<readonly string[]> {
  const { id } = customer;
  const names = await findNames(tx, customer);
  const roles = rolesOf(customer, names.own);
  const known = { roles, names, records: await findRecords(tx, id, roles) };
  const others = await mergedWith(tx, customer);

  await eraseFromImports(tx, customer, names.emails);
  // Roles are read from each record's customer, which is not changed here, and from its history, which is erased last.
  await tx
    .update(customers)
    .set({ ...blankPerson, ...newer(customers) })
    .where(eq(customers.id, id));
  await tx.delete(customerMerges).where(or(eq(customerMerges.customer_id, id), eq(customerMerges.merged_id, id)));
  await eraseFromTeeTimes(tx, id, known);
  await eraseFromCertificates(tx, id, known);
  await deleteCards(tx, id);
  await tx.update(calls).set({ note: "" }).where(eq(calls.customer_id, id));
  await deleteMail(tx, customer, known);
  await tx.delete(idempotencyKeys).where(sql`${idempotencyKeys.answer}->'customers'->0->>'id' = ${String(id)}`);
  await eraseFromHistory(tx, customer, known);
  await eraseFromListChanges(tx, [id, ...others]);
  await recordHistory(tx, { entity: "customer", id, staff, action: "erased", before: null, after: null });
  return names.shared;
}

async function refuseUpcoming(tx: Database, id: number, today: string): Promise<void> {
  const isUpcoming = and(isNull(teeTimes.canceled_at), gte(teeTimes.play_date, sql`${today}::date`));
  const [ahead] = await tx
    .select({ count: count() })
    .from(teeTimes)
    .where(and(eq(teeTimes.customer_id, id), isUpcoming));
  if (ahead !== undefined && ahead.count > 0)
    throw new Error(`Customer ${id} has ${ahead.count} tee times ahead. Cancel them, or wait until they are played.`);
}

async function deleteCards(tx: Database, id: number): Promise<void> {
  const places = tx
    .select({ id: availabilityQueues.id })
    .from(availabilityQueues)
    .where(eq(availabilityQueues.customer_id, id));
  await tx.delete(savedCards).where(inArray(savedCards.availability_queue_id, places));
}

/** All texts of a customer except the type, and the search text, which the database derives. */
type PersonalText = Exclude<
  { [Column in keyof Person]: Person[Column] extends string ? Column : never }[keyof Person],
  "type" | "search_text"
>;

const blankPerson = {
  first_name: "",
  last_name: "Erased",
  email: "",
  address: "",
  address_2: "",
  address_3: "",
  city: "",
  subdivision: "",
  postcode: "",
  country_alpha2: "",
  primary_phone: "",
  mobile_phone: "",
  legacy_address: "",
} satisfies Record<PersonalText, string>;
