import { type Answer, foldText, type SearchTerm, searchTerms } from "@teedesk/domain";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, RowOf } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";
import { customerCalls } from "../../resources/customers/customer.api.ts";

type CustomerFilters = FiltersOf<"listCustomers">;
type CustomerRow = RowOf<"listCustomers">;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** What is typed is a phone number in some spelling: digits, and no letters beside them. */
const isPhone = (typed: string): boolean => digitsOf(typed).length >= 4 && !/[a-z@]/i.test(typed);

/** Filters of a specified server that together find whom a text may mean: an e-mail, a phone number, or names in either order. */
export function customerFilters(typed: string): readonly CustomerFilters[] {
  const text = typed.trim();
  if (text.includes("@")) return [{ email: text }];
  // The list looks for the text as it is stored; the last four digits stand together in every spelling.
  if (isPhone(text)) return [{ primary_phone: digitsOf(text).slice(-4) }];
  const [first = "", ...rest] = text.split(/[\s,]+/).filter((word) => word !== "");
  const last = rest.join(" ");
  return last === ""
    ? [{ last_name: first }, { first_name: first }]
    : [
        { first_name: first, last_name: last },
        { first_name: last, last_name: first },
      ];
}

/** What a row is recognised by; a specified server returns no mobile phone. */
type Seen = Pick<CustomerRow, "id" | "first_name" | "last_name" | "email" | "primary_phone"> & {
  readonly mobile_phone?: string | null;
};

const partOf = (term: SearchTerm): string => (term.kind === "word" ? foldText(term.typed) : term.digits);

const knownOf = ({ id, first_name, last_name, email, primary_phone, mobile_phone }: Seen): string =>
  foldText(`${id} ${first_name} ${last_name} ${email} ${digitsOf(primary_phone)} ${digitsOf(mobile_phone ?? "")}`);

/** Whether it is seen in a row that it is meant: each word and the number, in whatever spelling. */
export function isMeant(typed: string, row: Seen): boolean {
  const known = knownOf(row);
  return searchTerms(typed).every((term) => known.includes(partOf(term)));
}

/**
 * Whether rows were searched for a text: each word is in each of them. A number may be that of a mobile phone, which a
 * specified server does not return; but hardly on all of a full page.
 */
function areSearched(typed: string, rows: readonly CustomerRow[]): boolean {
  const names = searchTerms(typed).flatMap((term) => (term.kind === "word" ? [partOf(term)] : []));
  const isFull = rows.length === pageSize;
  return rows.every((row) => (isFull ? isMeant(typed, row) : names.every((name) => knownOf(row).includes(name))));
}

const pageSize = 50;
const most = 8;

const isRefused = (answered: Answer<unknown>): boolean =>
  answered.kind === "invalid" || (answered.kind === "failed" && answered.status === 400);

/**
 * Customers on record whom a typed text may mean, at most eight. The server's own search knows names in any order, accents,
 * every spelling of a phone number, mobiles and ids. A specified server refuses it, or passes it over and returns anybody: it
 * is asked by the fields, and only those who are seen to be meant are shown. Any other failure is the caller's to show.
 */
export async function findCustomers(api: Api, typed: string, signal: AbortSignal): Promise<readonly CustomerRow[]> {
  const list = (filters: CustomerFilters) =>
    customerCalls(api).list(
      {
        page: 1,
        per_page: pageSize,
        filters: { ...filters, type: "Customer" as const },
        sort_fields: ["last_name" as const, "first_name" as const],
        sort_desc: [false, false],
      },
      signal,
    );
  const searched = await list({ search: typed.trim() });
  if (!isRefused(searched)) {
    const rows = await read(Promise.resolve(searched));
    if (areSearched(typed, rows)) return rows.slice(0, most);
  }
  const pages = await Promise.all(customerFilters(typed).map((filters) => read(list(filters))));
  const found = new Map(pages.flat().map((row) => [row.id, row]));
  return [...found.values()].filter((row) => isMeant(typed, row)).slice(0, most);
}
