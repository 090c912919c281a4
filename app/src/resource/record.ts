import type { EditableRecord } from "../editing/editableRecord.ts";
import type { RecordParts } from "../editing/RecordPage.tsx";
import type { ReadContext } from "../navigation/page.ts";

/** One kind of record: its form, its rights and the parts around it. routes.tsx gives it its addresses. */
export type ResourceRecord<Draft extends object, Input, Entity extends { readonly id: number }> = EditableRecord<
  Draft,
  Input,
  Entity
> &
  RecordParts<Entity> & {
    readonly paths: { readonly list: () => string; readonly record: (id: number) => string };
    /** The draft fields that the address of a new record presets; `params` are the ids in it (`/holiday/new/:course_id`). */
    readonly preset?: (params: Readonly<Record<string, string | undefined>>) => Partial<Draft>;
    /** Reads the fields that a new record begins with, before its page is drawn: a list with everything in it chosen. */
    readonly reads?: (context: ReadContext) => Promise<Partial<Draft>>;
  };

/** Gives a record its types by what it is made of. */
export const record = <Draft extends object, Input, Entity extends { readonly id: number }>(
  parts: ResourceRecord<Draft, Input, Entity>,
): ResourceRecord<Draft, Input, Entity> => parts;
