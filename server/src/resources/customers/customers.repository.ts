import type { CustomerInput } from "@teedesk/domain";
import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { customers } from "../../db/schema/customers.ts";
import { type Conditions, contains, orderBy, pageOf, whereAll } from "../../listing.ts";

type Asked = Query<"listCustomers">;
type Fields = Omit<CustomerInput, "ignore_duplicate">;

const { created_at: _created, updated_at: _updated, ...shown } = getTableColumns(customers);
const { id, type, first_name, last_name, email, primary_phone } = shown;

const conditions: Conditions<NonNullable<Asked["filters"]>> = {
  type: (wanted) => eq(type, wanted),
  first_name: (text) => contains(first_name, text),
  last_name: (text) => contains(last_name, text),
  email: (text) => contains(email, text),
  primary_phone: (text) => contains(primary_phone, text),
};

const sortable = {
  id,
  type,
  first_name: lower(first_name),
  last_name: lower(last_name),
  email: lower(email),
  primary_phone,
};

/** One page; without a sort by last, then first name. */
export function listCustomers(db: Database, asked: Asked) {
  const { limit, offset } = pageOf(asked);
  const otherwise = [asc(sortable.last_name), asc(sortable.first_name)];
  return db
    .select({ id, type, first_name, last_name, email, primary_phone })
    .from(customers)
    .where(whereAll(asked.filters, conditions))
    .orderBy(...orderBy(asked, sortable, { otherwise, tie: id }))
    .limit(limit)
    .offset(offset);
}

export const countCustomers = (db: Database, { filters }: Query<"countCustomers">): Promise<number> =>
  db.$count(customers, whereAll(filters, conditions));

/** A customer as the wire carries it; null when there is none. */
export async function findCustomer(db: Database, customer_id: number) {
  const [customer] = await db.select(shown).from(customers).where(eq(id, customer_id));
  return customer ?? null;
}

/** Answers the new id. */
export async function insertCustomer(tx: Database, input: Fields): Promise<number> {
  const [added] = await tx.insert(customers).values(input).returning({ id });
  if (added === undefined) throw new Error("The new customer was not stored.");
  return added.id;
}

export async function writeCustomer(tx: Database, customer_id: number, input: Fields): Promise<void> {
  await tx.update(customers).set(input).where(eq(id, customer_id));
}
