import { type SearchTerm, searchTerms } from "@teedesk/domain";
import { type AnyColumn, and, eq, like, or, type SQL, sql } from "drizzle-orm";
import { escaped } from "./listing.ts";

/** A record that can be searched: its id, and its searchable members as one folded text (db/schema/columns.ts). */
type Searchable = { readonly id: AnyColumn; readonly search_text: AnyColumn };

const largestId = 2_147_483_647;

/** Fewer than three characters must begin a word: almost every text contains them somewhere. */
const holdsTerm = (column: AnyColumn, text: string): SQL =>
  like(column, sql`${text.length < 3 ? "% " : "%"} || fold_text(${escaped(text)}) || '%'`);

function isId(column: AnyColumn, { digits, typed }: SearchTerm & { kind: "number" }): SQL | undefined {
  const isPlain = typed === digits || typed === `#${digits}`;
  return isPlain && Number(digits) <= largestId ? eq(column, Number(digits)) : undefined;
}

/** A number of one or two digits is an id, since most phone numbers contain it; "#60" is an id whatever its length. */
function isFound({ id, search_text }: Searchable, term: SearchTerm): SQL | undefined {
  if (term.kind === "word") return holdsTerm(search_text, term.typed);
  const { digits, typed } = term;
  if (typed?.startsWith("#")) return isId(id, term);
  const hasSigns = typed !== null && typed !== digits;
  return (
    or(
      isId(id, term),
      digits.length > 2 ? holdsTerm(search_text, digits) : undefined,
      hasSigns && typed.length > 2 ? holdsTerm(search_text, typed) : undefined,
    ) ?? sql`false`
  );
}

/** All words of a search have to be found in a record's searchable text. */
export const matchesSearch = (record: Searchable, text: string): SQL | undefined =>
  and(...searchTerms(text).map((term) => isFound(record, term)));
