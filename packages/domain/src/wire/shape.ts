import { type Issue, issue } from "../issue.ts";
import { isCents } from "../money/cents.ts";
import { isMembers } from "./members.ts";

/**
 * Names what is missing in a value (`value_missing`) or of another type (`unexpected_shape`), for callers without a compiler.
 * `path` is that of the value; a member's is below it.
 */
export type Shape = (given: unknown, path: string) => readonly Issue[];

const right: readonly Issue[] = [];

/** A value of one piece, which a guard accepts. */
export const piece =
  (isRight: (given: unknown) => boolean): Shape =>
  (given, path) =>
    isRight(given) ? right : issue(path, given === undefined ? "value_missing" : "unexpected_shape");

export const text = piece((given) => typeof given === "string");
export const number = piece((given) => typeof given === "number");
export const flag = piece((given) => typeof given === "boolean");
/** A whole number that arithmetic keeps exact. */
export const whole = piece(Number.isSafeInteger);
export const amount = piece(isCents);

export const orNull =
  (shape: Shape): Shape =>
  (given, path) =>
    given === null ? right : shape(given, path);

/** A member that may be left out. */
export const optional =
  (shape: Shape): Shape =>
  (given, path) =>
    given === undefined ? right : shape(given, path);

/** An object with these members; others are ignored. */
export const members = (shapes: Readonly<Record<string, Shape>>): Shape => {
  const named = Object.entries(shapes).map(([name, shape]) => ({ name, shape }));
  return (given, path) => {
    if (!isMembers(given)) return object(given, path);
    let issues = right;
    for (const { name, shape } of named) {
      const found = shape(given[name], path === "" ? name : `${path}.${name}`);
      if (found.length > 0) issues = [...issues, ...found];
    }
    return issues;
  };
};

const object = piece(isMembers);

/** A list whose elements have a shape; the first is at "path.0". */
export const listOf =
  (shape: Shape): Shape =>
  (given, path) =>
    Array.isArray(given) ? given.flatMap((item, index) => shape(item, `${path}.${index}`)) : list(given, path);

const list = piece(Array.isArray);

/** The shape of an example, such as a blank draft: its texts, numbers, flags, lists and objects. Null may be anything. */
export const like = (example: unknown): Shape => {
  if (example === null || example === undefined) return () => right;
  if (Array.isArray(example)) return list;
  if (isMembers(example))
    return members(Object.fromEntries(Object.entries(example).map(([name, member]) => [name, like(member)])));
  return piece((given) => typeof given === typeof example);
};
