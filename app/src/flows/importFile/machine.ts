import type { ApiResult, FieldErrors } from "@teedesk/domain";
import { assign, fromPromise, setup } from "xstate";
import { actorOutput, errorsOf, linesOf, resultGuards } from "../apiResult.ts";
import type { ImportPorts, ImportReading, ImportState } from "./ports.ts";

type ImportContext<Details> = {
  /** As the server had it last; null until it has been read. */
  readonly details: Details | null;
  /** The columns as they are chosen. */
  readonly mapping: ImportReading["mapping"];
  readonly is_day_first: boolean;
  /** The server's messages about the columns. */
  readonly errors: FieldErrors;
  /** Why the last act was refused; "" where it was not. */
  readonly refusal: string;
};

export type ImportEvent =
  /** Null leaves the field out. */
  | { readonly type: "column.chosen"; readonly field: string; readonly column: number | null }
  | { readonly type: "dayFirst.changed"; readonly is_day_first: boolean }
  | { readonly type: "plan.requested" }
  | { readonly type: "mapping.requested" }
  | { readonly type: "run.requested" }
  | { readonly type: "undo.requested" }
  | { readonly type: "question.confirmed" }
  | { readonly type: "question.declined" }
  | { readonly type: "load.retried" };

/** Milliseconds between two reads of an import that is under way. */
const pollInterval = 1000;

/**
 * The page of an import: columns, dry run, run and undo. What is under way is the server's, so the page may be left at any time: it begins by
 * reading, and goes to the state that it read.
 */
export function createImportMachine<Details extends ImportState>(ports: ImportPorts<Details>) {
  interface Types {
    context?: ImportContext<Details>;
    events?: ImportEvent;
    tags?: "busy" | "question";
  }
  const types: Types = {};
  const stateIs =
    (...states: readonly ImportState["import"]["state"][]) =>
    ({ context: { details } }: { context: ImportContext<Details> }) =>
      details !== null && states.includes(details.import.state);
  const act = (src: "plan" | "run" | "undo", refused: "mapping" | "settled") =>
    ({
      tags: "busy",
      invoke: {
        src,
        input: ({ context }: { context: ImportContext<Details> }) => context,
        onDone: [
          {
            guard: { type: "isOk", params: actorOutput },
            actions: { type: "adopt", params: actorOutput },
            target: "settled",
          },
          { actions: { type: "noteRefusal", params: actorOutput }, target: refused },
        ],
        onError: { actions: "noteNoResponse", target: refused },
      },
    }) as const;

  return setup({
    types,
    actors: {
      load: fromPromise<ApiResult<Details>>(({ signal }) => ports.load(signal)),
      plan: fromPromise<ApiResult<Details>, ImportReading>(({ input: { mapping, is_day_first } }) =>
        ports.plan({ mapping, is_day_first }),
      ),
      run: fromPromise<ApiResult<Details>, ImportReading>(() => ports.run()),
      undo: fromPromise<ApiResult<Details>, ImportReading>(() => ports.undo()),
    },
    guards: {
      isOk: resultGuards.isOk,
      isRead: ({ context: { details } }) => details !== null,
      isMapping: stateIs("mapping"),
      isUnderWay: stateIs("planning", "running", "undoing"),
      isPlanned: stateIs("planned"),
      isDone: stateIs("done"),
      hasColumns: ({ context: { mapping } }) => Object.keys(mapping).length > 0,
      hasWork: ({ context: { details } }) =>
        details !== null && details.import.counts.create + details.import.counts.update > 0,
      hasUndoable: ({ context: { details } }) =>
        details !== null && details.import.counts.done + details.import.counts.kept > 0,
    },
    actions: {
      adopt: assign(({ context }, result: ApiResult<Details>) => {
        if (result.kind !== "ok") return {};
        const { value } = result;
        const isEditing = context.details?.import.state === "mapping" && value.import.state === "mapping";
        const { mapping, is_day_first } = isEditing ? context : value;
        return { details: value, mapping, is_day_first, errors: {}, refusal: "" };
      }),
      noteRefusal: assign((_, result: ApiResult<Details>) => ({
        errors: errorsOf(result),
        refusal: linesOf(result).message || "The server did not respond. Try again.",
      })),
      noteNoResponse: assign({ refusal: "The server did not respond. Try again." }),
      chooseColumn: assign(({ context }, { field, column }: { field: string; column: number | null }) => {
        const { [field]: _, ...others } = context.mapping;
        return { mapping: column === null ? others : { ...others, [field]: column }, errors: {}, refusal: "" };
      }),
      noteDayFirst: assign((_, { is_day_first }: { is_day_first: boolean }) => ({ is_day_first })),
    },
  }).createMachine({
    id: "importFile",
    context: { details: null, mapping: {}, is_day_first: false, errors: {}, refusal: "" },
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          src: "load",
          onDone: [
            {
              guard: { type: "isOk", params: actorOutput },
              actions: { type: "adopt", params: actorOutput },
              target: "settled",
            },
            { guard: "isRead", target: "settled" },
            { actions: { type: "noteRefusal", params: actorOutput }, target: "unavailable" },
          ],
          onError: [
            { guard: "isRead", target: "settled" },
            { actions: "noteNoResponse", target: "unavailable" },
          ],
        },
      },
      unavailable: { on: { "load.retried": "loading" } },
      settled: {
        always: [
          { guard: "isUnderWay", target: "following" },
          { guard: "isMapping", target: "mapping" },
          { guard: "isPlanned", target: "planned" },
          { guard: "isDone", target: "done" },
          { target: "undone" },
        ],
      },
      mapping: {
        on: {
          "column.chosen": { actions: { type: "chooseColumn", params: ({ event }) => event } },
          "dayFirst.changed": { actions: { type: "noteDayFirst", params: ({ event }) => event } },
          "plan.requested": { guard: "hasColumns", target: "planning" },
        },
      },
      planning: act("plan", "mapping"),
      following: { after: { [pollInterval]: "loading" } },
      planned: {
        on: {
          "mapping.requested": "mapping",
          "run.requested": { guard: "hasWork", target: "asking.run" },
        },
      },
      done: { on: { "undo.requested": { guard: "hasUndoable", target: "asking.undo" } } },
      undone: { on: { "undo.requested": { guard: "hasUndoable", target: "asking.undo" } } },
      asking: {
        tags: "question",
        initial: "run",
        on: { "question.declined": "settled" },
        states: {
          run: { on: { "question.confirmed": "#importFile.running" } },
          undo: { on: { "question.confirmed": "#importFile.undoing" } },
        },
      },
      running: act("run", "settled"),
      undoing: act("undo", "settled"),
    },
  });
}
