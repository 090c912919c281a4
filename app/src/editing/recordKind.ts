import type { OperationId } from "@teedesk/domain";
import type { ComponentType } from "react";
import type { Api } from "../api/client.ts";
import type { EditFormPorts } from "../flows/editForm/ports.ts";
import type { FieldName } from "../flows/field.ts";
import type { CacheName } from "../queries/cached.ts";
import type { FormFields, Labels } from "./formFields.ts";
import type { HistoryEntity } from "./history.api.ts";
import type { ValueNames } from "./valueIn.tsx";

type Ports<Draft, Input, Entity> = EditFormPorts<Draft, Input, Entity>;

/** The calls of one kind of record; `remove` is null where there is none (UNCLEAR-39). */
type RecordCalls<Draft, Input, Entity> = Pick<Ports<Draft, Input, Entity>, "load" | "create" | "update" | "remove">;

/** What a part of a record's page is given besides the form. */
export type RecordPart<Entity> = {
  readonly record: Entity;
  /** The part changed the record: this is what it is now. What was typed in the form stays. */
  readonly renew: (record: Entity) => void;
  /** The part changed something about the record that is shown elsewhere: lists, transactions, the history. */
  readonly refresh: () => void;
};

/** Everything that makes the edit page of one kind of record another than the next. */
export type RecordKind<Draft, Input, Entity> = Pick<Ports<Draft, Input, Entity>, "blank" | "toDraft" | "parse"> & {
  /** Its name in the history and on the shelf of unfinished forms. */
  readonly entity: HistoryEntity;
  /** The list it is shown in, whose cached reads end with a save. */
  readonly list: CacheName;
  readonly calls: (api: Api) => RecordCalls<Draft, Input, Entity>;
  /** Reads the record inside a 409; without it that is taken on trust, as the body of a 200 is. */
  readonly readCurrent?: (current: unknown) => Entity | null;
  /** Whoever may save may edit: other staff read only, without buttons (ROLE-23 to ROLE-28). */
  readonly save: OperationId;
  /** What the page is headed with once the record exists. */
  readonly nameOf: (entity: Entity) => string;
  readonly labels: Labels<Draft>;
  /** The names of choices, for fields that hold an id or a code. */
  readonly names?: { readonly [Name in FieldName<Draft>]?: NonNullable<ValueNames[string]> };
  /** `record` is what the server has, for what is shown and cannot be edited; null for a new record. */
  readonly Fields: ComponentType<{ readonly form: FormFields<Draft>; readonly record: Entity | null }>;
  readonly listPath: () => string;
  readonly recordPath: (id: number) => string;
  /** What else can be done with a stored record, above its fields. */
  readonly Acts?: ComponentType<RecordPart<Entity>>;
  /** What belongs to a stored record, below its fields: tabs, a panel of transactions. */
  readonly More?: ComponentType<RecordPart<Entity>>;
};
