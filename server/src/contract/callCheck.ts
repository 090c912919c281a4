import type { OperationId } from "@teedesk/domain";
import type { Contract, Operation } from "@teedesk/openapi/contract";
import type { ErrorObject } from "ajv";
import { type FieldMessages, invalid } from "../platform/refusal.ts";
import type { Call } from "./contract.ts";
import { fieldMessages } from "./fieldMessages.ts";
import { readMembers } from "./readMembers.ts";
import { refusedTexts, trimLines } from "./refusedTexts.ts";
import { sizeIssue } from "./sizeIssue.ts";
import type { Validators } from "./validators.ts";

/** A request as it arrived. */
type RawCall = {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

/** Throws 422, or asserts that a request is a call of the operation. */
export type CallCheck<Op extends OperationId> = (call: RawCall) => asserts call is RawCall & Call<Op>;

const checkedBodies = ["application/json", "multipart/form-data"];

/**
 * The one place where a request becomes a typed call: everything in it has been checked against the contract. Refuses with
 * 422 naming the fields.
 */
export function createCallCheck<Op extends OperationId>(
  document: Contract,
  operation: Operation,
  validators: Validators,
): CallCheck<Op> {
  const checkParameters = validators.parameters<unknown>(operation);
  const { body: expected } = operation;
  const checkBody =
    expected !== null && checkedBodies.includes(expected.contentType) ? validators.content<unknown>(expected) : null;

  const readOf = (body: unknown) => readMembers(document, expected?.schema ?? {}, body);

  return (call) => {
    const { path, query, body } = call;
    const headers = headerValues(operation, call.headers);
    const unreadable = readJsonParameters(operation, query);
    if (Object.keys(unreadable).length > 0) throw invalid(unreadable);
    if (!checkParameters({ path, query, headers })) throw refused(checkParameters.errors, () => 1);
    Object.assign(call, { headers });
    // Other bodies are read and checked by their handlers.
    if (expected === null || checkBody === null) return;
    const issue = sizeIssue(body, () => readOf(body));
    if (issue !== null) throw invalid({ "": [issue] });
    if (expected.contentType === "application/json") trimLines(body);
    const hide = ([first, ...rest]: readonly string[]) => (first === expected.record && rest.length > 0 ? 1 : 0);
    if (!checkBody(body)) throw refused(checkBody.errors, hide);
    // A form has bytes besides numbers, and every byte is valid.
    if (expected.contentType !== "application/json") return;
    const texts = refusedTexts(readOf(body), hide);
    if (Object.keys(texts).length > 0) throw invalid(texts);
  };
}

const refused = (errors: readonly ErrorObject[] | null | undefined, hide: (path: readonly string[]) => number) =>
  invalid(fieldMessages(errors ?? [], hide));

/** Node has the names of headers in lower case, the contract as they are written. */
const headerValues = ({ parameters }: Operation, headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === "header" && headers[parameter.name.toLowerCase()] !== undefined)
      .map(({ name }) => [name, headers[name.toLowerCase()]]),
  );

/** Replaces JSON texts in the query by their values; returns messages for those that are not JSON. */
function readJsonParameters({ parameters }: Operation, query: unknown): FieldMessages {
  if (typeof query !== "object" || query === null) return {};
  const values = new Map(Object.entries(query));
  const unreadable: Record<string, readonly string[]> = {};
  for (const { name, content } of parameters) {
    if (content === undefined || !values.has(name)) continue;
    try {
      Object.assign(query, { [name]: JSON.parse(String(values.get(name))) });
    } catch {
      unreadable[name] = ["must be JSON"];
    }
  }
  return unreadable;
}
