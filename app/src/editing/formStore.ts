import type { FieldErrors, Issue } from "@teedesk/domain";
import { createContext, useContext, useSyncExternalStore } from "react";
import { type FieldChange, fieldAt, isSame, messageAt } from "../flows/field.ts";
import { fieldMessageText } from "../messages/fieldMessageText.ts";

/** A form's machine at one moment, as its fields see it. */
export type FormView<Draft extends object> = {
  readonly draft: Draft;
  readonly errors: FieldErrors;
  readonly issues: readonly Issue[];
  readonly readOnly: boolean;
  /** The server responded to the last save with a question, which the fields show and answer. */
  readonly isAsked?: boolean;
};

type FieldView = { readonly value: unknown; readonly error: string | undefined; readonly readOnly: boolean };

/** A form's machine, one field at a time: a change notifies every field, and only those that look different redraw. */
export type FormStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly field: (name: string) => FieldView;
  readonly change: (name: string, value: unknown) => void;
  readonly isReadOnly: () => boolean;
  readonly isAsked: () => boolean;
};

type Machine = {
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
};

/** A new value for a field the draft has, of the type it has there; one that was never typed is a blank text. */
const isChange = <Draft extends object>(
  draft: Draft,
  change: { readonly name: string; readonly value: unknown },
): change is FieldChange<Draft> => {
  const held = fieldAt(draft, change.name) ?? "";
  return typeof held === typeof change.value && Array.isArray(held) === Array.isArray(change.value);
};

/** Ties a machine that edits a draft to the fields of its form. `send` passes a change to it. */
export function createFormStore<Draft extends object>(
  machine: Machine,
  view: () => FormView<Draft>,
  send: (change: FieldChange<Draft>) => void,
): FormStore {
  const seen = new Map<string, FieldView>();
  return {
    subscribe: (listener) => {
      const subscription = machine.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    field: (name) => {
      const { draft, readOnly, ...messages } = view();
      const message = messageAt(messages, name);
      const error = message === undefined ? undefined : fieldMessageText(message);
      const next = { value: fieldAt(draft, name), error, readOnly };
      const last = seen.get(name);
      // The same object for the same field: React draws it again for another one only.
      if (last !== undefined && isSame(last, next)) return last;
      seen.set(name, next);
      return next;
    },
    change: (name, value) => {
      const change = { name, value };
      if (isChange(view().draft, change)) send(change);
    },
    isReadOnly: () => view().readOnly,
    isAsked: () => view().isAsked === true,
  };
}

/** The form that the fields below belong to. */
export const FormContext = createContext<FormStore | null>(null);

function useFormStore(): FormStore {
  const store = useContext(FormContext);
  if (store === null) throw new Error("A field must stand inside the FormContext of its form.");
  return store;
}

/** One field of the form around it: what it holds, its message, and how to change it. */
export function useField(name: string) {
  const store = useFormStore();
  const field = useSyncExternalStore(store.subscribe, () => store.field(name));
  return { ...field, name, onChange: (value: unknown) => store.change(name, value) };
}

/** The state of the form around it. */
export function useFormState() {
  const store = useFormStore();
  return {
    readOnly: useSyncExternalStore(store.subscribe, store.isReadOnly),
    isAsked: useSyncExternalStore(store.subscribe, store.isAsked),
  };
}
