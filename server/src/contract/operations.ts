import {
  below,
  type ContentNode,
  type Document,
  follow,
  type OperationNode,
  type ParameterNode,
  type Place,
  referred,
  type SchemaNode,
  type Section,
} from "./document.ts";

/** One operation of the contract, ready to be bound or checked. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  /** As OpenAPI writes it: /api/courses/{id}. */
  readonly path: string;
  readonly parameters: readonly Place<ParameterNode>[];
  readonly body: Place<ContentNode & { readonly required?: boolean }> | null;
  /** The content type of the body. */
  readonly bodyType: string;
  /** The member of the body that holds the record; its fields are reported without it (DECISIONS 15). */
  readonly record: string | null;
  /** By status, with "default" for the others. */
  readonly answers: Readonly<Record<string, Place<ContentNode>>>;
};

export function operationsOf(document: Document): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, node]) =>
      operation(document, { path, method, node, pointer: below("#", "paths", path, method) }),
    ),
  );
}

type Found = { path: string; method: string } & Place<OperationNode>;

/** The one required member that is an object itself. */
function recordIn(schemas: Section<SchemaNode>, body: SchemaNode = {}): string | null {
  const { required = [], properties = {} } = referred(schemas, body);
  return required.find((name) => referred(schemas, properties[name] ?? {}).type === "object") ?? null;
}

function operation({ components }: Document, { path, method, node, pointer }: Found): Operation {
  const parameters = (node.parameters ?? []).map((parameter, index) =>
    follow(components.parameters, { node: parameter, pointer: below(pointer, "parameters", String(index)) }),
  );
  const answers = Object.entries(node.responses).map(([status, answer]) => [
    status,
    follow(components.responses, { node: answer, pointer: below(pointer, "responses", status) }),
  ]);
  return {
    id: node.operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    body: node.requestBody === undefined ? null : { node: node.requestBody, pointer: below(pointer, "requestBody") },
    bodyType: Object.keys(node.requestBody?.content ?? {})[0] ?? "application/json",
    record: recordIn(components.schemas, node.requestBody?.content?.["application/json"]?.schema),
    answers: Object.fromEntries(answers),
  };
}
