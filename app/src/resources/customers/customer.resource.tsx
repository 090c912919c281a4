import { customerForm } from "@teedesk/domain";
import { optionName } from "../../editing/valueIn.tsx";
import { choiceFilter, textFilter } from "../../listing/filters.tsx";
import { type List, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { resource } from "../../resource/resource.ts";
import { useCountryOptions } from "../countries/useCountryOptions.ts";
import { CustomerFields, customerLabels } from "./CustomerFields.tsx";
import {
  type CustomerFilters,
  type CustomerRow,
  type CustomerSortField,
  countCustomers,
  customerCalls,
  listCustomers,
} from "./customer.api.ts";
import { customerTypeOptions, customerTypes } from "./customerTypes.ts";

/** The customers, by last and first name (ADM-CUST-19 to ADM-CUST-25, ADM-CUST-28). */
export const customerList: List<CustomerRow, CustomerFilters, CustomerSortField> = {
  name: "customer",
  label: "Customers",
  empty: "No customers match.",
  columns: [
    viewColumn<CustomerRow>(({ id }) => paths.customer(id)),
    { key: "id", header: "ID", cell: ({ id }) => id, sortable: true, align: "end" },
    { key: "type", header: "Record Type", cell: ({ type }) => customerTypes[type], sortable: true },
    { key: "first_name", header: "First Name", cell: ({ first_name }) => first_name, sortable: true },
    { key: "last_name", header: "Last Name", cell: ({ last_name }) => last_name, sortable: true },
    { key: "email", header: "Email", cell: ({ email }) => email, sortable: true },
    { key: "primary_phone", header: "Phone", cell: ({ primary_phone }) => primary_phone, sortable: true },
  ],
  filters: {
    type: choiceFilter("Record Type", customerTypes),
    first_name: textFilter("First Name"),
    last_name: textFilter("Last Name"),
    email: textFilter("Email"),
    primary_phone: textFilter("Phone"),
  },
  defaults: listDefaults([
    { key: "last_name", desc: false },
    { key: "first_name", desc: false },
  ]),
  rows: listCustomers,
  count: countCustomers,
};

export const customers = resource({
  name: "customer",
  paths: { list: paths.customers, record: paths.customer, create: () => paths.customer("new") },
  newText: "New Customer",
  may: { create: "createCustomer", save: "updateCustomer" },
  titleOf: ({ first_name, last_name, email }) => `${first_name} ${last_name}`.trim() || email || "Customer",
  form: customerForm,
  labels: customerLabels,
  names: { type: optionName(() => ({ options: customerTypeOptions })), country_alpha2: optionName(useCountryOptions) },
  Fields: CustomerFields,
  calls: customerCalls,
  list: customerList,
});
