import { mayCall } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { sql } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import { jsonText } from "../../contract/jsonText.ts";
import type { Services } from "../../services.ts";
import { kinds } from "./found.ts";
import { mostOfKind, soughtBy } from "./sought.ts";

/** The records that a text means, of the kinds that the caller may open, in one statement. */
export function findHandlers({ db, clock }: Services): Pick<Handlers, "findRecords"> {
  return {
    findRecords: async ({ query, staff }) => {
      const sought = soughtBy(query.q, clock.today());
      const found = kinds
        .filter(({ read }) => mayCall(staff.level, read))
        .map(
          ({ kind, rows }, place) =>
            sql`(select ${sql.raw(`'${kind}' as kind, ${place} as kind_place`)}, rows.* from (${rows(sought)}) as rows
              order by rank, place limit ${mostOfKind})`,
        );
      const [answer] = await db
        .select({
          records: sql<string>`coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'title', title, 'detail', detail,
            'is_exact', rank < 2 and rank = best) order by rank, kind_place, place), '[]')::text`,
        })
        .from(
          sql`(select *, min(rank) over () as best from (${sql.join(found, sql` union all `)}) as each_kind) as found`,
        );
      return jsonText<components["schemas"]["FoundRecord"][]>(answer?.records ?? "[]");
    },
  };
}
