import type { Api } from "../../api/client.ts";
import type { FiltersOf, RowOf } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";
import { customerCalls } from "../../resources/customers/customer.api.ts";

type CustomerFilters = FiltersOf<"listCustomers">;
type CustomerRow = RowOf<"listCustomers">;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** What is typed is a phone number in some spelling: digits, and no letters beside them. */
const isPhone = (typed: string): boolean => digitsOf(typed).length >= 4 && !/[a-z@]/i.test(typed);

/** Filters that together find whom a text may mean: an e-mail, a phone number, or names in either order. */
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

const isMeant = (typed: string, { primary_phone }: CustomerRow): boolean =>
  !isPhone(typed) || digitsOf(primary_phone).includes(digitsOf(typed));

const most = 8;

/** Customers on record whom a typed text may mean, at most eight. */
export async function findCustomers(api: Api, typed: string, signal: AbortSignal): Promise<readonly CustomerRow[]> {
  const pages = await Promise.all(
    customerFilters(typed).map((filters) => {
      const query = {
        page: 1,
        per_page: 50,
        filters: { ...filters, type: "Customer" as const },
        sort_fields: ["last_name" as const, "first_name" as const],
        sort_desc: [false, false],
      };
      return read(customerCalls(api).list(query, signal));
    }),
  );
  const found = new Map(pages.flat().map((row) => [row.id, row]));
  return [...found.values()].filter((row) => isMeant(typed, row)).slice(0, most);
}
