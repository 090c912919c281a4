import type { ApiResult, FieldErrors, Issue } from "@teedesk/domain";
import { and, assign, emit, fromPromise, not, raise, setup } from "xstate";
import {
  errorsOf,
  type Failure,
  failureOf,
  noMessages,
  noResponse,
  resultGuards,
  type SaveResult,
} from "../apiResult.ts";
import { changeField, type FieldChange, isSame, standingMessages } from "../field.ts";
import { issuesOf } from "../parsed.ts";
import { type Choices, disputes, merge, type Side, versionsOf } from "./merge.ts";
import type { EditFormPorts, SavedDraft, Version } from "./ports.ts";

export type EditFormEvent<Draft, Entity> =
  | { readonly type: "edit.requested" }
  | { readonly type: "lock.requested" }
  | { readonly type: "clear.requested" }
  | { readonly type: "reload.requested" }
  | { readonly type: "delete.requested" }
  | { readonly type: "question.confirmed" }
  | { readonly type: "question.declined" }
  /** The question reads facts of the server, and has read them. */
  | { readonly type: "doubts.awaited" }
  | { readonly type: "doubts.read"; readonly isDoubtful: boolean }
  | { readonly type: "field.changed"; readonly change: FieldChange<Draft> }
  | { readonly type: "form.submitted" }
  | { readonly type: "conflict.sideChosen"; readonly name: string; readonly side: Side }
  | { readonly type: "conflict.settled" }
  | { readonly type: "record.replaced"; readonly entity: Entity }
  | { readonly type: "leave.requested"; readonly path: string }
  | { readonly type: "session.lost" };

export type EditFormContext<Draft, Entity> = {
  /** The record's id; null while it does not exist on the server. */
  readonly id: number | null;
  /** Whether the record was read, or is only what a list knew of it. */
  readonly isRead: boolean;
  /** The version being edited. */
  readonly edited: Version<Draft, Entity>;
  /** The server's newest version that is known: in a conflict another than `edited`. */
  readonly newest: Version<Draft, Entity>;
  readonly draft: Draft;
  /** A draft from before a sign-in, until it is taken up. */
  readonly kept: SavedDraft<Draft, Entity> | null;
  readonly choices: Choices;
  readonly issues: readonly Issue[];
  readonly errors: FieldErrors;
  readonly failure: Failure;
  /** The message of a conflict that was merged without a choice, for the alert of the save; "" without one. */
  readonly merged: string;
  /** When the last save ended; "" while there was none. */
  readonly savedAt: string;
  /** Where the user wants to go while the form asks whether to leave. */
  readonly leavingTo: string;
};

/** The calls and guards of one kind of record; the machine itself is the same for every kind. */
type WithPorts<Draft, Input, Entity> = { readonly ports: EditFormPorts<Draft, Input, Entity> };

interface EditFormTypes<Draft, Input, Entity> {
  context?: EditFormContext<Draft, Entity> & WithPorts<Draft, Input, Entity>;
  events?: EditFormEvent<Draft, Entity>;
  /**
   * `id` is null for a new record. `known` is the record, where the page has it already: the form then begins with it.
   * `listed` is what a list knows of it: shown until the record is read.
   */
  input?: WithPorts<Draft, Input, Entity> & {
    readonly id: number | null;
    readonly known?: Entity | null;
    readonly listed?: Entity | null;
  };
  /** `loading` is shown as such: the user waits for a read. */
  tags?: "busy" | "loading" | "saving" | "readOnly" | "question";
  emitted?:
    | { readonly type: "record.saved"; readonly id: number }
    | { readonly type: "record.unnamed" }
    | { readonly type: "record.deleted" }
    | { readonly type: "form.refused" }
    | { readonly type: "leave.allowed"; readonly path: string };
}

/** The actors, guards and actions of every edit form; machine.ts uses them. */
export function editFormSetup<Draft extends object, Input, Entity>() {
  type Ports = EditFormPorts<Draft, Input, Entity>;
  type Form = Pick<EditFormContext<Draft, Entity>, "edited" | "draft"> & { readonly ports: Ports };
  const types: EditFormTypes<Draft, Input, Entity> = {};
  const versionOf = (ports: Ports, entity: Entity): Version<Draft, Entity> => ({
    entity,
    draft: ports.toDraft(entity),
  });

  async function save({ ports, edited, draft }: Form, signal: AbortSignal): Promise<SaveResult<Entity>> {
    const parsed = ports.parse(draft);
    if ("failure" in parsed) return { kind: "failed", ...noResponse };
    const saved =
      edited.entity === null
        ? ports.create?.(parsed.success, signal)
        : ports.update?.(edited.entity, parsed.success, signal);
    return saved ?? { kind: "failed", ...noResponse };
  }

  return setup({
    types,
    // In milliseconds: a read after which the form shows that it is loading, and the wait for what a note in a question reads.
    delays: { slow: 400, noteLimit: 5000 },
    actors: {
      load: fromPromise<ApiResult<Entity>, { ports: Ports; id: number | null }>(({ input, signal }) =>
        input.ports.load(input.id ?? 0, signal),
      ),
      save: fromPromise<SaveResult<Entity>, { form: Form }>(({ input, signal }) => save(input.form, signal)),
      remove: fromPromise<ApiResult<unknown>, { ports: Ports; entity: Entity | null }>(async ({ input, signal }) =>
        input.ports.remove === null || input.entity === null
          ? { kind: "failed", ...noResponse }
          : input.ports.remove(input.entity, signal),
      ),
    },
    guards: {
      ...resultGuards,
      isNew: ({ context }) => context.id === null,
      isRead: ({ context }) => context.isRead,
      isUnlocked: ({ context }) => context.ports.isUnlocked === true,
      isListed: ({ context }) => context.edited.entity !== null,
      hasSavedDraft: ({ context }) => context.kept !== null,
      isModified: ({ context }) => !isSame(context.draft, context.edited.draft),
      hasIssues: ({ context: { ports, draft } }) => issuesOf(ports.parse(draft)).length > 0,
      isDoubtfulChange: ({ context: { ports, edited, draft } }) =>
        !isSame(draft, edited.draft) && ports.isDoubtful(edited.entity, draft),
      isEditable: ({ context }) => context.ports.update !== null,
      isDeletable: ({ context }) => context.edited.entity !== null && context.ports.remove !== null,
      isAsked: (_, result: SaveResult<unknown>) => result.kind === "asked",
      isStoredUnread: (_, result: SaveResult<unknown>) => result.kind === "stored" && result.id !== null,
      isStoredUnnamed: (_, result: SaveResult<unknown>) => result.kind === "stored" && result.id === null,
      isDisputed: ({ context }, { entity }: { entity: Entity }) =>
        disputes({ base: context.edited.draft, mine: context.draft, theirs: context.ports.toDraft(entity) }, {})
          .length > 0,
      isReadableConflict: ({ context }, result: SaveResult<unknown>) =>
        result.kind === "conflict" && context.ports.readCurrent(result.current) !== null,
      /** There is nothing to choose, the merged record would be saved without a question, and it is the first conflict of this save. */
      isMergeable: ({ context: { ports, edited, draft, merged: before } }, result: SaveResult<unknown>) => {
        const current = result.kind === "conflict" ? ports.readCurrent(result.current) : null;
        if (current === null || before !== "" || failureOf(result).body === "") return false;
        const versions = { base: edited.draft, mine: draft, theirs: ports.toDraft(current) };
        const merged = merge(versions, {});
        return (
          disputes(versions, {}).length === 0 &&
          issuesOf(ports.parse(merged)).length === 0 &&
          !ports.isDoubtful(current, merged)
        );
      },
      readsNothing: ({ context }) => context.ports.readsDoubts !== true,
      isDoubt: (_, { isDoubtful }: { isDoubtful: boolean }) => isDoubtful,
      isUnmodified: not("isModified"),
      isGone: (_, result: ApiResult<unknown>) => result.kind === "failed" && result.status === 404,
      hasIssuesInChange: and(["isModified", "hasIssues"]),
      isStored: not("isNew"),
      isModifiedRecord: and(["isStored", "isModified"]),
    },
    actions: {
      adopt: assign(({ context: { ports } }, result: SaveResult<Entity>) => {
        if (result.kind !== "ok") return {};
        const version = versionOf(ports, result.value);
        const draft = { edited: version, newest: version, draft: version.draft };
        return { ...noMessages, ...draft, id: ports.idOf(result.value), isRead: true };
      }),
      // Until it is read the stored record counts as the one sent: there is nothing left to save or to lose.
      noteStored: assign(({ context }, result: SaveResult<Entity>) => ({
        ...noMessages,
        id: result.kind === "stored" ? result.id : context.id,
        edited: { ...context.edited, draft: context.draft },
      })),
      requestEdit: raise({ type: "edit.requested" as const }),
      requestDelete: raise({ type: "delete.requested" as const }),
      // A listed record that could not be read is no longer shown.
      forgetRecord: assign(({ context }) => {
        const nothing = { entity: null, draft: context.ports.blank() };
        return { edited: nothing, newest: nothing, draft: nothing.draft };
      }),
      noteTime: assign({ savedAt: ({ context }) => context.ports.timeOfDay() }),
      replaceRecord: assign(({ context }, { entity }: { entity: Entity }) => {
        const version = versionOf(context.ports, entity);
        const merged = merge({ base: context.edited.draft, mine: context.draft, theirs: version.draft }, {});
        return { edited: version, newest: version, draft: merged, isRead: true };
      }),
      noteNewest: assign(({ context }, { entity }: { entity: Entity }) => ({
        ...noMessages,
        newest: versionOf(context.ports, entity),
      })),
      emitRefused: emit({ type: "form.refused" as const }),
      restoreDraft: assign(({ context }) => ({ ...context.kept, kept: null })),
      changeField: assign(({ context }, { change }: { change: FieldChange<Draft> }) => ({
        draft: changeField(context.draft, change),
        ...standingMessages(context, change.name),
      })),
      clear: assign({ ...noMessages, draft: ({ context }) => context.ports.blank() }),
      discard: assign(({ context }) => ({ ...noMessages, draft: context.edited.draft })),
      noteIssues: assign(({ context }) => ({ ...noMessages, issues: issuesOf(context.ports.parse(context.draft)) })),
      noteRefusal: assign((_, result: SaveResult<unknown>) => ({
        ...noMessages,
        errors: errorsOf(result),
        failure: failureOf(result),
      })),
      noteNoResponse: assign(noMessages),
      forgetMessages: assign(noMessages),
      noteConflict: assign(({ context: { ports } }, result: SaveResult<unknown>) => {
        const current = result.kind === "conflict" ? ports.readCurrent(result.current) : null;
        return current === null
          ? {}
          : { ...noMessages, failure: failureOf(result), newest: versionOf(ports, current), choices: {} };
      }),
      noteMerged: assign({ merged: ({ context }) => context.failure.body }),
      forgetMerged: assign({ merged: "" }),
      choose: assign(({ context }, { name, side }: { name: string; side: Side }) => ({
        choices: { ...context.choices, [name]: side },
      })),
      settle: assign(({ context }) => ({
        ...noMessages,
        draft: merge(versionsOf(context), context.choices),
        edited: context.newest,
      })),
      keepDraft: ({ context }) => context.ports.drafts.write({ draft: context.draft, edited: context.edited }),
      dropSavedDraft: ({ context }) => context.ports.drafts.clear(),
      noteWay: assign((_, { path }: { path: string }) => ({ leavingTo: path })),
      allowLeaving: emit((_, { path }: { path: string }) => ({ type: "leave.allowed" as const, path })),
      emitSaved: emit(({ context }) => ({ type: "record.saved" as const, id: context.id ?? 0 })),
      emitUnnamed: emit({ type: "record.unnamed" as const }),
      emitDeleted: emit({ type: "record.deleted" as const }),
    },
  });
}
