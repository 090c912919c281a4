import type { LocalDate, OperationId } from "@teedesk/domain";
import type { ComponentType, FunctionComponent } from "react";
import type { Api } from "../api/client.ts";
import type { EditFormPorts } from "../flows/editForm/ports.ts";
import type { FieldChange, FieldName } from "../flows/field.ts";
import type { ReadContext } from "../navigation/page.ts";
import type { Labels } from "./formFields.tsx";
import type { HistoryEntity } from "./history.api.ts";
import type { Changed } from "./invalidateRecords.ts";
import type { ValueNames } from "./valueIn.tsx";

type Ports<Draft, Input, Entity> = EditFormPorts<Draft, Input, Entity>;

/**
 * The calls of one kind of record. Null for what there is not: gift certificates are not created here, images are not
 * updated, customers are not deleted (UNCLEAR-39).
 */
export type RecordCalls<Draft, Input, Entity> = Pick<
  Ports<Draft, Input, Entity>,
  "load" | "create" | "update" | "remove"
>;

/** The props of a note in the question before a save. */
export type DoubtNoteProps<Draft, Entity> = {
  readonly entity: Entity;
  readonly draft: Draft;
  /** Changes the draft while the question is open. */
  readonly onChange: (change: FieldChange<Draft>) => void;
  /** Whether Save was confirmed already, before the note has read what it waits for. */
  readonly isKept: boolean;
  /** Whether Save waits no longer for what is still being read. */
  readonly isLate: boolean;
  /** Called with null as the note begins to read what Save has to wait for, then with whether there is a doubt to look at. */
  readonly onRead: (isDoubtful: boolean | null) => void;
};

/** The form of one kind of record, on a page of its own or as a row of another record. */
export type EditableRecord<Draft, Input, Entity> = {
  /** Its name in the history and in draft storage, and of the cached reads that end with a save. */
  readonly name: HistoryEntity;
  /** Other kinds of record that change with it: a tee time moves the balance of the gift certificate that paid for it. */
  readonly alsoChanges?: readonly Changed[];
  /** The title of a stored record. */
  readonly titleOf: (entity: Entity) => string;
  readonly calls: (api: Api) => RecordCalls<Draft, Input, Entity>;
  /** Consequences of a save that the fields do not show, as sentences; with any of them Save asks first. */
  readonly doubts?: (entity: Entity, draft: Draft, today: LocalDate) => readonly string[];
  /** The server's facts about such a save, below the doubts. */
  readonly DoubtNote?: ComponentType<DoubtNoteProps<Draft, Entity>>;
  /** Reads the record inside a 409; without it that is taken on trust, as the body of a 200 is. */
  readonly readCurrent?: (current: unknown) => Entity | null;
  /** Staff who may make these calls have their buttons; other staff read only, without buttons (ROLE-23 to ROLE-28). */
  readonly may: {
    readonly create?: OperationId;
    readonly save?: OperationId;
    readonly remove?: OperationId;
  };
  readonly form: {
    readonly blank: (preset?: Partial<Draft>) => Draft;
    readonly toDraft: (entity: Entity) => Draft;
    readonly parse: Ports<Draft, Input, Entity>["parse"];
  };
  /** Fields that are typed and kept nowhere: the saved draft of a form leaves them out. */
  readonly secrets?: readonly FieldName<Draft>[];
  readonly labels: Labels<Draft>;
  /** The names of choices, for fields that hold ids or codes. */
  readonly names?: { readonly [Name in FieldName<Draft>]?: NonNullable<ValueNames[string]> };
  /** `record` is what the server has, for what is shown and cannot be edited; null for a new record. */
  readonly Fields: ComponentType<{ readonly record: Entity | null }>;
};

/** The props of a part of a record's page besides the record itself. */
export type RecordChanges<Entity> = {
  /** The part changed the record: this is what it is now. What was typed in the form stays. */
  readonly replaceRecord: (record: Entity) => void;
  /** The part changed something about the record that is shown elsewhere: lists, transactions, the history. */
  readonly invalidateRelated: () => void;
};

/** The props of a part of a stored record's page. */
export type RecordPart<Entity> = RecordChanges<Entity> & { readonly record: Entity };

/** A part of a page, and what is read into the cache before it is drawn, so that it is drawn once and moves nothing below it. */
export type Part<Props> = {
  readonly Component: FunctionComponent<Props>;
  readonly reads?: (props: Props, context: ReadContext) => Promise<unknown>;
};
