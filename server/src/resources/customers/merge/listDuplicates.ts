import { duplicateOf, nameWords, phonesOf } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { customerMerges, customers } from "../../../db/schema/index.ts";
import { matchesSearch } from "../../../records/search.ts";
import { type CustomerRow, findCustomer } from "./findPeople.ts";
import { encodeMerge } from "./mergeCustomers.ts";

type Wire = components["schemas"];

/** Customers looked at for one fact: a common name may be that of thousands. */
const mostOfOneFact = 100;
const mostShown = 20;

/** The customers that may be the same person, likely ones first (BUS-10), and the merges into this one. */
export async function listDuplicates(db: Database, id: number): Promise<Wire["CustomerDuplicates"]> {
  const customer = await findCustomer(db, id);
  return {
    duplicates: customer.merged_into === null ? await findDuplicates(db, customer) : [],
    merges: await findMerges(db, id),
  };
}

async function findDuplicates(db: Database, customer: CustomerRow): Promise<Wire["CustomerDuplicate"][]> {
  const others = new Map<number, CustomerRow>();
  for (const isAlike of factsOf(customer)) {
    const isOther = and(ne(customers.id, customer.id), isNull(customers.merged_into), isAlike);
    const found = await db.select().from(customers).where(isOther).orderBy(customers.id).limit(mostOfOneFact);
    for (const one of found) others.set(one.id, one);
  }
  return Array.from(others.values())
    .flatMap((other) => {
      const duplicate = duplicateOf(customer, other);
      if (duplicate === null) return [];
      const { id, first_name, last_name, email, primary_phone } = other;
      return [
        { id, first_name, last_name, email, primary_phone, is_likely: duplicate.isLikely, reason: duplicate.reason },
      ];
    })
    .toSorted((one, other) => Number(other.is_likely) - Number(one.is_likely) || one.id - other.id)
    .slice(0, mostShown);
}

/** Each fact is looked up along an index: the address, and words and digits of the text that the search box searches. */
function factsOf(customer: CustomerRow): readonly (SQL | undefined)[] {
  const words = nameWords(customer);
  const email = customer.email.trim();
  return [
    ...(email === "" ? [] : [eq(sql`lower(${customers.email})`, email.toLowerCase())]),
    ...phonesOf(customer).map((digits) => matchesSearch(customers, digits)),
    ...(words.length < 2 ? [] : [matchesSearch(customers, words.join(" "))]),
  ];
}

async function findMerges(db: Database, id: number): Promise<Wire["CustomerMerge"][]> {
  const found = await db
    .select({ made: customerMerges, merged: customers })
    .from(customerMerges)
    .innerJoin(customers, eq(customers.id, customerMerges.merged_id))
    .where(eq(customerMerges.customer_id, id))
    .orderBy(desc(customerMerges.id));
  return found.map(({ made, merged }) => encodeMerge(made, merged));
}
