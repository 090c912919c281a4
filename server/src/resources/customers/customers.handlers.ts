import { customerForm } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/customers.ts";
import { refuseStale } from "../../lockVersion.ts";
import { accepted } from "../../platform/refuseIssues.ts";
import { retried } from "../../platform/retried.ts";
import { recordsOf } from "../../records.ts";
import type { Services } from "../../services.ts";
import { countCustomers, findCustomer, insertCustomer, listCustomers, writeCustomer } from "./customers.repository.ts";
import { isDuplicate } from "./isDuplicate.ts";

type Schemas = components["schemas"];

type CustomerHandlers = Pick<
  Handlers,
  "getCustomer" | "createCustomer" | "updateCustomer" | "listCustomers" | "countCustomers"
>;

const kind = { entity: "customer", table: customers, find: findCustomer } as const;
const question = { duplicate: true } as const;

const inputOf = (stored: Schemas["Customer"] | null, sent: Schemas["CustomerInput"]) =>
  accepted(customerForm.accept(stored, sent));

/** ADM-CUST. A save that would make a duplicate asks first, and stores nothing (ADM-CUST-31 to 33, UNCLEAR-55). */
export function customerHandlers({ db }: Services): CustomerHandlers {
  const write = <Answer>(work: (tx: Database) => Promise<Answer>): Promise<Answer> =>
    retried(() => db.transaction(work));

  return {
    listCustomers: ({ query }) => listCustomers(db, query),
    countCustomers: ({ query }) => countCustomers(db, query),
    getCustomer: ({ path }) => recordsOf(db, kind).show(path.id),

    createCustomer: ({ body: { customer }, staff }) =>
      write(async (tx) => {
        const { ignore_duplicate, ...input } = inputOf(null, customer);
        if (!ignore_duplicate && (await isDuplicate(tx, input, null))) return question;
        return recordsOf(tx, kind).create(staff, (inner) => insertCustomer(inner, input));
      }),

    updateCustomer: ({ body: { id, customer }, staff }) =>
      write(async (tx) => {
        const records = recordsOf(tx, kind);
        const stored = await records.show(id);
        refuseStale(stored, customer.lock_version);
        const { ignore_duplicate, ...wanted } = inputOf(stored, customer);
        if (!ignore_duplicate && (await isDuplicate(tx, wanted, id))) return question;
        const held = { id, lock_version: customer.lock_version };
        return records.update(staff, held, (inner, before) => writeCustomer(inner, id, inputOf(before, customer)));
      }),
  };
}
