import { duplicateOf } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { type CustomerRow, findCustomer, findPair, refuseGone } from "./findPeople.ts";
import { countRowsOf, movedColumns } from "./movedColumns.ts";

type Wire = components["schemas"];

/** Both customers, and the records that a merge will move (DECISION-64). */
export async function planMerge(
  db: Database,
  pair: { readonly id: number; readonly merged_id: number },
): Promise<Wire["CustomerMergePlan"]> {
  const found = await findPair(db, pair, findCustomer);
  await refuseGone(db, found);
  const { customer, merged } = found;
  const duplicate = duplicateOf(customer, merged);
  return {
    customer: shown(customer),
    merged: shown(merged),
    type: typeAfter(customer, merged),
    is_likely: duplicate?.isLikely ?? false,
    reason: duplicate?.reason ?? "Neither name, e-mail address nor phone number is the same.",
    moves: await countMoves(db, merged.id),
  };
}

/** Whoever plays is a customer of the business, also if they were given a certificate before. */
export const typeAfter = (one: Pick<CustomerRow, "type">, other: Pick<CustomerRow, "type">): CustomerRow["type"] =>
  one.type === "Customer" ? one.type : other.type;

export async function countMoves(tx: Database, id: number): Promise<Wire["CustomerMove"][]> {
  const moves: Wire["CustomerMove"][] = [];
  for (const moved of movedColumns) moves.push({ kind: moved.kind, count: await countRowsOf(tx, moved, id) });
  moves.push({ kind: "promised_call", count: await tx.$count(promised(id)) });
  moves.push({ kind: "consent", count: await tx.$count(consents(id)) });
  return moves.filter(({ count }) => count > 0);
}

const promised = (id: number) => sql`calls c where c.customer_id = ${id} and c.outcome = 'call_back'
  and not exists (select from calls later where later.subject = c.subject and later.id > c.id)`;

const consents = (id: number) => sql`consents where tee_time_id in (select id from tee_times where customer_id = ${id})
  or gift_certificate_id in (select id from gift_certificates where customer_id = ${id} or recipient_id = ${id})`;

function shown(customer: CustomerRow): Wire["Customer"] {
  const { created_at: _created, updated_at: _updated, search_text: _searched, ...record } = customer;
  return record;
}
