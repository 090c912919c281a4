import { redactValue } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";

type FieldChange = components["schemas"]["FieldChange"];

/** Members of every record that a history leaves out. */
const unrecorded: ReadonlySet<string> = new Set(["id", "lock_version"]);

/**
 * The fields in which two versions of a record differ, as texts; a part of a record is named with a dot, `course.id`.
 * A missing member, null and an empty text are the same. Secrets are hidden after the comparison, so a change of one is recorded.
 */
export function changesBetween(before: object | null, after: object | null): readonly FieldChange[] {
  const [old, current] = [leavesOf(before), leavesOf(after)];
  return Array.from(new Set([...old.keys(), ...current.keys()]))
    .filter((field) => textOf(old.get(field)) !== textOf(current.get(field)))
    .map((field) => ({ field, before: shown(field, old.get(field)), after: shown(field, current.get(field)) }));
}

/** The text of a field without secrets, found by its whole name or by their form; null for a missing one. */
function shown(field: string, value: unknown): string | null {
  if (textOf(value) === "") return null;
  return Object.values(Object(redactValue({ [field]: value })))
    .map(textOf)
    .join();
}

function leavesOf(record: object | null): ReadonlyMap<string, unknown> {
  const fields = Object.entries(record ?? {}).filter(([name]) => !unrecorded.has(name));
  return new Map(fields.flatMap(([name, value]) => leaves(name, value)));
}

function leaves(name: string, value: unknown): readonly (readonly [string, unknown])[] {
  const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isPart) return [[name, value]];
  return Object.entries(value).flatMap(([inner, one]) => leaves(`${name}.${inner}`, one));
}

/** A list is one text: its items, and the fields of each, after one another. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  return typeof value === "object" ? namedBy(value).map(textOf).join(" ") : JSON.stringify(value);
}

/** The members that people recognise an item by: its ids only where it has no other. */
function namedBy(item: object): readonly unknown[] {
  const others = Object.entries(item).filter(([name]) => !unrecorded.has(name) && !name.endsWith("_id"));
  return others.length > 0 ? others.map(([, value]) => value) : Object.values(item);
}
