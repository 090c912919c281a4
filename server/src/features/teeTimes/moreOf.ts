import { addCents, type Cents, negateCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Part } from "./parts.ts";

/** How much more a discount or a certificate pays than before, in cents; negative when it pays less. */
export type More = { readonly id: number; readonly more: Cents };

/** What changes from one part to another: the same one pays more or less, or one pays nothing and another its whole. */
export function moreOf(before: Part, after: Part): readonly More[] {
  const less = negateCents(before.amount);
  const changes: readonly (readonly [number | null, Cents])[] =
    before.id === after.id
      ? [[after.id, Result.getOrThrow(addCents(after.amount, less))]]
      : [
          [before.id, less],
          [after.id, after.amount],
        ];
  return changes.flatMap(([id, more]) => (id === null || more === 0 ? [] : [{ id, more }]));
}
