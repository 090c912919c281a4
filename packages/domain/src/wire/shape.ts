import * as Schema from "effect/Schema";

/** Members that a server may leave out or send as null; what is read in their place is said where they are used. */
const lenient = <S extends Schema.Constraint>(member: S) => Schema.optionalKey(Schema.NullOr(member));

/** Text, or a number that is shown as text, such as money of a specified server. */
export const text = lenient(Schema.Union([Schema.String, Schema.Number]));
export const flag = lenient(Schema.Boolean);
export const whole = lenient(Schema.Int);
export const reference = lenient(Schema.Struct({ id: Schema.Int }));

/** The text of a member, blank when there is none. */
export const textOf = (value: string | number | null | undefined): string => String(value ?? "");
