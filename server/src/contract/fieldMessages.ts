import { redact } from "@teedesk/domain";
import type { ErrorObject } from "ajv";
import type { FieldMessages } from "../platform/refusal.ts";

/** Messages for a schema's errors; other keywords keep the validator's message. Values are never repeated. */
const wording: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  required: () => "is required",
  additionalProperties: () => "is not a known field",
  enum: ({ allowedValues }) => `must be one of: ${listed(allowedValues)}`,
  type: ({ type }) => `must be ${listed(type)}`,
  pattern: () => "is not in the expected form",
  format: ({ format }) => `must be a valid ${String(format)}`,
};

const listed = (values: unknown): string => [values].flat().map(String).join(", ");

/** More errors than any page can show beside its fields. */
const mostErrors = 100;

/** Errors of a choice between schemas: the errors of the alternatives state more. */
const summaries = new Set(["anyOf", "oneOf", "if"]);

/**
 * Turns the validator's errors into messages by field path. `hide` returns the number of leading members of a path that are
 * left out: the group of parameters, or the record's own name in a body such as { course: … }.
 */
export function fieldMessages(
  errors: readonly ErrorObject[],
  hide: (path: readonly string[]) => number,
): FieldMessages {
  const messages = new Map<string, Set<string>>();
  const causes = errors.filter(({ keyword }) => !summaries.has(keyword));
  const reported = (causes.length > 0 ? causes : errors).slice(0, mostErrors);
  for (const { instancePath, keyword, params, message } of reported) {
    const named = params["missingProperty"] ?? params["additionalProperty"];
    const path = [...instancePath.split("/").slice(1).map(unescaped), ...(typeof named === "string" ? [named] : [])];
    const field = redact(path.slice(hide(path)).join(".")).slice(0, 200);
    const words = wording[keyword]?.(params) ?? message ?? "is not valid";
    messages.set(field, (messages.get(field) ?? new Set()).add(words));
  }
  return Object.fromEntries([...messages].map(([field, words]) => [field, [...words]]));
}

const unescaped = (segment: string): string => segment.replaceAll("~1", "/").replaceAll("~0", "~");
