import { isSame } from "../field.ts";
import { type Dispute, disputes, versionsOf } from "./merge.ts";
import type { EditFormContext } from "./setup.ts";

type Form<Draft, Entity> = { readonly context: EditFormContext<Draft, Entity> };

/** Whether leaving now would lose something; what a beforeunload handler asks. */
export const selectIsModified = ({ context }: Form<unknown, unknown>): boolean =>
  !isSame(context.draft, context.edited.draft);

/** The fields of a conflict that wait for a choice, in the order of the form. */
export const selectDisputes = <Draft extends object>({ context }: Form<Draft, unknown>): readonly Dispute[] =>
  disputes(versionsOf(context), context.choices);
