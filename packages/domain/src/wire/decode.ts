import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as SchemaIssue from "effect/SchemaIssue";
import type { Issue } from "../issue.ts";

const toPaths = SchemaIssue.makeFormatterStandardSchemaV1();

/**
 * Reads a value of the wire by its required shape; members that the shape does not name are dropped. Each member of
 * another shape is an issue at its path below `root`.
 */
export const decode =
  <S extends Schema.Decoder<unknown>>(shape: S, root: string) =>
  (value: unknown): Result.Result<S["Type"], readonly Issue[]> =>
    Result.mapError(Schema.decodeUnknownResult(shape, { errors: "all" })(value), ({ issue }) =>
      toPaths(issue).issues.map(({ path = [] }) => ({
        path: [root, ...path.map((key) => String(typeof key === "object" ? key.key : key))].filter(Boolean).join("."),
        code: "unexpected_shape" as const,
      })),
    );

/** Members that a server may leave out or send as null. */
export const lenient = <S extends Schema.Constraint>(member: S) => Schema.optionalKey(Schema.NullOr(member));

/** Text, or a number that is shown as text, such as money of a specified server. */
export const text = lenient(Schema.Union([Schema.String, Schema.Number]));
export const flag = lenient(Schema.Boolean);
export const whole = lenient(Schema.Int);
export const reference = lenient(Schema.Struct({ id: Schema.Int }));

/** The text of a member, blank when there is none. */
export const textOf = (value: string | number | null | undefined): string => String(value ?? "");
