import type { FieldErrors, Issue } from "@teedesk/domain";

type Leaf = string | number | boolean | null | readonly unknown[];

/** The dotted names of a draft's fields: the names of the inputs, of issues and of a 422's errors alike. */
export type FieldName<Draft> = {
  [Key in keyof Draft & string]: Draft[Key] extends Leaf ? Key : `${Key}.${FieldName<Draft[Key]>}`;
}[keyof Draft & string];

/** The value of the field of that name. */
export type FieldValue<Draft, Name extends string> = Name extends keyof Draft
  ? Draft[Name]
  : Name extends `${infer Group}.${infer Rest}`
    ? Group extends keyof Draft
      ? FieldValue<Draft[Group], Rest>
      : never
    : never;

/** One field's new value, the two belonging together. */
export type FieldChange<Draft> = {
  [Name in FieldName<Draft>]: { readonly name: Name; readonly value: FieldValue<Draft, Name> };
}[FieldName<Draft>];

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function put<Draft extends object>(draft: Draft, path: readonly string[], value: unknown): Draft {
  const [key, ...rest] = path;
  if (key === undefined) return draft;
  const held: unknown = Reflect.get(draft, key);
  return { ...draft, [key]: rest.length > 0 && isGroup(held) ? put(held, rest, value) : value };
}

/** The draft with one field changed; everything else is shared with the draft before. */
export const changeField = <Draft extends object>(draft: Draft, change: { name: string; value: unknown }): Draft =>
  put(draft, change.name.split("."), change.value);

/** A draft's value under a dotted name; undefined when there is no such field. */
export const fieldAt = (draft: object, name: string): unknown =>
  name.split(".").reduce<unknown>((held, key) => (isGroup(held) ? Reflect.get(held, key) : undefined), draft);

/** All dotted names of a draft. */
export const fieldNames = (draft: object): readonly string[] =>
  Object.entries(draft).flatMap(([key, value]) =>
    isGroup(value) ? fieldNames(value).map((name) => `${key}.${name}`) : [key],
  );

/** Whether two values of drafts are the same. */
export const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The messages that still hold after a field was changed: its own were about the value before. */
export const standingMessages = (
  { errors, issues }: { readonly errors: FieldErrors; readonly issues: readonly Issue[] },
  name: string,
): { errors: FieldErrors; issues: readonly Issue[] } => ({
  errors: Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name)),
  issues: issues.filter(({ path }) => path !== name),
});

/** The message under a field: our own rule's code, for which the view has a text, or the server's first message. */
export type FieldMessage = { readonly code: Issue["code"] } | { readonly text: string };

/** The message of one field, the server's before our own (CROSS-32); undefined when there is none. */
export function messageAt(
  { errors, issues }: { readonly errors: FieldErrors; readonly issues: readonly Issue[] },
  name: string,
): FieldMessage | undefined {
  const text = errors[name];
  return text === undefined ? issues.find(({ path }) => path === name) : { text };
}
