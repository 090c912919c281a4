import type { components } from "@teedesk/openapi";

type TeeTime = components["schemas"]["TeeTime"];

/** What a tee time's history tells of it: its own fields and the name of its customer. The ledger tells its own story. */
export function historyOf({
  customers,
  transaction_record: _payment,
  course_name: _name,
  ...teeTime
}: TeeTime): object {
  const [customer] = customers;
  return {
    ...teeTime,
    customer: customer && { id: customer.id, name: `${customer.first_name} ${customer.last_name}`.trim() },
  };
}
