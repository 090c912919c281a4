import { customerForm } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { lower } from "../../db/schema/columns.ts";
import { customers as table } from "../../db/schema/customers.ts";
import { accepted } from "../../platform/refuseIssues.ts";
import { retried } from "../../platform/retried.ts";
import { columnsOf } from "../../records/columns.ts";
import { contains } from "../../records/listing.ts";
import { refuseStale } from "../../records/lockVersion.ts";
import { matchesSearch } from "../../records/search.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { refuseUnknownCountry } from "../countries/refuseUnknownCountry.ts";
import { isDuplicate } from "./isDuplicate.ts";

const { search_text: _, ...shown } = columnsOf(table);
const { id, type, first_name, last_name, email, primary_phone } = shown;

const customers = tableResource<Query<"listCustomers">>()({
  entity: "customer",
  table,
  form: customerForm,
  shown: (db) => db.select(shown).from(table).$dynamic(),
  listed: (db) => db.select({ id, type, first_name, last_name, email, primary_phone }).from(table).$dynamic(),
  filters: {
    search: (text) => matchesSearch(table, text),
    type: (wanted) => eq(type, wanted),
    first_name: (text) => contains(first_name, text),
    last_name: (text) => contains(last_name, text),
    email: (text) => contains(email, text),
    primary_phone: (text) => contains(primary_phone, text),
  },
  sorts: {
    id,
    type,
    first_name: lower(first_name),
    last_name: lower(last_name),
    email: lower(email),
    primary_phone,
  },
  order: [lower(last_name), lower(first_name)],
  row: ({ ignore_duplicate: _asked, ...customer }) => customer,
});

const question = { duplicate: true } as const;

type CustomerHandlers = Omit<ResourceHandlers<"Customer">, "deleteCustomer">;

/** ADM-CUST. A save that would make a duplicate asks first, and stores nothing (ADM-CUST-31 to 33, UNCLEAR-55). */
export function customerHandlers({ db }: Services): CustomerHandlers {
  const records = customers(db);
  const write = <Saved>(work: (tx: Database) => Promise<Saved>): Promise<Saved> => retried(() => db.transaction(work));

  return {
    listCustomers: ({ query }) => records.list(query),
    countCustomers: ({ query }) => records.count(query),
    getCustomer: ({ path }) => records.show(path.id),
    createCustomer: ({ body: { customer }, staff }) =>
      write(async (tx) => {
        const input = accepted(customerForm.accept(null, customer));
        refuseUnknownCountry(input);
        return (await isDuplicate(tx, input, null)) ? question : customers(tx).create(staff, customer);
      }),
    updateCustomer: ({ body: { id, customer }, staff }) =>
      write(async (tx) => {
        const stored = await customers(tx).show(id);
        refuseStale(stored, customer.lock_version);
        const input = accepted(customerForm.accept(stored, customer));
        refuseUnknownCountry(input);
        return (await isDuplicate(tx, input, id)) ? question : customers(tx).update(staff, id, customer);
      }),
  };
}
