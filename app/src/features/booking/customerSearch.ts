import { type ApiResult, foldText, type SearchTerm, searchTerms } from "@teedesk/domain";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, RowOf } from "../../api/contract.ts";
import { digitsOf } from "../../format/digitsOf.ts";
import { read } from "../../queries/read.ts";
import { customerCalls } from "../../resources/customers/customer.api.ts";

type CustomerFilters = FiltersOf<"listCustomers">;
type CustomerRow = RowOf<"listCustomers">;

/** Whether the text is a phone number in some spelling: digits without letters. */
const isPhone = (typed: string): boolean => digitsOf(typed).length >= 4 && !/[a-z@]/i.test(typed);

/** The filters that together find a text's customers on a specified server: an e-mail, a phone number, or names in either order. */
export function customerFilters(typed: string): readonly CustomerFilters[] {
  const text = typed.trim();
  if (text.includes("@")) return [{ email: text }];
  // The list compares the stored text; the last four digits are together in every spelling.
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

/** The members by which a row is recognised; a specified server returns no mobile phone. */
type Seen = Pick<CustomerRow, "id" | "first_name" | "last_name" | "email" | "primary_phone"> & {
  readonly mobile_phone?: string | null;
};

const partOf = (term: SearchTerm): string => (term.kind === "word" ? foldText(term.typed) : term.digits);

const knownOf = ({ id, first_name, last_name, email, primary_phone, mobile_phone }: Seen): string =>
  foldText(`${id} ${first_name} ${last_name} ${email} ${digitsOf(primary_phone)} ${digitsOf(mobile_phone ?? "")}`);

/** Whether a row has each word and the number of a text, in whatever spelling. */
export function isMeant(typed: string, row: Seen): boolean {
  const known = knownOf(row);
  return searchTerms(typed).every((term) => known.includes(partOf(term)));
}

/**
 * Whether the server searched for the text: each word is in each row. A number may be that of a mobile phone, which a specified
 * server does not return, but not on every row of a full page.
 */
function areSearched(typed: string, rows: readonly CustomerRow[]): boolean {
  const names = searchTerms(typed).flatMap((term) => (term.kind === "word" ? [partOf(term)] : []));
  const isFull = rows.length === pageSize;
  return rows.every((row) => (isFull ? isMeant(typed, row) : names.every((name) => knownOf(row).includes(name))));
}

const pageSize = 50;
const most = 8;

const isRefused = (result: ApiResult<unknown>): boolean =>
  result.kind === "invalid" || (result.kind === "failed" && result.status === 400);

/**
 * The customers on record that match a typed text, at most eight. The server's own search knows names in any order, accents,
 * every spelling of a phone number, mobiles and ids. A specified server refuses it, or ignores it and returns any customers: it
 * is searched by the fields, and only rows that have the text are shown. Any other failure is left to the caller to show.
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
