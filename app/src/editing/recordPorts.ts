import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../api/client.ts";
import { member } from "../api/record.ts";
import type { SaveResult } from "../flows/apiResult.ts";
import type { EditFormPorts, SavedDraft } from "../flows/editForm/ports.ts";
import { changeField, fieldNames } from "../flows/field.ts";
import { type BusinessZone, todayIn } from "../format/businessTime.ts";
import { draftName } from "../session/draftNames.ts";
import { draftStorage } from "../session/draftStorage.ts";
import type { EditableRecord } from "./editableRecord.ts";
import { takeComingRecord } from "./takeRecord.ts";
import { timeIn } from "./timeIn.ts";

/** A record inside a 409 is trusted as that of a 200 is; without an id it is not a record (a specified server's response). */
function currentOf<Entity extends { readonly id: number }>(
  current: unknown,
  isStored = (value: unknown): value is Entity => typeof member(value, "id") === "number",
): Entity | null {
  return isStored(current) ? current : null;
}

/** The id in what a server returned for a new record: `{id}`, or `{customer: {id}}` by whatever name. */
function idIn(value: unknown): number | null {
  const ids = [value, ...Object.values(Object(value))].map((one) => member(one, "id"));
  return ids.find((id) => typeof id === "number") ?? null;
}

/**
 * A server that returns the record returns its version with it. One that follows the specification alone may return `{id}`,
 * `{}`, a message, nothing, or what cannot be read (UNCLEAR-42): it is stored all the same, and has to be read before it is
 * edited again, since such a response in place of the record would overwrite it with blanks.
 */
function storedResult<Entity>(result: SaveResult<Entity>, id: number | null): SaveResult<Entity> {
  if (result.kind === "failed" && result.status === 200) return { kind: "stored", id };
  if (result.kind !== "ok" || typeof member(result.value, "lock_version") === "number") return result;
  return { kind: "stored", id: id ?? idIn(result.value) };
}

/** Tells whether stored JSON is a form of this kind: the very fields, with the version they were made from. */
function isSavedDraft<Draft extends object, Entity>(blank: Draft, value: unknown): value is SavedDraft<Draft, Entity> {
  const hasFields = (draft: unknown) =>
    typeof draft === "object" && draft !== null && fieldNames(draft).join() === fieldNames(blank).join();
  const edited = member(value, "edited");
  return (
    hasFields(member(value, "draft")) && hasFields(member(edited, "draft")) && member(edited, "entity") !== undefined
  );
}

type RecordPortsOptions<Draft, Entity> = {
  readonly api: Api;
  /** Who is signed in. */
  readonly email: string;
  readonly id: number | null;
  /** The initial values of a new record, which Clear restores. */
  readonly preset: Partial<Draft> | undefined;
  /** Names the form in draft storage when it is not the only one of its kind and id. */
  readonly draftKey: string | undefined;
  /** The record, where the page has it already. */
  readonly stored: Entity | null;
  readonly queries: QueryClient;
  readonly zone: BusinessZone;
};

/** The edit form's ports for one record of a kind. */
export function recordPorts<Draft extends object, Input, Entity extends { readonly id: number }>(
  kind: EditableRecord<Draft, Input, Entity>,
  { api, email, id, preset, draftKey, stored, queries, zone }: RecordPortsOptions<Draft, Entity>,
): EditFormPorts<Draft, Input, Entity> {
  const { toDraft, parse } = kind.form;
  const blank = () => kind.form.blank(preset);
  const calls = kind.calls(api);
  const { create, update } = calls;
  const idOf = (entity: Entity | null | undefined): number | null => entity?.id ?? null;
  const withoutSecrets = (draft: Draft): Draft =>
    (kind.secrets ?? []).reduce((left, name) => changeField(left, { name, value: "" }), draft);
  let written = id;
  // Only the first load may use a read that is under way; Reload reads the record from the server.
  let isFirst = id !== null && stored === null;
  // A record gets its id, and with it draft storage of its own, while its form is open.
  const draftStorageFor = (recordId: number | null) =>
    draftStorage(sessionStorage, draftName(kind.name, email, draftKey ?? String(recordId ?? "new")), (value) =>
      isSavedDraft<Draft, Entity>(blank(), value),
    );
  return {
    blank,
    toDraft,
    parse,
    isDoubtful: (entity, draft) => entity !== null && (kind.doubts?.(entity, draft, todayIn(zone)) ?? []).length > 0,
    readsDoubts: kind.DoubtNote !== undefined,
    idOf: (entity) => entity.id,
    readCurrent: kind.readCurrent ?? ((current) => currentOf<Entity>(current)),
    ...calls,
    load: async (recordId, signal) => {
      const prefetched = isFirst ? await takeComingRecord(queries, kind, api, recordId) : null;
      isFirst = false;
      return prefetched === null ? calls.load(recordId, signal) : { kind: "ok", value: prefetched };
    },
    create: create && (async (input, signal) => storedResult(await create(input, signal), null)),
    update: update && (async (entity, input, signal) => storedResult(await update(entity, input, signal), entity.id)),
    timeOfDay: () => timeIn(zone),
    drafts: {
      read: () => {
        const kept = draftStorageFor(id).read();
        return idOf(kept?.edited.entity) === id ? kept : null;
      },
      write: (kept) => {
        written = idOf(kept.edited.entity);
        draftStorageFor(written).write({ ...kept, draft: withoutSecrets(kept.draft) });
      },
      clear: () => {
        for (const name of [id, written]) draftStorageFor(name).clear();
      },
    },
  };
}
