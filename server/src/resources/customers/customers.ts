import { customerForm } from "@teedesk/domain";
import { isNull } from "drizzle-orm";
import type { Handlers, Query } from "../../contract/contract.ts";
import { customers as table } from "../../db/schema/customers.ts";
import { columnsOf } from "../../records/columns.ts";
import { containing, ignoringCase } from "../../records/listing.ts";
import { matchesSearch } from "../../records/search.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { saveUnlessDuplicate } from "./duplicates.ts";
import { refuseMerged } from "./merge/findPeople.ts";
import { listDuplicates } from "./merge/listDuplicates.ts";
import { mergeCustomers } from "./merge/mergeCustomers.ts";
import { planMerge } from "./merge/planMerge.ts";
import { undoMerge } from "./merge/undoMerge.ts";

const { search_text: _, ...shown } = columnsOf(table);
const { id, type, first_name, last_name, email, primary_phone } = shown;

/** The customers of a database or of a transaction. */
export const customers = tableResource<Query<"listCustomers">>()({
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
  inLists: isNull(table.merged_into),
  changing: async (tx, { before }) => refuseMerged(tx, before),
  row: ({ ignore_duplicate: _asked, ...customer }) => customer,
});

type MergeHandlers = Pick<
  Handlers,
  "listCustomerDuplicates" | "getCustomerMerge" | "mergeCustomers" | "undoCustomerMerge"
>;

/** ADM-CUST. No call deletes a customer; an operator erases personal data where the law requires it (eraseCustomer.ts). */
export function customerHandlers({
  db,
}: Services): Omit<ResourceHandlers<"Customer">, "deleteCustomer"> & MergeHandlers {
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
    listCustomerDuplicates: ({ path }) => listDuplicates(db, path.id),
    getCustomerMerge: ({ path }) => planMerge(db, path),
    mergeCustomers: ({ body, staff }) => mergeCustomers(db, { staff, request: body }),
    undoCustomerMerge: ({ body, staff }) => undoMerge(db, { staff, id: body.id }),
  };
}
