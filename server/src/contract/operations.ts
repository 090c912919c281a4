import {
  below,
  type ContentNode,
  type Document,
  follow,
  type OperationNode,
  type ParameterNode,
  type Place,
} from "./document.ts";

/** One operation of the contract, ready to be bound or checked. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  /** As OpenAPI writes it: /api/courses/{id}. */
  readonly path: string;
  readonly parameters: readonly Place<ParameterNode>[];
  readonly body: Place<ContentNode & { readonly required?: boolean }> | null;
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
    answers: Object.fromEntries(answers),
  };
}
