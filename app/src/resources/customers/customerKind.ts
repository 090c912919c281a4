import { type CustomerDraft, type CustomerInput, customerForm } from "@teedesk/domain";
import type { RecordKind } from "../../editing/recordKind.ts";
import { paths } from "../../navigation/paths.ts";
import { cached } from "../../queries/cached.ts";
import { CountryName } from "../countries/CountryName.tsx";
import { CustomerFields } from "./CustomerFields.tsx";
import { CustomerTypeName } from "./CustomerTypeName.tsx";
import { type Customer, customerCalls } from "./customer.api.ts";
import { customerLabels } from "./customerLabels.ts";

export const customerKind: RecordKind<CustomerDraft, CustomerInput, Customer> = {
  entity: "customer",
  list: cached.customers,
  ...customerForm,
  calls: customerCalls,
  save: "updateCustomer",
  nameOf: ({ first_name, last_name, email }) => `${first_name} ${last_name}`.trim() || email || "Customer",
  labels: customerLabels,
  names: { type: CustomerTypeName, country_alpha2: CountryName },
  Fields: CustomerFields,
  listPath: paths.customers,
  recordPath: paths.customer,
};
