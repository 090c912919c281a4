import type { ApiResult } from "@teedesk/domain";
import { vi } from "vitest";
import { createActor } from "xstate";
import type { FieldChange } from "../field.ts";
import { ok, settle } from "../testing.ts";
import { editFormMachine } from "./machine.ts";
import type { EditFormPorts, SavedDraft } from "./ports.ts";
import type { EditFormEvent } from "./setup.ts";

export type Club = {
  readonly id: number;
  readonly lock_version: number;
  readonly brand: string;
  readonly handed: number;
};
export type Draft = { readonly brand: string; readonly more: { readonly handed: string } };
export type Input = { readonly brand: string; readonly handed: number };
export type Ports = EditFormPorts<Draft, Input, Club>;

export const club: Club = { id: 7, lock_version: 1, brand: "Ping", handed: 1 };
export const toDraft = ({ brand, handed }: Club): Draft => ({ brand, more: { handed: String(handed) } });
export const never = () => new Promise<never>(() => {});
export const returns = (result: ApiResult<Club>) => () => Promise.resolve(result);
export const breaks = () => Promise.reject(new Error("port"));

export const basics = {
  blank: () => ({ brand: "", more: { handed: "1" } }),
  toDraft,
  parse: ({ brand, more }) =>
    brand === ""
      ? { failure: [{ path: "brand", code: "unexpected_shape" }] }
      : { success: { brand, handed: Number(more.handed) } },
  isDoubtful: (_, draft) => draft.brand === "doubtful",
  idOf: ({ id }) => id,
  readCurrent: (current) => (current === "unreadable" ? null : { ...club, lock_version: 2, brand: String(current) }),
  load: returns(ok(club)),
  create: (input) => Promise.resolve(ok({ ...club, ...input })),
  update: (entity, input) => Promise.resolve(ok({ ...entity, ...input, lock_version: entity.lock_version + 1 })),
  remove: returns(ok(club)),
  timeOfDay: () => "12:04",
  drafts: { read: () => null, write: () => {}, clear: () => {} },
} satisfies Ports;

export const machine = editFormMachine<Draft, Input, Club>();

export const change = (value: FieldChange<Draft>): EditFormEvent<Draft, Club> => ({
  type: "field.changed",
  change: value,
});
export const brand = (value: string) => change({ name: "brand", value });
export const simple = (
  type: Exclude<
    EditFormEvent<Draft, Club>["type"],
    "field.changed" | "doubts.read" | "leave.requested" | "conflict.sideChosen" | "record.replaced"
  >,
): EditFormEvent<Draft, Club> => ({ type });
export const leave: EditFormEvent<Draft, Club> = { type: "leave.requested", path: "/home" };

export async function start(
  stub: Partial<Ports> = {},
  id: number | null = 7,
  events: readonly EditFormEvent<Draft, Club>[] = [],
  listed: Club | null = null,
) {
  const shelf: { held: SavedDraft<Draft, Club> | null } = { held: stub.drafts?.read() ?? null };
  const create = vi.fn(stub.create ?? basics.create);
  const update = vi.fn(stub.update ?? basics.update);
  const load = vi.fn(stub.load ?? basics.load);
  const ports: Ports = {
    ...basics,
    ...stub,
    create,
    update,
    load,
    drafts: {
      read: () => shelf.held,
      write: (kept) => {
        shelf.held = kept;
      },
      clear: () => {
        shelf.held = null;
      },
    },
  };
  const actor = createActor(machine, { input: { ports, id, listed } });
  const said: unknown[] = [];
  actor.on("*", (event) => said.push(event));
  actor.start();
  await settle();
  for (const event of events) actor.send(event);
  const snapshot = () => actor.getSnapshot();
  return { actor, shelf, create, update, load, said, snapshot, value: () => snapshot().value };
}

export const editing = (state: string) => ({ open: { editing: state } });
export const locked = (state: string | object) => ({ open: { locked: state } });
export const asking = (question: string) => ({ asking: question });

export const edit = simple("edit.requested");
export const submit = simple("form.submitted");
export const yes = simple("question.confirmed");
export const no = simple("question.declined");
