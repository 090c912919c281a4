import { choiceFilter, partFilter, searchFilter, textFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { customerCalls, customerTypes } from "./customer.api.ts";

/** The customers, by last and first name (ADM-CUST-19 to ADM-CUST-25, ADM-CUST-28). */
export const customerList: ListOf<"listCustomers"> = {
  name: "customer",
  label: "Customers",
  empty: { plural: "customers" },
  columns: [
    viewColumn(paths.customer),
    { key: "id", header: "ID", sortable: true, align: "end" },
    { key: "type", header: "Record Type", cell: ({ type }) => customerTypes[type], sortable: true },
    { key: "first_name", header: "First Name", sortable: true, cut: true, className: "max-w-44" },
    { key: "last_name", header: "Last Name", sortable: true, cut: true, className: "max-w-44" },
    { key: "email", header: "Email", sortable: true, cut: true },
    { key: "primary_phone", header: "Phone", sortable: true, cut: true },
  ],
  filters: {
    search: searchFilter("Name, email, phone or ID"),
    type: choiceFilter("Record Type", customerTypes),
    first_name: textFilter("First Name"),
    last_name: textFilter("Last Name"),
    email: partFilter("email", "Email"),
    primary_phone: partFilter("phone", "Phone"),
  },
  defaults: listDefaults([
    { key: "last_name", desc: false },
    { key: "first_name", desc: false },
  ]),
  calls: customerCalls,
  create: { text: "New Customer", call: "createCustomer", path: () => paths.customer("new") },
};
