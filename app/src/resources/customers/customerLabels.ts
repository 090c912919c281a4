import type { CustomerDraft } from "@teedesk/domain";
import type { Labels } from "../../editing/formFields.ts";

/** MSG-45 and ADM-CUST-04 to ADM-CUST-18. */
export const customerLabels: Labels<CustomerDraft> = {
  type: "Record Type",
  first_name: "First Name",
  last_name: "Last Name",
  email: "Email",
  address: "Address",
  address_2: "Address 2",
  address_3: "Address 3",
  city: "City",
  subdivision: "State/Province",
  postcode: "Zip/Post Code",
  country_alpha2: "Country",
  primary_phone: "Primary Phone",
  mobile_phone: "Mobile Phone",
  legacy_address: "Legacy Shipping Address",
  ignore_duplicate: "Create a duplicate customer",
};
