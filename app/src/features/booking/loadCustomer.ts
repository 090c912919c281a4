import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../../api/client.ts";
import type { KnownCustomer } from "../../flows/booking/ports.ts";
import { read } from "../../queries/read.ts";
import { customerCalls } from "../../resources/customers/customer.api.ts";

/** The members of a record that a booking uses, from the whole record. */
export async function loadCustomer(api: Api, queries: QueryClient, id: number): Promise<KnownCustomer> {
  const customer = await queries.fetchQuery({
    queryKey: ["customer", "found", String(id)],
    queryFn: ({ signal }) => read(customerCalls(api).load(id, signal)),
  });
  const { first_name, last_name, email, postcode, primary_phone, mobile_phone, lock_version } = customer;
  const phone = primary_phone === "" ? mobile_phone : primary_phone;
  return { id: customer.id, lock_version, first_name, last_name, email, postcode, phone };
}
