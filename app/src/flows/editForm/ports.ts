import type { ApiResult } from "@teedesk/domain";
import type { SaveResult } from "../apiResult.ts";
import type { Parsed } from "../parsed.ts";

/** A version of the record as the server knows it (`entity` is null before it is created) and as the form shows it. */
export type Version<Draft, Entity> = { readonly entity: Entity | null; readonly draft: Draft };

/** A saved draft, with the version it was made from: saving it later must still notice what others changed. */
export type SavedDraft<Draft, Entity> = { readonly draft: Draft; readonly edited: Version<Draft, Entity> };

/**
 * The ports of a form of one kind of record. `Draft` is what its inputs hold, `Input` what the contract wants, `Entity`
 * what it returns.
 */
export type EditFormPorts<Draft, Input, Entity> = {
  /** The draft of a record that does not exist yet; also what Clear leaves behind. */
  readonly blank: () => Draft;
  readonly toDraft: (entity: Entity) => Draft;
  readonly parse: (draft: Draft) => Parsed<Input>;
  /** Whether a save of the draft does what people may not expect: it asks first. */
  readonly isDoubtful: (entity: Entity | null, draft: Draft) => boolean;
  /** The question then reads facts of the server first, and reports them by `doubts.read`. */
  readonly readsDoubts?: boolean;
  readonly idOf: (entity: Entity) => number;
  /** The record inside a 409, or null when it cannot be read. */
  readonly readCurrent: (current: unknown) => Entity | null;
  readonly load: (id: number, signal: AbortSignal) => Promise<ApiResult<Entity>>;
  /** Null for records that are created elsewhere. "asked": nothing was stored, and the form has to return a question before it is sent again. */
  readonly create: ((input: Input, signal: AbortSignal) => Promise<SaveResult<Entity>>) | null;
  /** `entity` is the version that was edited; its lock version goes along. Null for records that cannot be changed. */
  readonly update: ((entity: Entity, input: Input, signal: AbortSignal) => Promise<SaveResult<Entity>>) | null;
  /** Null for records that cannot be deleted (UNCLEAR-39). */
  readonly remove: ((entity: Entity, signal: AbortSignal) => Promise<ApiResult<unknown>>) | null;
  /** The time of day where the business is, for "Saved 12:04". */
  readonly timeOfDay: () => string;
  /** The form opens unlocked and stays so after a save: a single text that is there to be edited. */
  readonly isUnlocked?: boolean;
  /** The form's storage for a draft that outlives a sign-in. It leaves out passwords and card fields. */
  readonly drafts: {
    readonly read: () => SavedDraft<Draft, Entity> | null;
    readonly write: (kept: SavedDraft<Draft, Entity>) => void;
    readonly clear: () => void;
  };
};
