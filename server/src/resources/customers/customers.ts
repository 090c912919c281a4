import { customerForm } from "@teedesk/domain";
import type { Query } from "../../contract/contract.ts";
import { customers as table } from "../../db/schema/customers.ts";
import { columnsOf } from "../../records/columns.ts";
import { containing, ignoringCase } from "../../records/listing.ts";
import { matchesSearch } from "../../records/search.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { saveUnlessDuplicate } from "./duplicates.ts";

const { search_text: _, ...shown } = columnsOf(table);
const { id, type, first_name, last_name, email, primary_phone } = shown;

const customers = tableResource<Query<"listCustomers">>()({
  entity: "customer",
  table,
  form: customerForm,
  shown: (db) => db.select(shown).from(table).$dynamic(),
  filters: {
    search: (text) => matchesSearch(table, text),
    type,
    ...containing({ first_name, last_name, email, primary_phone }),
  },
  sorts: { id, type, ...ignoringCase({ first_name, last_name, email }), primary_phone },
  order: ["last_name", "first_name"],
  row: ({ ignore_duplicate: _asked, ...customer }) => customer,
});

/** ADM-CUST. No call deletes a customer; an operator erases personal data where the law requires it (eraseCustomer.ts). */
export function customerHandlers({ db }: Services): Omit<ResourceHandlers<"Customer">, "deleteCustomer"> {
  const records = customers(db);
  return {
    listCustomers: ({ query }) => records.list(query),
    countCustomers: ({ query }) => records.count(query),
    getCustomer: ({ path }) => records.show(path.id),
    createCustomer: ({ body: { customer }, staff }) =>
      saveUnlessDuplicate(db, customer, {
        find: async () => null,
        save: (tx) => customers(tx).create(staff, customer),
      }),
    updateCustomer: ({ body: { id, customer }, staff }) =>
      saveUnlessDuplicate(db, customer, {
        find: (tx) => customers(tx).show(id),
        save: (tx) => customers(tx).update(staff, id, customer),
      }),
  };
}
