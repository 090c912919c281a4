import { asc } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { helpfulLinks } from "../../db/schema/helpfulLinks.ts";
import { retried } from "../../platform/retried.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type Link = { readonly id: number; readonly order: number };

type Links<Shown> = (tx: Database) => {
  readonly list: (query: object) => Promise<readonly Shown[]>;
  readonly show: (id: number) => Promise<Shown>;
  readonly update: (staff: StaffMember, id: number, sent: { readonly order: number }) => Promise<Shown>;
};

type Swap = { readonly staff: StaffMember; readonly first_id: number; readonly second_id: number };

/**
 * Swaps two links of the list (ADM-LINK-12, ADM-LINK-13). Where links share an `order`, all are renumbered first, so that a swap is always
 * visible and moves nothing else.
 */
export const swapOrder = <Shown extends Link>(
  db: Database,
  links: Links<Shown>,
  { staff, first_id, second_id }: Swap,
) =>
  retried(() =>
    db.transaction(async (tx) => {
      // Locks all links, so that each swap starts from the order that the previous one left.
      await tx.select({ id: helpfulLinks.id }).from(helpfulLinks).orderBy(asc(helpfulLinks.id)).for("update");
      const { list, show, update } = links(tx);
      const both = [await show(first_id), await show(second_id)];
      const listed = await list({});
      const isNumbered = new Set(listed.map(({ order }) => order)).size === listed.length;
      const places = new Map(listed.map(({ id, order }, index) => [id, isNumbered ? order : index]));
      const others = new Map([
        [first_id, second_id],
        [second_id, first_id],
      ]);
      for (const { id, order } of listed) {
        const place = places.get(others.get(id) ?? id) ?? order;
        if (place !== order) await update(staff, id, { order: place });
      }
      return Promise.all(both.map(({ id }) => show(id)));
    }),
  );
