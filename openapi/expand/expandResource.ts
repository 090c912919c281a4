import { type Node, readResource } from "./declaration.ts";
import { operationsOf } from "./operations.ts";
import { schemasOf } from "./schemas.ts";

/**
 * The contents of a file in resources/ as plain OpenAPI: the standard operations and schemas that its `x-resource` declares, and the parts
 * beside it.
 */
export function expandResource(file: string, { "x-resource": declared, ...beside }: Node): Node {
  const resource = readResource(file, declared);
  const expanded = { ...operationsOf(resource), ...schemasOf(resource, Object.keys(beside)) };
  const twice = Object.keys(expanded).find((key) => key in beside);
  if (twice !== undefined) throw new Error(`${file}: ${twice}: x-resource declares it too`);
  return { ...expanded, ...beside };
}
