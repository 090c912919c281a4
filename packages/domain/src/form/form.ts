import * as Result from "effect/Result";
import { type Issue, issue } from "../issue.ts";
import { like, type Shape } from "../wire/shape.ts";
import type { Field } from "./field.ts";

/** The fields of a record by the contract's names; a group of fields stands under its own name. */
export type Fields = { readonly [name: string]: Field<unknown, unknown, unknown> | Fields };

/** The contents of the inputs. */
type Drafts<F> = {
  readonly [Name in keyof F]: F[Name] extends Field<unknown, infer Typed, unknown> ? Typed : Drafts<F[Name]>;
};

/** The values that a save sends. */
type Inputs<F> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Input, unknown, unknown> ? Input : Inputs<F[Name]>;
};

type WireOfMember<F> = F extends Field<unknown, unknown, infer Wire> ? Wire : Wires<F>;

/** The stored value; a specified server may have null for a blank. */
type Wires<F> = {
  readonly [Name in keyof F as undefined extends WireOfMember<F[Name]> ? never : Name]: WireOfMember<F[Name]> | null;
} & {
  readonly [Name in keyof F as undefined extends WireOfMember<F[Name]> ? Name : never]?: WireOfMember<F[Name]> | null;
};

/** A rule about several fields. A field that could not be read is missing from `input`. */
export type Rule<Input> = (input: { readonly [Name in keyof Input]?: Input[Name] }) => readonly Issue[];

/** The form of a table of fields. */
export type Form<Draft, Input, Wire> = {
  /** The inputs of a new record: blank or with the fields' defaults, but for what is preset. */
  readonly blank: (preset?: Partial<Draft>) => Draft;
  /** The inputs of a stored record. */
  readonly toDraft: (stored: Wire) => Draft;
  /** Reads what was typed into what a save sends; else all that is wrong with it, at the fields' dotted names. */
  readonly parse: (draft: Draft) => Result.Result<Input, readonly Issue[]>;
  /** The server's way in: the members that were sent over those that are stored, null for a new record. */
  readonly accept: (stored: Wire | null, sent: Partial<Wire>) => Result.Result<Input, readonly Issue[]>;
  /** Whether the field of that dotted name is `required`. */
  readonly isRequired: (name: string) => boolean;
};

/** The members of a form that its types are inferred from. */
type AnyForm = {
  readonly blank: () => unknown;
  readonly parse: (draft: never) => unknown;
  readonly toDraft: (stored: never) => unknown;
};

/** The inputs of a form: texts as typed, flags and lists. */
export type DraftOf<T extends Pick<AnyForm, "blank">> = ReturnType<T["blank"]>;
/** The values that a save of a form sends. */
export type InputOf<T extends Pick<AnyForm, "parse">> =
  ReturnType<T["parse"]> extends Result.Result<infer Input, unknown> ? Input : never;
/** The values of a form that a server stores. */
export type WireOf<T extends Pick<AnyForm, "toDraft">> = Parameters<T["toDraft"]>[0];

type Members = { readonly [name: string]: unknown };

const isField = (member: Fields[string]): member is Field<unknown, unknown, unknown> =>
  typeof member["show"] === "function";

const membersOf = (value: unknown): Members => (typeof value === "object" && value !== null ? { ...value } : {});

const show = (fields: Fields, stored: Members): Members =>
  Object.fromEntries(
    Object.entries(fields).map(([name, member]) => [
      name,
      isField(member) ? member.show(stored[name]) : show(member, membersOf(stored[name])),
    ]),
  );

const fieldAt = (fields: Fields, [name = "", ...rest]: readonly string[]): Fields[string] | undefined => {
  const member = fields[name];
  if (member === undefined || rest.length === 0) return member;
  return isField(member) ? undefined : fieldAt(member, rest);
};

const shapes = new WeakMap<Field<unknown, unknown, unknown>, Shape>();

/** The shape of a field's draft, which is made once: a server reads a hundred thousand rows with it. */
function shapeOf(field: Field<unknown, unknown, unknown>): Shape {
  const known = shapes.get(field);
  if (known !== undefined) return known;
  const shape = like(field.show(undefined));
  shapes.set(field, shape);
  return shape;
}

/** Reads each field on its own: the values that can be read, and the issues of the others. */
function read(fields: Fields, draft: Members): { readonly input: Members; readonly issues: readonly Issue[] } {
  const input: { [name: string]: unknown } = {};
  const issues: Issue[] = [];
  for (const [name, member] of Object.entries(fields)) {
    if (!isField(member)) {
      const part = read(member, membersOf(draft[name]));
      input[name] = part.input;
      issues.push(...part.issues.map(({ path, code }) => ({ path: `${name}.${path}`, code })));
      continue;
    }
    const unread = shapeOf(member)(draft[name], name);
    if (unread.length > 0) {
      issues.push(...unread);
      continue;
    }
    const value = member.read(draft[name], draft);
    if (Result.isSuccess(value)) input[name] = value.success;
    else issues.push(...issue(name, value.failure));
  }
  return { input, issues };
}

/**
 * Makes a form of one table of fields, which show, read and refuse; `rules` are about several fields. The overload has the
 * types, since the compiler cannot follow names through the loops of the implementation.
 */
export function form<const F extends Fields>(
  fields: F,
  ...rules: readonly Rule<Inputs<F>>[]
): Form<Drafts<F>, Inputs<F>, Wires<F>>;
export function form(fields: Fields, ...rules: readonly Rule<Members>[]): Form<Members, Members, Members> {
  const parse = (draft: Members): Result.Result<Members, readonly Issue[]> => {
    const { input, issues } = read(fields, membersOf(draft));
    const all = [...issues, ...rules.flatMap((rule) => rule(input))];
    return all.length > 0 ? Result.fail(all) : Result.succeed(input);
  };
  return {
    blank: (preset) => ({ ...show(fields, {}), ...preset }),
    toDraft: (stored) => show(fields, stored),
    parse,
    accept: (stored, sent) => parse(show(fields, { ...stored, ...sent })),
    isRequired: (name) => fieldAt(fields, name.split("."))?.["isRequired"] === true,
  };
}

/** The rule of a first and a last day: `end` must not be before `start`; a blank one is open. */
export const inOrder =
  <Start extends string, End extends string>(start: Start, end: End) =>
  (input: { readonly [Name in Start | End]?: string }): readonly Issue[] => {
    const first = input[start] ?? "";
    const last = input[end] ?? "";
    return first !== "" && last !== "" && last < first ? issue(end, "end_before_start") : [];
  };
