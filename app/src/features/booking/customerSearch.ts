import type { Api } from "../../api/client.ts";
import type { FiltersOf, RowOf } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";
import { customerCalls } from "../../resources/customers/customer.api.ts";

type CustomerFilters = FiltersOf<"listCustomers">;
type CustomerRow = RowOf<"listCustomers">;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** What is typed is a phone number in some spelling: digits, and no letters beside them. */
const isPhone = (typed: string): boolean => digitsOf(typed).length >= 4 && !/[a-z@]/i.test(typed);

/** Filters of an older server that together find whom a text may mean: an e-mail, a phone number, or names in either order. */
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

/** Whether it is seen in a row that it is meant: every word or the phone number, without accents, case and apostrophes. */
export function isMeant(typed: string, { id, first_name, last_name, email, primary_phone }: CustomerRow): boolean {
  if (isPhone(typed)) return digitsOf(primary_phone).includes(digitsOf(typed));
  const known = folded(`${id} ${first_name} ${last_name} ${email}`);
  return folded(typed)
    .split(/[\s,#]+/)
    .every((word) => known.includes(word));
}

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’‘`]/gu, "")
    .toLowerCase();

const pageSize = 50;
const most = 8;

/**
 * Customers on record whom a typed text may mean, at most eight. The server's own search knows names in any order, accents,
 * every spelling of a phone number, mobiles and ids. An older server refuses it, and is asked by the fields; one that
 * passes it over returns a full page of anybody, of whom only those who are meant are shown.
 */
export async function findCustomers(api: Api, typed: string, signal: AbortSignal): Promise<readonly CustomerRow[]> {
  const rowsOf = async (filters: CustomerFilters) => {
    const rows = await read(
      customerCalls(api).list(
        {
          page: 1,
          per_page: pageSize,
          filters: { ...filters, type: "Customer" as const },
          sort_fields: ["last_name" as const, "first_name" as const],
          sort_desc: [false, false],
        },
        signal,
      ),
    );
    return rows.length < pageSize ? rows : rows.filter((row) => isMeant(typed, row));
  };
  const byFields = async () => {
    const pages = await Promise.all(customerFilters(typed).map(rowsOf));
    const found = new Map(pages.flat().map((row) => [row.id, row]));
    return [...found.values()].filter((row) => isMeant(typed, row));
  };
  const found = await rowsOf({ search: typed.trim() }).catch(byFields);
  return found.slice(0, most);
}
