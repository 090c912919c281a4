import { redactValue } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";

type FieldChange = components["schemas"]["FieldChange"];

/** What every record has and no reader of a history asks for. */
const unrecorded: ReadonlySet<string> = new Set(["id", "lock_version"]);

/**
 * The fields in which two versions of a record differ, as texts; a part of a record is named with a dot, `course.id`.
 * Nothing, null and an empty text are the same. Secrets are hidden before they are compared.
 */
export function changesBetween(before: object | null, after: object | null): readonly FieldChange[] {
  const [old, current] = [textsOf(before), textsOf(after)];
  return Array.from(new Set([...old.keys(), ...current.keys()]))
    .map((field) => ({ field, before: old.get(field) ?? null, after: current.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function textsOf(record: object | null): ReadonlyMap<string, string> {
  const fields = Object.entries(Object(redactValue(record ?? {}))).filter(([name]) => !unrecorded.has(name));
  return new Map(fields.flatMap(([name, value]) => leaves(name, value)).filter(([, text]) => text !== ""));
}

function leaves(name: string, value: unknown): readonly (readonly [string, string])[] {
  const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isPart) return [[name, textOf(value)]];
  return Object.entries(value).flatMap(([inner, one]) => leaves(`${name}.${inner}`, one));
}

/** A list is one text: its items, and the fields of each, after one another. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  return typeof value === "object" ? Object.values(value).map(textOf).join(" ") : JSON.stringify(value);
}
